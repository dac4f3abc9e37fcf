/**
 * Decisions that you should have made otherwise: each comes back after a day, and later each time that you find it at once. The
 * server keeps them for all your devices; what is here is a copy, and what it could not be told yet.
 */

import type { KeptMistake } from '../generated/contract';
import { api, Trouble } from './api';

const STORE = 'rulewright.mistakes';
const MOST = 60;
const DAY = 86_400_000;
/** Days until it comes back, by how often you found it in a row; after the last it is learned. */
const DAYS = [1, 3, 7, 21, 60];
const LEARNED = DAYS.length;
/** Answers to what the server will never take. */
const REFUSED = [400, 413];

/** The replay it is from, the game's title, what the review counted, and the decision. */
export type Mistake = Pick<KeptMistake, 'id' | 'title' | 'aim' | 'decision'>;

/** Without `sent` the server has not got it. One that is learned is here until the server knows. */
type Kept = KeptMistake & { sent?: true };

function kept(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(STORE) ?? '[]') as Kept[];
    // earlier releases kept them here alone, and not when they were answered
    return all.map((m) => ({ ...m, answered: m.answered ?? Math.max(0, m.due - DAYS[m.found] * DAY) }));
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

const same = (a: Mistake, b: Mistake): boolean => a.id === b.id && a.decision.move === b.decision.move;

export const due = (now = Date.now()): Mistake[] => kept().filter((m) => m.found < LEARNED && m.due <= now);

/** Note whether it was found at the first try. Trying again before it is due changes nothing. */
export function answered(mistake: Mistake, found: boolean, now = Date.now()): void {
  const all = kept();
  const before = all.find((m) => same(m, mistake) && m.found < LEARNED);
  if (before && before.due > now) return;
  const times = found ? (before?.found ?? 0) + 1 : 0;
  const again: Kept = { ...mistake, found: times, due: now + (DAYS[times] ?? 0) * DAY, answered: now };
  keep([...all.filter((m) => !same(m, mistake)), again]);
  void share();
}

/** Forget those of a replay that the server no longer has. */
export function forget(id: string): void {
  const all = kept();
  const others = all.filter((m) => m.id !== id);
  if (others.length === all.length) return;
  keep(others);
  inTurn(async () => take(await api.forgetMistakes(id)));
}

/** Leave nothing to the next person on this device: what is not sent would become theirs. */
export const drop = (): void => keep([]);

let last: Promise<void> = Promise.resolve();

/** One thing after another, so that no answer of the server is older than what is here. Without the server all stays as it is. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return (last = last.then(work).catch(() => {}));
}

/** Send what the server has not got, and take over what it keeps: another device may have answered since. */
export const share = (): Promise<void> =>
  inTurn(async () => {
    let theirs: KeptMistake[] | undefined;
    for (const mine of kept().filter((m) => !m.sent)) {
      try {
        theirs = await api.answerMistake(mine);
      } catch (e) {
        if (!(e instanceof Trouble && REFUSED.includes(e.status))) throw e;
      }
      keep(kept().map((m) => (same(m, mine) && m.answered === mine.answered ? { ...m, sent: true } : m)));
    }
    take(theirs ?? (await api.mistakes()));
  });

/** What the server keeps, and what was answered here meanwhile. */
function take(theirs: KeptMistake[]): void {
  const unsent = kept().filter((m) => !m.sent);
  const known = theirs.filter((m) => !unsent.some((mine) => same(mine, m)));
  keep([...known.map((m): Kept => ({ ...m, sent: true })), ...unsent]);
}
