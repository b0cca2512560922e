import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import { workOffline } from './offline.ts';
import './style.css';
import './page.css';

void app.start();
workOffline(() => (app.newVersion = true));
mount(App, { target: document.getElementById('app')! });
