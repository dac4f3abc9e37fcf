/**
 * Hexes, counted along two axes q (east) and r (south-east) with flat sides left and right; the third, s, is what brings
 * the sum to nothing. All lengths in units of the distance between two neighbours.
 */

export interface Hex {
  q: number;
  r: number;
}

export interface Spot {
  x: number;
  y: number;
}

const HEIGHT = Math.sqrt(3) / 2;
/** From the middle to a corner. */
const CORNER = 1 / Math.sqrt(3);

/** East, south-east, south-west, west, north-west, north-east: the way a clock goes. */
export const SIX: Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;
export const beside = ({ q, r }: Hex, side: number): Hex => ({ q: q + SIX[side].q, r: r + SIX[side].r });
export const middle = ({ q, r }: Hex): Spot => ({ x: q + r / 2, y: r * HEIGHT });

export function apart(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex that a point lies in. */
export function hexAt({ x, y }: Spot): Hex {
  const r = y / HEIGHT;
  const q = x - r / 2;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  const plain = (n: number): number => n + 0; // never a nothing with a sign
  if (da > db && da > dc) return { q: plain(-b - c), r: plain(b) };
  return { q: plain(a), r: plain(db > dc ? -a - c : b) };
}

/** Turned about a hex, by sixths of a circle as a clock goes. */
export function turned({ q, r }: Hex, by: number, about: Hex = { q: 0, r: 0 }): Hex {
  let [a, b] = [q - about.q, r - about.r];
  for (let i = ((by % 6) + 6) % 6; i > 0; i -= 1) [a, b] = [-b, a + b];
  return { q: a + about.q, r: b + about.r };
}

/** All hexes at most so far away, from north to south and west to east. */
export function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let r = -radius; r <= radius; r += 1)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q += 1) found.push({ q, r });
  return found;
}

/** Rows shifted by half a hex in turn, as rectangular maps are printed: every odd row to the right. */
export const fromRow = (column: number, row: number): Hex => ({ q: column - (row - (row & 1)) / 2, r: row });

/** The outline about a middle, for SVG, CSS or canvas: six corners from the top as a clock goes. */
export function corners({ x, y }: Spot = { x: 0, y: 0 }, size = 1): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return { x: x + size * CORNER * Math.cos(angle), y: y + size * CORNER * Math.sin(angle) };
  });
}
