/** What a page does when it could not be opened: it waits for the server to answer, and tries again by itself. */

import { Trouble } from './api';
import { backoff } from './backoff';

const PATIENCE = 4000;
const AGAIN = 10_000;
const RELOADED = 'rulewright.reloaded';

/** Whether trying again can help: nobody answered, part of the page could not be fetched, or the server is in trouble. */
export const passing = (e: unknown): boolean =>
  !(e instanceof Trouble) || e.status === 0 || e.status === 429 || e.status >= 500;

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

/** Load the page anew. Unasked, only if that was not done a moment ago: something may be wrong for good. */
export function reload(asked: boolean): boolean {
  if (!asked && Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

/**
 * Call `again` once the server answers, and keep calling it as long as it says that it could not do it. It looks when the
 * network comes back, and otherwise now and then. Returns what ends it.
 */
export function recover(again: () => boolean | Promise<boolean>, reached = answers): () => void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const found = await reached();
    if (ended) return;
    if (found && (await again())) end();
    else if (!ended) wait();
  }
  const hurry = (): void => void look();
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(hurry, backoff(attempt++));
  }
  function end(): void {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
  }
  addEventListener('online', hurry);
  wait();
  return end;
}
