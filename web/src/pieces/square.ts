/** Squares counted in rows from the bottom, as maps are, or from the top, as pages are. */

import type { Spot } from './hex';

interface Squares {
  columns: number;
  rows: number;
  /** The length of a side. */
  size: number;
  up?: boolean;
}

/** North, east, south, west. */
export const FOUR: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The upper left corner of a square. */
export function corner({ columns, rows, size, up }: Squares, cell: number): Spot {
  const row = Math.floor(cell / columns);
  return { x: (cell % columns) * size, y: (up ? rows - 1 - row : row) * size };
}

export function next({ columns, up }: Squares, cell: number, side: number): number {
  const [dx, dy] = FOUR[side];
  return cell + dx + (up ? -dy : dy) * columns;
}
