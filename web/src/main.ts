import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

// The server was updated while this page was open, and what it asks for next has another name now: begin afresh, once.
addEventListener('vite:preloadError', (e) => {
  const last = Number(sessionStorage.getItem('rulewright.afresh') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('rulewright.afresh', String(Date.now()));
  e.preventDefault();
  location.reload();
});

// Where the page comes over a safe line it can be installed, and opens while the server is away for a moment: see public/sw.js.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));

const target = document.getElementById('app');
if (!target) throw new Error('index.html has lost its #app');
mount(App, { target });
