/** The moments of a finished game worth going back to, out of its review. */

import { t, who } from '../lib/messages';
import { change } from '../lib/worth';
import type { Review } from '../generated/contract';

interface Moment {
  kind: 'turning' | 'best' | 'luck';
  title: string;
  words: string;
  /** The frame of the replay at which it happened. */
  frame: number;
}

/** The least that counts as a moment: changes below it are noise. */
const LEAST = 0.02;

/**
 * As one seat lived it: the turning point (the move after which its chances had changed most), its best move (the one that was
 * certainly better than every other, by most), and its luckiest roll. What did not happen is left out.
 */
export function moments(review: Review, seat: number): Moment[] {
  const { curve, luck, decisions, aim, names } = review;
  const scale = aim === 'score' ? Math.max(1, ...curve.map((c) => Math.abs(c[seat]))) : 1;
  const found: Moment[] = [];
  const add = (kind: Moment['kind'], title: string, worth: number, words: string, frame: number): void => {
    if (Math.abs(worth) >= LEAST * scale) found.push({ kind, title, words: `${words}: ${change(worth, aim)}`, frame });
  };
  /** The frame in which a move was made; moves that nobody decided have none of their own, but frames and moves go together. */
  const frameOf = (move: number): number => decisions.find((d) => d.move === move)?.frame ?? Math.max(0, move - 1);

  const swings = curve.slice(1).map((c, i) => c[seat] - curve[i][seat]);
  const turn = peak(swings.map(Math.abs));
  if (turn >= 0) {
    const made = decisions.find((d) => d.move === turn + 1);
    const words = made
      ? t('moment-made', { who: who(names[made.seat], made.seat === seat), label: made.chosen.label })
      : t('move-number', { move: turn + 1 });
    add('turning', t('moment-turning'), swings[turn], words, frameOf(turn + 1));
  }
  const mine = decisions.filter((d) => d.seat === seat && !d.stood_in);
  const best = mine[peak(mine.map((d) => d.gain))];
  if (best) add('best', t('moment-best'), best.gain, best.chosen.label, best.frame);
  const lucky = peak(luck.map((l) => l[seat]));
  if (lucky >= 0)
    add('luck', t('moment-luck'), luck[lucky][seat], t('move-number', { move: lucky + 1 }), frameOf(lucky + 1));
  return found;
}

/** Where the largest number above zero stands, or -1. */
function peak(numbers: number[]): number {
  const most = Math.max(0, ...numbers);
  return most > 0 ? numbers.indexOf(most) : -1;
}
