/** Claims laid on a grid: which shape they have, where boundaries meet, and what they enclose. */

import {
  Arm,
  ARMS,
  code,
  MINERALS,
  MINES,
  SHAPES,
  SQUARE_OF_NINE,
  type Claim,
  type Piece,
} from '../../generated/klotho';
import type { Printed } from './colony';

/** A piece is a card as it lies: from MINES up it is turned by half. */
export type Layout = Map<number, number>;

export const SIDE = 4;
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
export const cellAt = (row: number, column: number): number => row * SIDE + column;

/** The boundary on a side of a card as it lies: for drawing. */
export const edge = (box: Printed, piece: number, arm: number): number =>
  box.edge[piece % MINES][(arm + (piece >= MINES ? 2 : 0)) % ARMS];

/** The cells of a shape as [row, column], round its path, at the top left of the grid; the middle of nine comes last. */
export function cells(box: Printed, shape: number): [number, number][] {
  const path: [number, number][] = [[0, 0]];
  for (let i = 0; i < box.loop[shape] - 1; i += 1) {
    const [dr, dc] = STEPS[box.way_out[shape][i]];
    path.push([path[i][0] + dr, path[i][1] + dc]);
  }
  const [top, left] = [Math.min(...path.map((p) => p[0])), Math.min(...path.map((p) => p[1]))];
  const found = path.map(([r, c]): [number, number] => [r - top, c - left]);
  return shape === SQUARE_OF_NINE ? [...found, [1, 1]] : found;
}

export interface Crossing {
  cell: number;
  /** The side of that cell on which it lies: EAST or SOUTH. */
  side: number;
  match: boolean;
  path: boolean;
}

export interface Reading {
  /** The shape that the cards have, or -1. */
  shape: number;
  pieces: number[];
  crossings: Crossing[];
  /** Crossings of the path that differ. */
  wrong: number;
  minerals: number[];
  /** The quarters inside the path, by cell, one bit each. */
  inside: Map<number, number>;
}

/** What lies on the grid. */
export function read(box: Printed, pieces: Piece[], layout: Layout): Reading {
  const found: Reading = { shape: -1, pieces: [], crossings: [], wrong: 0, minerals: [0, 0, 0], inside: new Map() };
  const taken = [...layout.keys()];
  const facts = new Map(pieces.map((one) => [one.piece, one]));
  if (!taken.length) return found;
  const top = Math.min(...taken.map((cell) => Math.floor(cell / SIDE)));
  const left = Math.min(...taken.map((cell) => cell % SIDE));
  const path = new Set<string>();
  for (let shape = 0; shape < SHAPES; shape += 1) {
    const at = cells(box, shape).map(([r, c]) => cellAt(r + top, c + left));
    if (at.length !== taken.length || !at.every((cell) => layout.has(cell))) continue;
    found.shape = shape;
    found.pieces = at.map((cell) => layout.get(cell)!);
    at.forEach((cell, i) => {
      const middle = i >= box.loop[shape];
      const quarters = middle ? 15 : box.inside[shape][i];
      found.inside.set(cell, quarters);
      facts.get(found.pieces[i])?.inside[quarters].forEach((n, mineral) => (found.minerals[mineral] += n));
      if (!middle) path.add(`${cell} ${box.way_out[shape][i]}`).add(`${cell} ${box.way_in[shape][i]}`);
    });
  }
  for (const cell of taken)
    for (const [side, next] of [
      [Arm.EAST, cell % SIDE < SIDE - 1 ? cell + 1 : -1],
      [Arm.SOUTH, cell + SIDE],
    ]) {
      const beside = layout.get(next);
      if (beside === undefined) continue;
      const piece = facts.get(layout.get(cell)!);
      const match = !!(side === Arm.EAST ? piece?.east : piece?.south)?.includes(beside);
      const onPath = path.has(`${cell} ${side}`);
      found.crossings.push({ cell, side, match, path: onPath });
      if (onPath && !match) found.wrong += 1;
    }
  return found;
}

/** Where one more card may lie: beside the others, in a claim no longer than four and no larger than nine. */
export function openCells(layout: Layout): number[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
  if (!layout.size) return all;
  const span = (cells: number[]): number => Math.max(...cells) - Math.min(...cells) + 1;
  return all.filter((cell) => {
    if (layout.has(cell) || ![...layout.keys()].some((other) => beside(cell, other))) return false;
    const taken = [...layout.keys(), cell];
    const [high, wide] = [span(taken.map((c) => Math.floor(c / SIDE))), span(taken.map((c) => c % SIDE))];
    return Math.min(high, wide) <= 2 || Math.max(high, wide) <= 3;
  });
}

const beside = (a: number, b: number): boolean =>
  Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) + Math.abs((a % SIDE) - (b % SIDE)) === 1;

/** The moves that stake a claim. */
export const codes = (reading: Reading): number[] => [
  code.stake({ shape: reading.shape }),
  ...reading.pieces.map((piece) => code.lay({ piece })),
];

/** A claim laid out in the middle of the grid. */
export function layOut(box: Printed, claim: Claim): Layout {
  const at = cells(box, claim.shape);
  const room = (i: 0 | 1): number => Math.floor((SIDE - 1 - Math.max(...at.map((cell) => cell[i]))) / 2);
  return new Map(at.map(([r, c], i) => [cellAt(r + room(0), c + room(1)), claim.pieces[i]]));
}

export const worthOf = (minerals: number[], prices: number[]): number =>
  Array.from({ length: MINERALS }, (_, i) => minerals[i] * prices[i]).reduce((a, b) => a + b, 0);
