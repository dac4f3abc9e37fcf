/** The rolling ball of stuff as it is drawn: prisms of hexes, seen from above or from the side, the far ones first. */

import { HEXES } from '../../generated/katamari';
import { corners, type Spot } from '../../pieces/hex';
import { CELLS, MIDDLES, type Katamari, type Piece } from './model';

export const UNIT = 100;

/** How it is looked at: how much the board is foreshortened, and how high a layer stands. */
export interface Look {
  squash: number;
  lift: number;
}
export const ABOVE: Look = { squash: 1, lift: 4 };
export const ASIDE: Look = { squash: 0.62, lift: 26 };

export const spotOf = (hex: number, height: number, { squash, lift }: Look): Spot => ({
  x: MIDDLES[hex].x * UNIT,
  y: MIDDLES[hex].y * UNIT * squash - height * lift,
});

const HEXAGON = corners({ x: 0, y: 0 }, UNIT);
const text = (points: Spot[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The outline of a hex at a height. */
export function face(hex: number, height: number, look: Look, shrink = 1): string {
  const at = spotOf(hex, height, look);
  return text(HEXAGON.map(({ x, y }) => ({ x: at.x + x * shrink, y: at.y + y * look.squash * shrink })));
}

/** The corners of its two walls towards whoever looks: to the lower right and to the lower left. */
const WALLS: { from: number; to: number; dq: number; dr: number }[] = [
  { from: 2, to: 3, dq: 0, dr: 1 },
  { from: 3, to: 4, dq: -1, dr: 1 },
];
/** The six edges by their corners, and the neighbour beyond each. */
const EDGES: { from: number; to: number; dq: number; dr: number }[] = [
  { from: 0, to: 1, dq: 1, dr: -1 },
  { from: 1, to: 2, dq: 1, dr: 0 },
  { from: 2, to: 3, dq: 0, dr: 1 },
  { from: 3, to: 4, dq: -1, dr: 1 },
  { from: 4, to: 5, dq: -1, dr: 0 },
  { from: 5, to: 0, dq: 0, dr: -1 },
];

const number = (q: number, r: number): number => CELLS.findIndex((c) => c.q === q && c.r === r);

export interface Prism {
  key: string;
  piece: Piece;
  hex: number;
  height: number;
  face: string;
  walls: string[];
  /** The edges of the piece, not those between its own hexes. */
  rim: string;
  /** Nothing lies on it: its icon is seen. */
  seen: boolean;
}

/** The prisms of all pieces, in the order to draw them: row by row from the back, and from below. */
export function prisms(k: Katamari, look: Look): Prism[] {
  const found: Prism[] = [];
  for (const piece of k.pieces) {
    for (const hex of piece.cells) {
      const seen = k.tops[hex].piece === piece;
      if (!seen && look.lift < 8) continue;
      const [{ q, r }, height] = [CELLS[hex], piece.base + 1];
      const at = spotOf(hex, height, look);
      const corner = (i: number, down = 0): Spot => ({
        x: at.x + HEXAGON[i % 6].x,
        y: at.y + HEXAGON[i % 6].y * look.squash + down,
      });
      const inside = (dq: number, dr: number): boolean => piece.cells.includes(number(q + dq, r + dr));
      const walls = WALLS.filter((w) => !inside(w.dq, w.dr)).map((w) =>
        text([corner(w.from), corner(w.to), corner(w.to, look.lift), corner(w.from, look.lift)]),
      );
      const rim = EDGES.filter((e) => !inside(e.dq, e.dr))
        .map((e) => `M${text([corner(e.from)])}L${text([corner(e.to)])}`)
        .join('');
      found.push({ key: `${piece.id}/${hex}`, piece, hex, height, face: face(hex, height, look), walls, rim, seen });
    }
  }
  return found.sort((a, b) => CELLS[a.hex].r - CELLS[b.hex].r || a.height - b.height || a.hex - b.hex);
}

/** What is to be seen of it all: left, top, width and height. */
export function frame(k: Katamari, look: Look, spare = 1): [number, number, number, number] {
  const tops = Array.from({ length: HEXES }, (_, hex) => spotOf(hex, k.tops[hex].height + spare, look).y);
  const top = Math.min(...tops) - UNIT * 0.66 * look.squash;
  const bottom = MIDDLES[HEXES - 1].y * UNIT * look.squash + UNIT * 0.72;
  return [-2.62 * UNIT, top, 5.24 * UNIT, bottom - top];
}
