/** What something is worth, in words: a chance in percent, or points. */

import type { Aim } from './wire';

export function expected(x: number, aim: Aim): string {
  if (aim === 'score') return x.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(x) < 100 ? 1 : 0 });
  return `${Math.round(x * 100)}%`;
}

/** By how much something changed, with its sign. */
export function change(x: number, aim: Aim): string {
  const said = expected(Math.abs(x), aim);
  if (said === expected(0, aim)) return said;
  return `${x < 0 ? '−' : '+'}${said}`;
}

/** How sure it is: half of the interval. */
export function give(low: number, high: number, aim: Aim): string {
  return `± ${expected((high - low) / 2, aim)}`;
}

export function playedFor(aim: Aim, alone: boolean): string {
  if (aim === 'score') return 'points to expect';
  if (aim === 'place') return 'place to expect, the best being 100%';
  return alone ? 'chance of success' : 'chance to win';
}
