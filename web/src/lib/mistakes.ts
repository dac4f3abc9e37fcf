/** Decisions that you should have made otherwise: each comes back after a day, and later each time that you find it at once. */

import type { Review, ReviewedDecision } from '../generated/contract';

const STORE = 'rulewright.mistakes';
const MOST = 60;
const DAY = 86_400_000;
/** Days until it comes back, by how often you found it in a row; after the last it is learned. */
const DAYS = [1, 3, 7, 21, 60];

export interface Mistake {
  /** The replay it is from, and the game's title. */
  id: string;
  title: string;
  aim: Review['aim'];
  decision: ReviewedDecision;
}

interface Kept extends Mistake {
  found: number;
  due: number;
}

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(all: Kept[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all.slice(-MOST)));
  } catch {
    // a private window: they do not come back
  }
}

export const due = (now = Date.now()): Mistake[] => kept().filter((m) => m.due <= now);

/** Note whether it was found at the first try. Trying again before it is due changes nothing. */
export function answered(mistake: Mistake, found: boolean, now = Date.now()): void {
  const same = (m: Kept): boolean => m.id === mistake.id && m.decision.move === mistake.decision.move;
  const all = kept();
  const before = all.find(same);
  if (before && before.due > now) return;
  const times = found ? (before?.found ?? 0) + 1 : 0;
  const again = times < DAYS.length ? [{ ...mistake, found: times, due: now + DAYS[times] * DAY }] : [];
  keep([...all.filter((m) => !same(m)), ...again]);
}

/** Forget those of a replay that the server no longer has. */
export function forget(id: string): void {
  keep(kept().filter((m) => m.id !== id));
}
