/** What something is worth, in words: a chance in percent, or points. */

import type { Aim, Gap, Grade, Measured } from '../generated/contract';

type Interval = Pick<Measured, 'worth' | 'low' | 'high' | 'exact'>;

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

/** How sure it is: exact, half of the interval where the worth lies in its middle, else both its ends. An estimate is never shown
 * as if it were exact. */
export function give({ worth, low, high, exact }: Interval, aim: Aim): string {
  if (exact) return 'exact';
  const half = (high - low) / 2;
  const [least, most] = [expected(low, aim), expected(high, aim)];
  const even = Math.abs(worth - (low + high) / 2) <= half / 4;
  return even || least === most ? `± ${small(half, aim)}` : `${least} to ${most}`;
}

/** An amount of which little is not nothing: below 1% with a decimal. */
export function small(x: number, aim: Aim): string {
  if (x >= (aim === 'score' ? 0.1 : 0.01)) return expected(x, aim);
  const [least, said] = aim === 'score' ? [0.01, 'under 0.01'] : [0.001, 'under 0.1%'];
  if (x < least) return x > 0 ? said : expected(0, aim);
  return aim === 'score' ? x.toFixed(2) : `${(x * 100).toFixed(1)}%`;
}

/** What a decision of a finished game lost against the best other move. */
export function lost(gap: Gap, aim: Aim): string {
  const { worth, low, high, exact } = gap;
  if (exact) return worth > 0 ? `lost exactly ${small(worth, aim)}` : 'lost nothing';
  if (low > 0) return `lost ${small(worth, aim)} ${give(gap, aim)}`;
  if (high <= 0) return 'lost nothing';
  return `may have lost up to ${small(high, aim)}`;
}

/** The signs of chess for what should not have been played. */
export const SIGNS: Partial<Record<Grade, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** How many there are of each kind: 1 blunder, 2 mistakes. */
export function counted(grades: Partial<Record<Grade, number>>): string {
  const said = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((grade) => {
    const n = grades[grade] ?? 0;
    if (!n) return [];
    if (n === 1) return [`1 ${grade}`];
    return [`${n} ${grade === 'inaccuracy' ? 'inaccuracies' : `${grade}s`}`];
  });
  return said.join(', ');
}

export function playedFor(aim: Aim, alone: boolean): string {
  if (aim === 'score') return 'points to expect';
  if (aim === 'place') return 'place to expect, the best being 100%';
  return alone ? 'chance of success' : 'chance to win';
}
