import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { examples } from './tools/examples.ts';
import { nativeEngine } from './tools/native.ts';
import { offline } from './tools/offline.ts';

export default defineConfig({
  base: './', // in any folder of any static server
  plugins: [svelte(), examples(), nativeEngine(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: false, assetsInlineLimit: 0 },
});
