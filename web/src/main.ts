import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';
import { language } from './lib/language.svelte';

// Where the page comes over a safe line it can be installed, and opens while the server is away for a moment: see public/sw.js.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));

const target = document.getElementById('app');
if (!target) throw new Error('index.html has lost its #app');
// Without its messages, a language is English until they are here.
await language.follow().catch(() => {});
mount(App, { target });
