import { art } from '../games';
import { api } from '../lib/api';

const FILLED = 'rulewright.shelf';

/** Fetch the rules, help, lesson and board of every game once a day: the installed page opens them anywhere. */
export async function fill(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (localStorage.getItem(FILLED) === today) return;
  const files = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  await Promise.all([
    ...files.filter((url) => url.pathname.startsWith('/assets/')).map((url) => fetch(url)), // loaded before there was a worker
    import('../frame/Rulebook.svelte'),
    import('../frame/Lesson.svelte'),
    import('../frame/Replay.svelte'),
  ]);
  for (const { name } of await api.games()) {
    await Promise.all([api.game(name), api.lesson(name).catch(() => {}), art(name)]);
  }
  localStorage.setItem(FILLED, today);
}
