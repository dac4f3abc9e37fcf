import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';
import { language } from './lib/language.svelte';

// Over a safe line the page can be installed, and opens without the server: see public/sw.js.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const fill = (): void =>
    void navigator.serviceWorker.ready
      .then(() => import('./home/fill'))
      .then(({ fill }) => fill())
      .catch(() => {}); // tried again with the next visit
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').catch(() => {});
    if (matchMedia('(display-mode: standalone)').matches) fill();
  });
  addEventListener('appinstalled', fill);
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has lost its #app');
// Without its messages, a language is English until they are here.
await language.follow().catch(() => {});
mount(App, { target });
