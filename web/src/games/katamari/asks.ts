/** What the table asks of the player whose turn it is, in a few words. */

import { NONE, Phase, type Shown, type View } from '../../generated/katamari';
import { t } from '../../lib/messages';
import { percent } from './model';

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
  if (h.end) return t('katamari-over');
  if (!verbs.size) return h.mover === me ? '' : t('katamari-rolling', { name: names[h.mover] });
  if (h.phase === Phase.ROLLING) {
    const dice = shown.dice.reduce((a, b) => a + b, 0);
    return t('katamari-dice-risk-sentence', { dice, risk: percent(shown.crash) });
  }
  if (h.phase === Phase.LOSING) return t('katamari-losing');
  return pile === NONE ? t('katamari-power-colon', { power: h.power }) : '';
}

export function advice({ h, verbs, pile, spot, turns, touch }: Asked): string {
  if (h.end || !verbs.size || h.phase === Phase.ROLLING || h.phase === Phase.LOSING) return '';
  if (pile !== NONE) {
    const way = turns > 1 ? (touch ? 'fingers' : 'wheel') : 'none';
    return spot === NONE ? t('katamari-where', { way }) : '';
  }
  return h.phase === Phase.BUYING && !verbs.has('buy') ? t('katamari-nothing-fits') : t('katamari-take');
}
