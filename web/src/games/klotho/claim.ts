/** Claims laid on a grid: whether they close, what they enclose, and the best that the cards at hand can make. */

import { ARMS, code, MINERALS, MINES, SHAPES, SQUARE_OF_NINE } from '../../generated/klotho';
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

const turned = (piece: number, i: number): number => (i + (piece >= MINES ? 2 : 0)) % ARMS;
export const edge = (box: Printed, piece: number, arm: number): number => box.edge[piece % MINES][turned(piece, arm)];
const mineral = (box: Printed, piece: number, quarter: number): number =>
  box.resource[piece % MINES][turned(piece, quarter)];

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
export function read(box: Printed, layout: Layout): Reading {
  const found: Reading = { shape: -1, pieces: [], crossings: [], wrong: 0, minerals: [0, 0, 0], inside: new Map() };
  const taken = [...layout.keys()];
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
      for (let q = 0; q < ARMS; q += 1) if ((quarters >> q) % 2) found.minerals[mineral(box, found.pieces[i], q)] += 1;
      if (!middle) path.add(`${cell} ${box.way_out[shape][i]}`).add(`${cell} ${box.way_in[shape][i]}`);
    });
  }
  for (const cell of taken)
    for (const [side, next, other] of [
      [1, cell % SIDE < SIDE - 1 ? cell + 1 : -1, 3],
      [2, cell + SIDE, 0],
    ]) {
      const beside = layout.get(next);
      if (beside === undefined) continue;
      const match = edge(box, layout.get(cell)!, side) === edge(box, beside, other);
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

// ---------------------------------------------------------------- the best claim

export interface Plan {
  shape: number;
  /** Round the path; the middle of nine comes last. */
  pieces: number[];
  worth: number;
  bribes: number;
}

/** The same order as the rules have it: what is worth most, then fewer Bribes, then fewer cards. */
const rank = (worth: number, bribes: number, cards: number): number => worth * 1000 - bribes * 20 - cards;

/** The best claim that cards can make at these prices; `free` crossings may differ for nothing, `bribes` more at a price. */
export function bestClaim(box: Printed, prices: number[], mines: number[], bribes: number, free: number): Plan | null {
  let best: Plan | null = null;
  let floor = -1;
  const most = bestQuarters(box, prices, mines);
  const pieces = mines.flatMap((card) => Array.from({ length: box.turns }, (_, i) => card + i * MINES));
  const gain = (piece: number, quarters: number): number => {
    let worth = 0;
    for (let q = 0; q < ARMS; q += 1) if ((quarters >> q) % 2) worth += prices[mineral(box, piece, q)];
    return worth;
  };
  for (let shape = SHAPES - 1; shape >= 0; shape -= 1) {
    const loop = box.loop[shape];
    const nine = shape === SQUARE_OF_NINE;
    const size = loop + (nine ? 1 : 0);
    if (mines.length < size) continue;
    const laid: number[] = [];
    const used = new Set<number>();
    const go = (wrong: number, worth: number, hope: number): void => {
      const place = laid.length;
      for (const piece of pieces) {
        if (used.has(piece % MINES)) continue;
        let more = 0;
        const matches = (a: number, from: number, b: number, to: number): boolean =>
          edge(box, a, box.way_out[shape][from]) === edge(box, b, box.way_in[shape][to]);
        if (place > 0 && !matches(laid[place - 1], place - 1, piece, place)) more += 1;
        if (place === loop - 1 && !matches(piece, place, laid[0], 0)) more += 1;
        const now = worth + gain(piece, box.inside[shape][place]);
        const paid = Math.max(0, wrong + more - free);
        const rest = hope - most[bits(box.inside[shape][place])];
        if (wrong + more > bribes + free || rank(now + rest, paid, size) <= floor) continue;
        if (place < loop - 1) {
          laid.push(piece);
          used.add(piece % MINES);
          go(wrong + more, now, rest);
          laid.pop();
          used.delete(piece % MINES);
          continue;
        }
        const left = mines.filter((card) => card !== piece % MINES && !used.has(card));
        const middle = nine ? left.reduce((a, b) => (gain(b, 15) > gain(a, 15) ? b : a)) : -1;
        const worthAll = now + (nine ? gain(middle, 15) : 0);
        const reached = rank(worthAll, paid, size);
        if (reached <= floor) continue;
        floor = reached;
        best = { shape, pieces: [...laid, piece, ...(nine ? [middle] : [])], worth: worthAll, bribes: paid };
      }
    };
    const hope = box.inside[shape]
      .slice(0, loop)
      .reduce((sum, quarters) => sum + most[bits(quarters)], nine ? most[4] : 0);
    go(0, 0, hope);
  }
  return best;
}

/** What 0, 1, 2, 3 and 4 quarters of one of these cards bring at most. */
function bestQuarters(box: Printed, prices: number[], mines: number[]): number[] {
  const most = [0, 0, 0, 0, 0];
  for (const card of mines) {
    const dear = box.resource[card].map((m) => prices[m]).sort((a, b) => b - a);
    let sum = 0;
    dear.forEach((price, i) => (most[i + 1] = Math.max(most[i + 1], (sum += price))));
  }
  return most;
}

const bits = (members: number): number => [0, 1, 2, 3].filter((q) => (members >> q) % 2).length;

/** A claim laid out in the middle of the grid. */
export function layOut(box: Printed, plan: Plan): Layout {
  const at = cells(box, plan.shape);
  const room = (i: 0 | 1): number => Math.floor((SIDE - 1 - Math.max(...at.map((cell) => cell[i]))) / 2);
  return new Map(at.map(([r, c], i) => [cellAt(r + room(0), c + room(1)), plan.pieces[i]]));
}

export const worthOf = (minerals: number[], prices: number[]): number =>
  Array.from({ length: MINERALS }, (_, i) => minerals[i] * prices[i]).reduce((a, b) => a + b, 0);
