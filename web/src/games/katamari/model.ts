/** A Katamari as it is drawn: stacks of hexes, built from the pieces in the order they were laid. */

import { t } from '../../lib/messages';
import { CENTER, code, HEXES, Icon, NONE, type Box, type View } from '../../generated/katamari';
import { disc, middle, type Spot } from '../../pieces/hex';

export const CELLS = disc(2);
export const MIDDLES: Spot[] = CELLS.map(middle);
const ICONS: Record<number, string> = {
  [Icon.ONE_DIE]: 'die',
  [Icon.TWO_DICE]: 'two-dice',
  [Icon.THREE_DICE]: 'three-dice',
  [Icon.STAR]: 'star',
  [Icon.TWO_STARS]: 'two-stars',
  [Icon.SMILEY]: 'smiley',
  [Icon.FLOWER]: 'flower',
  [Icon.COW]: 'cow',
  [Icon.PENCIL]: 'pencil',
};
const ROWS = 'ABCDE';

/** What a hex shows, in words: dice have the colour of their piece. */
const iconName = (icon: number, level: number): string => t('katamari-icon', { icon: ICONS[icon] ?? 'nothing', level });

/** What a piece shows, hex by hex. */
export const pieceWords = (box: Box, kind: number): string =>
  t('katamari-piece', {
    size: box.size[kind],
    icons: box.icons[kind]
      .slice(0, box.size[kind])
      .map((icon) => iconName(icon, box.level[kind]))
      .join(', '),
  });

/** What lies on a hex, how high, and what it shows. */
export function topWords(box: Box, k: Katamari, hex: number): string {
  const { piece, height, icon } = k.tops[hex];
  if (piece) {
    const shows = iconName(icon, box.level[piece.kind]);
    return t('katamari-top', { thing: box.texts.things[piece.kind], height, shows });
  }
  return hex === CENTER && box.center !== Icon.NOTHING
    ? t('katamari-bare-shows', { shows: iconName(box.center, 0) })
    : t('katamari-bare');
}

/** A1 to E3, the Center being C3. */
export const hexName = (hex: number): string => {
  const { q, r } = CELLS[hex];
  return `${ROWS[r + 2]}${1 + q + Math.min(2, 2 + r)}`;
};

/** A spot is turn * HEXES + the hex under the first hex of the piece. */
export const placeCode = (spot: number): number => code.place({ turn: Math.floor(spot / HEXES), hex: spot % HEXES });

export interface Piece {
  /** Its place in the list of all that was laid: the same as long as nothing before it goes. */
  id: number;
  kind: number;
  spot: number;
  cells: number[];
  /** How many layers lie under it where they are highest. */
  base: number;
}

/** What lies on top of a hex. */
interface Top {
  piece: Piece | null;
  icon: number;
  height: number;
}

export interface Katamari {
  pieces: Piece[];
  tops: Top[];
}

export const cellsOf = (box: Box, kind: number, spot: number): number[] =>
  box.cell[box.shape[kind]][spot].slice(0, box.size[kind]);

export function katamari(placed: View['placed'], box: Box, seat: number): Katamari {
  const bare = { piece: null, icon: Icon.NOTHING, height: 0 };
  const tops: Top[] = Array.from({ length: HEXES }, () => ({ ...bare }));
  const pieces: Piece[] = [];
  for (let i = 0; i < placed.n; i += 1) {
    if (placed.seat[i] !== seat) continue;
    const [kind, spot] = [placed.kind[i], placed.spot[i]];
    const cells = cellsOf(box, kind, spot);
    const piece = { id: i, kind, spot, cells, base: Math.max(...cells.map((c) => tops[c].height)) };
    pieces.push(piece);
    cells.forEach((c, k) => {
      tops[c] = { piece, icon: box.icons[kind][k], height: piece.base + 1 };
    });
  }
  return { pieces, tops };
}

interface Gain {
  words: string;
  good: boolean;
}

/** A change in words, each part by itself: −2 Yellow dice, +1 star. */
export function gains(change: number[]): Gain[] {
  return change.flatMap((n, i) =>
    n ? [{ words: `${n > 0 ? '+' : '−'}${t('katamari-gain', { n: Math.abs(n), what: i })}`, good: n > 0 }] : [],
  );
}

export const percent = (p: number, none = t('katamari-no-risk')): string =>
  p === 0 ? none : p < 0.005 ? t('katamari-under') : `${Math.round(p * 100)} %`;

/** Of several spots the one whose middle lies nearest to a point. */
export function nearestSpot(box: Box, kind: number, spots: number[], at: Spot): number {
  let [best, least] = [NONE, Infinity];
  for (const spot of spots) {
    const cells = cellsOf(box, kind, spot).map((c) => MIDDLES[c]);
    const x = cells.reduce((sum, c) => sum + c.x, 0) / cells.length;
    const y = cells.reduce((sum, c) => sum + c.y, 0) / cells.length;
    const far = (x - at.x) ** 2 + (y - at.y) ** 2;
    if (far < least - 1e-9) [best, least] = [spot, far];
  }
  return best;
}
