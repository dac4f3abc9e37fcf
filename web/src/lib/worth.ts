/** What something is worth, in words: a chance in percent, or points. */

import { number, percent, t } from './messages';
import type { Aim, Gap, Grade, Measured } from '../generated/contract';

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

type Interval = Pick<Measured, 'worth' | 'low' | 'high' | 'exact'>;

export function expected(x: number, aim: Aim): string {
  if (aim === 'score') return number(x, { maximumFractionDigits: Math.abs(x) < 100 ? 1 : 0 });
  return percent(x);
}

/** By how much something changed, with its sign. */
export function change(x: number, aim: Aim): string {
  const said = expected(Math.abs(x), aim);
  if (said === expected(0, aim)) return said;
  return `${x < 0 ? '−' : '+'}${said}`;
}

/** A change with half of its interval. */
export function around(x: number, give: number, aim: Aim): string {
  return `${change(x, aim)} ± ${small(give, aim)}`;
}

/** How sure it is: exact, half of the interval where the worth lies in its middle, else both its ends. An estimate is never shown
 * as if it were exact. */
export function give({ worth, low, high, exact }: Interval, aim: Aim): string {
  if (exact) return t('worth-exact');
  const half = (high - low) / 2;
  const [least, most] = [expected(low, aim), expected(high, aim)];
  const even = Math.abs(worth - (low + high) / 2) <= half / 4;
  return even || least === most ? `± ${small(half, aim)}` : t('worth-between', { least, most });
}

/** An amount of which little is not nothing: below 1% with a decimal. */
export function small(x: number, aim: Aim): string {
  if (x >= (aim === 'score' ? 0.1 : 0.01)) return expected(x, aim);
  const least = aim === 'score' ? 0.01 : 0.001;
  const said = (y: number): string => (aim === 'score' ? number(y, HUNDREDTHS) : percent(y, 1));
  if (x < least) return x > 0 ? t('worth-under', { least: said(least) }) : expected(0, aim);
  return said(x);
}

/** What a decision of a finished game lost against the best other move. */
export function lost(gap: Gap, aim: Aim): string {
  const { worth, low, high, exact } = gap;
  if (exact) return worth > 0 ? t('lost-exactly', { worth: small(worth, aim) }) : t('lost-nothing');
  if (low > 0) return t('lost-about', { worth: small(worth, aim), give: give(gap, aim) });
  if (high <= 0) return t('lost-nothing');
  return t('lost-up-to', { worth: small(high, aim) });
}

/** The signs of chess for what should not have been played. */
export const SIGNS: Partial<Record<Grade, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** How many there are of each kind: 1 blunder, 2 mistakes. */
export function counted(grades: Partial<Record<Grade, number>>): string {
  const said = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((grade) => {
    const n = grades[grade] ?? 0;
    return n ? [t('counted-grades', { grade, n })] : [];
  });
  return said.join(', ');
}

export function playedFor(aim: Aim, alone: boolean): string {
  return t('played-for', { aim: aim === 'win' && alone ? 'alone' : aim });
}
