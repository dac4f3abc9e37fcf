/** What the table asks of the player whose turn it is, in a few words. */

import { NONE, Phase, type Shown, type View } from '../../generated/katamari';
import { many, percent } from './model';

export interface Asked {
  h: View;
  names: string[];
  me: number;
  /** The verbs that are allowed now. */
  verbs: Set<string>;
  /** What I would roll. */
  shown: Shown;
  /** The pile whose piece is in the hand, and where it would lie. */
  pile: number;
  spot: number;
  /** In how many ways it can be turned. */
  turns: number;
  /** Whether fingers do the pointing. */
  touch: boolean;
}

export function step({ h, names, me, verbs, shown, pile }: Asked): string {
  if (h.end) return 'The Emperor has arrived.';
  if (!verbs.size) return h.mover === me ? '' : `${names[h.mover]} is rolling things up.`;
  if (h.phase === Phase.ROLLING) {
    const dice = shown.dice.reduce((a, b) => a + b, 0);
    return `${many(dice, 'die', 'dice')}, ${percent(shown.crash)} risk of a crash.`;
  }
  if (h.phase === Phase.LOSING) return 'Too fast! Choose the piece that rolls away.';
  return pile === NONE ? `${h.power} power:` : '';
}

export function advice({ h, verbs, pile, spot, turns, touch }: Asked): string {
  if (h.end || !verbs.size || h.phase === Phase.ROLLING || h.phase === Phase.LOSING) return '';
  if (pile !== NONE) {
    const way = touch ? ' Two fingers turn it.' : ' Turn it with T or the wheel.';
    return spot === NONE ? `Choose where it lies.${turns > 1 ? way : ''}` : '';
  }
  return h.phase === Phase.BUYING && !verbs.has('buy')
    ? 'nothing fits; cycle a pile or pass.'
    : 'take a piece, or pass the tray.';
}
