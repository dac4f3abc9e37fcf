/** A Katamari as it lies: stacks of hexes worked out from the pieces in the order they were laid, and what is seen of them. */

import {
  CENTER,
  code,
  HEXES,
  Icon,
  Level,
  LEVELS,
  NONE,
  SYMBOLS,
  type Box,
  type Moves,
  type View,
} from '../../generated/katamari';
import { disc, middle, type Spot } from '../../pieces/hex';

export const CELLS = disc(2);
export const MIDDLES: Spot[] = CELLS.map(middle);
export const SYMBOL_NAMES = ['smiley', 'flower', 'cow', 'pencil'];
export const COLOURS = ['Yellow', 'Blue', 'Purple'];
const ROWS = 'ABCDE';

/** A1 to E3, the Center being C3. */
export const hexName = (hex: number): string => {
  const { q, r } = CELLS[hex];
  return `${ROWS[r + 2]}${1 + q + Math.min(2, 2 + r)}`;
};

/** A spot is a turn and the hex under the first hex of the piece, as one number. */
export const spotAt = ({ turn, hex }: Moves['place']): number => turn * HEXES + hex;
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
  level: number;
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
  const bare = { piece: null, level: NONE, icon: Icon.NOTHING, height: 0 };
  const tops: Top[] = Array.from({ length: HEXES }, () => ({ ...bare }));
  const pieces: Piece[] = [];
  for (let i = 0; i < placed.n; i += 1) {
    if (placed.seat[i] !== seat) continue;
    const [kind, spot] = [placed.kind[i], placed.spot[i]];
    const cells = cellsOf(box, kind, spot);
    const piece = { id: i, kind, spot, cells, base: Math.max(...cells.map((c) => tops[c].height)) };
    pieces.push(piece);
    cells.forEach((c, k) => {
      tops[c] = { piece, level: box.level[kind], icon: box.icons[kind][k], height: piece.base + 1 };
    });
  }
  return { pieces, tops };
}

/** What is seen: dice by colour, stars, and each symbol. */
export interface Sight {
  dice: number[];
  stars: number;
  symbols: number[];
}

function add(sight: Sight, box: Box, hex: number, level: number, icon: number, sign: number): void {
  if (level === NONE) sight.dice[Level.YELLOW] += hex === CENTER ? sign * box.center : 0;
  else if (icon > Icon.NOTHING && icon <= Icon.THREE_DICE) sight.dice[level] += sign * icon;
  else if (icon === Icon.STAR || icon === Icon.TWO_STARS) sight.stars += sign * (icon - Icon.STAR + 1);
  else if (icon >= Icon.SMILEY) sight.symbols[icon - Icon.SMILEY] += sign;
}

const nothing = (): Sight => ({ dice: Array(LEVELS).fill(0), stars: 0, symbols: Array(SYMBOLS).fill(0) });

export function sight(k: Katamari, box: Box): Sight {
  const found = nothing();
  k.tops.forEach((top, hex) => add(found, box, hex, top.level, top.icon, 1));
  return found;
}

/** What laying a piece would change. */
export function change(k: Katamari, box: Box, kind: number, spot: number): Sight {
  const found = nothing();
  cellsOf(box, kind, spot).forEach((hex, i) => {
    add(found, box, hex, k.tops[hex].level, k.tops[hex].icon, -1);
    add(found, box, hex, box.level[kind], box.icons[kind][i], 1);
  });
  return found;
}

export interface Gain {
  words: string;
  good: boolean;
}

const plural = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** A change in words, each part by itself: −2 Yellow dice, +1 star. */
export function gains({ dice, stars, symbols }: Sight): Gain[] {
  const parts: [number, string, string][] = [
    ...dice.map((n, c): [number, string, string] => [n, `${COLOURS[c]} die`, `${COLOURS[c]} dice`]),
    [stars, 'star', 'stars'],
    ...symbols.map((n, i): [number, string, string] => [n, SYMBOL_NAMES[i], `${SYMBOL_NAMES[i]}s`]),
  ];
  return parts
    .filter(([n]) => n !== 0)
    .map(([n, one, more]) => ({ words: `${n > 0 ? '+' : '−'}${plural(Math.abs(n), one, more)}`, good: n > 0 }));
}

/** KT-25: how likely so many dice show enough sixes to crash. */
export function crashChance(dice: number, sixes: number): number {
  let [safe, ways] = [0, 1];
  for (let i = 0; i < Math.min(sixes, dice + 1); i += 1) {
    safe += ways * (1 / 6) ** i * (5 / 6) ** (dice - i);
    ways = (ways * (dice - i)) / (i + 1);
  }
  return Math.max(0, 1 - safe);
}

export const allDice = (s: Sight): number => s.dice.reduce((a, b) => a + b, 0);
export const percent = (p: number, none = 'no'): string =>
  p === 0 ? none : p < 0.005 ? 'under 1 %' : `${Math.round(p * 100)} %`;

/** KT-35 to KT-38: where a piece can lie, by number of spot. */
export function spotsFor(k: Katamari, box: Box, kind: number): number[] {
  const level = box.level[kind];
  const carries = (hex: number): boolean =>
    level === Level.YELLOW ||
    hex === CENTER ||
    (level === Level.BLUE
      ? k.tops[hex].level === Level.YELLOW || k.tops[hex].level === Level.BLUE
      : k.tops[hex].level >= Level.BLUE);
  return box.spot[box.shape[kind]].slice(0, box.places[kind]).filter((spot) => cellsOf(box, kind, spot).every(carries));
}

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

/** KT-44: who leads in a symbol, and by how much I lead or lag. */
export function race(
  sights: Sight[],
  symbol: number,
): { counts: number[]; leader: number; gap: (seat: number) => number } {
  const counts = sights.map((s) => s.symbols[symbol]);
  const most = Math.max(...counts);
  const leaders = counts.filter((n) => n === most).length;
  return {
    counts,
    leader: most > 0 && leaders === 1 ? counts.indexOf(most) : NONE,
    gap: (seat) => counts[seat] - Math.max(...counts.filter((_, i) => i !== seat)),
  };
}

export function points(sights: Sight[], box: Box, seat: number): number {
  const won = [0, 1, 2, 3].filter((symbol) => race(sights, symbol).leader === seat).length;
  return sights[seat].stars + won * box.majority;
}

/** Which level a size belongs to. */
/** So many of something, in words. */
export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const levelOf = (size: number): number => (size <= 2 ? Level.YELLOW : size <= 4 ? Level.BLUE : Level.PURPLE);
