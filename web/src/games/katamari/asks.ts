/** What the table asks of the player whose turn it is, in a few words. */

import { BUYING, LOSING, NONE, ROLLING, type Box, type View } from '../../generated/katamari';
import { crashChance, percent } from './model';

export interface Asked {
  h: View;
  box: Box;
  names: string[];
  me: number;
  /** The verbs that are allowed now. */
  verbs: Set<string>;
  /** Dice that I would roll. */
  dice: number;
  /** The pile whose piece is in the hand, and where it would lie. */
  pile: number;
  spot: number;
}

export function step({ h, box, names, me, verbs, dice, pile }: Asked): string {
  if (h.end) return 'The Emperor has arrived.';
  if (!verbs.size) return h.mover === me ? '' : `${names[h.mover]} is rolling things up.`;
  if (h.phase === ROLLING) return `${dice} dice, ${percent(crashChance(dice, box.crash))} risk of a crash.`;
  if (h.phase === LOSING) return 'Too fast! Choose the piece that rolls away.';
  return pile === NONE ? `${h.power} power:` : '';
}

export function advice({ h, verbs, pile, spot }: Asked): string {
  if (h.end || !verbs.size || h.phase === ROLLING || h.phase === LOSING) return '';
  if (pile !== NONE) return spot === NONE ? 'Choose where it lies. Turn it with T, the wheel or two fingers.' : '';
  return h.phase === BUYING && !verbs.has('buy')
    ? 'nothing fits; cycle a pile or pass.'
    : 'take a piece, or pass the tray.';
}
