import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import { workOffline } from './offline.ts';
import './style.css';
import './page.css';

workOffline(() => (app.newVersion = true), () => (app.offlineReady = true));
await app.start();
mount(App, { target: document.getElementById('app')! });
