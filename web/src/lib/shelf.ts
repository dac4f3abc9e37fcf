/** What this device keeps for reading without the server; the service worker keeps it, see public/sw.js. */

import type { Replay } from '../generated/contract';

const SHELF = 'rulewright-shelf-1';

export interface Story {
  id: string;
  title: string;
  names: string[];
}

/** The replays kept here, latest first. */
export async function stories(): Promise<Story[]> {
  if (!('caches' in globalThis)) return [];
  const shelf = await caches.open(SHELF);
  const found = new Map<string, Story>();
  for (const request of [...(await shelf.keys())].reverse()) {
    const url = new URL(request.url);
    const id = /^\/api\/records\/([^/]+)$/.exec(url.pathname)?.[1];
    if (!id || url.searchParams.has('from') || found.has(id)) continue;
    const { title, names } = (await (await shelf.match(request))!.json()) as Replay;
    found.set(id, { id, title, names });
  }
  return [...found.values()];
}

/** Forget all of it, when somebody leaves for good. */
export async function clear(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF);
}
