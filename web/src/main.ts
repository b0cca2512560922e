import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import './style.css';
import './page.css';

void app.start();
mount(App, { target: document.getElementById('app')! });
