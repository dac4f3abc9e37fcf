/** A Katamari as it is drawn: stacks of hexes, built from the pieces in the order they were laid. */

import { CENTER, code, HEXES, Icon, NONE, type Box, type View } from '../../generated/katamari';
import { disc, middle, type Spot } from '../../pieces/hex';

export const CELLS = disc(2);
export const MIDDLES: Spot[] = CELLS.map(middle);
export const SYMBOL_NAMES = ['smiley', 'flower', 'cow', 'pencil'];
export const COLOURS = ['Yellow', 'Blue', 'Purple'];
const ICON_NAMES: Record<number, string> = {
  [Icon.NOTHING]: 'nothing',
  [Icon.STAR]: 'a star',
  [Icon.TWO_STARS]: 'two stars',
  [Icon.SMILEY]: 'a smiley',
  [Icon.FLOWER]: 'a flower',
  [Icon.COW]: 'a cow',
  [Icon.PENCIL]: 'a pencil',
};
const NUMBERS = ['', 'one', 'two', 'three'];
const ROWS = 'ABCDE';

/** What a hex shows, in words: dice have the colour of their piece. */
export const iconName = (icon: number, level: number): string =>
  icon >= Icon.ONE_DIE && icon <= Icon.THREE_DICE
    ? `${NUMBERS[icon]} ${COLOURS[level]} ${icon === Icon.ONE_DIE ? 'die' : 'dice'}`
    : (ICON_NAMES[icon] ?? 'nothing');

/** What a piece shows, hex by hex. */
export const pieceWords = (box: Box, kind: number): string =>
  `${many(box.size[kind], 'hex', 'hexes')}: ${box.icons[kind]
    .slice(0, box.size[kind])
    .map((icon) => iconName(icon, box.level[kind]))
    .join(', ')}`;

/** What lies on a hex, how high, and what it shows. */
export function topWords(box: Box, k: Katamari, hex: number): string {
  const { piece, height, icon } = k.tops[hex];
  if (piece) return `${box.texts.things[piece.kind]}, ${height} high, shows ${iconName(icon, box.level[piece.kind])}`;
  return hex === CENTER && box.center !== Icon.NOTHING ? `bare, shows ${iconName(box.center, 0)}` : 'bare';
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
export interface Top {
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

export interface Gain {
  words: string;
  good: boolean;
}

/** A change in words, each part by itself: −2 Yellow dice, +1 star. */
export function gains(change: number[]): Gain[] {
  const names: [string, string][] = [
    ...COLOURS.map((c): [string, string] => [`${c} die`, `${c} dice`]),
    ['star', 'stars'],
    ...SYMBOL_NAMES.map((name): [string, string] => [name, `${name}s`]),
  ];
  return change.flatMap((n, i) =>
    n ? [{ words: `${n > 0 ? '+' : '−'}${many(Math.abs(n), ...names[i])}`, good: n > 0 }] : [],
  );
}

export const percent = (p: number, none = 'no'): string =>
  p === 0 ? none : p < 0.005 ? 'under 1 %' : `${Math.round(p * 100)} %`;

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

/** So many of something, in words. */
export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
