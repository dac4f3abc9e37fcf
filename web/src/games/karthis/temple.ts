/** The temple as the state tells it, and the drawing of a tile as lines of ink. No components here. */

import { t as say, type Plain } from '../../lib/messages';
import {
  COLUMNS,
  Mark,
  MARK_BITS,
  REACHED,
  ROWS,
  SIDES,
  STAIRS_AT,
  type Box,
  type View,
} from '../../generated/karthis';
import { scribble } from '../../pieces/chance';
import type { Spot } from '../../pieces/hex';
import { corner, next } from '../../pieces/square';

export type Temple = View;
export type Printed = Box;

/** The side of a tile as it is drawn. */
export const S = 120;

const MAP = { columns: COLUMNS, rows: ROWS, size: S, up: true };

export const place = (cell: number): Spot => corner(MAP, cell);
export const beside = (cell: number, side: number): number => next(MAP, cell, side);
/** The cell whose upper left corner is there. */
export const cellAt = ({ x, y }: Spot): number => x / S + (ROWS - 1 - y / S) * COLUMNS;
/** The middle of a cell. */
export const centre = (cell: number): Spot => ({ x: place(cell).x + S / 2, y: place(cell).y + S / 2 });

/** Where a cell lies, as the words of moves say it. */
function whereWords(start: number, cell: number): string {
  const up = Math.floor(cell / COLUMNS) - Math.floor(start / COLUMNS);
  const right = (cell % COLUMNS) - (start % COLUMNS);
  const steps = [
    up && say('karthis-steps', { steps: Math.abs(up), way: up > 0 ? 'up' : 'down' }),
    right && say('karthis-steps', { steps: Math.abs(right), way: right > 0 ? 'right' : 'left' }),
  ];
  const said = steps.filter(Boolean).join(', ');
  return said ? say('karthis-from-entrance', { where: said }) : say('karthis-entrance');
}

const MARKS: Record<number, Plain> = {
  [Mark.CROSS]: 'karthis-mark-threat',
  [Mark.HEART]: 'karthis-mark-rest',
  [Mark.DIAMOND]: 'karthis-mark-treasure',
  [Mark.STAR]: 'karthis-mark-enemy',
};

/** A tile in words: where it lies, which ways lead on, and what is marked on it. */
export function tileWords(t: Temple, start: number, cell: number): string {
  const [ways, mark] = [t.ways[cell], t.mark[cell]];
  const named = (which: (side: number) => boolean): string =>
    [0, 1, 2, 3]
      .filter(which)
      .map((side) => say('karthis-side', { side }))
      .join(', ');
  const open = named((side) => isOpen(ways, side));
  const sealed = named((side) => isSealed(ways, side));
  return [
    say('karthis-tile', { where: whereWords(start, cell), any: open ? 'yes' : 'no', ways: open }),
    sealed && say('karthis-sealed', { sides: sealed }),
    stairsOf(mark) >= 0 && cell !== start && say('karthis-stairs-down'),
    MARKS[markOf(mark)] && say(MARKS[markOf(mark)]),
    !isReached(mark) && say('karthis-out-of-reach'),
    cell === t.at && say('karthis-you-are-here'),
  ]
    .filter(Boolean)
    .join('; ');
}

export const opposite = (side: number): number => (side + 2) % SIDES;
export const isOpen = (ways: number, side: number): boolean => ((ways >> side) & 1) === 1;
export const isSealed = (ways: number, side: number): boolean => ((ways >> (side + SIDES)) & 1) === 1;
export const markOf = (mark: number): number => mark & MARK_BITS;
/** The side whose wall has stairs in it, or -1. */
export const stairsOf = (mark: number): number => ((mark >> STAIRS_AT) & MARK_BITS) - 1;
export const isReached = (mark: number): boolean => mark >= REACHED;

/** The tiles on the shortest walk between two, both included; a jump where no tiles in reach join them (a retreat). */
export function walk(t: Temple, from: number, to: number): number[] {
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  while (queue.length) {
    const cell = queue.shift()!;
    if (cell === to) break;
    for (let side = 0; side < SIDES; side += 1) {
      const next = beside(cell, side);
      const free = next === to || isReached(t.mark[next]);
      if (!isOpen(t.ways[cell], side) || !free || came.has(next)) continue;
      came.set(next, cell);
      queue.push(next);
    }
  }
  if (!came.has(to)) return [from, to];
  const path = [to];
  while (path[0] !== from) path.unshift(came.get(path[0])!);
  return path;
}

// ---------------------------------------------------------------- drawing

type Point = [number, number];
type Rect = [number, number, number, number];

interface Drawing {
  floor: string;
  walls: string;
  hatching: string;
  cracks: string;
  half: number;
}

const MIDDLE = S / 2;
const WAY = 15;

/** A line as a hand draws it: almost straight. */
function stroke(a: Point, b: Point, hand: () => number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.max(1, Math.round(length / 14));
  let out = '';
  for (let i = 1; i <= n; i += 1) {
    const t = i / n;
    const sway = i === n ? 0 : 1.3;
    const x = a[0] + (b[0] - a[0]) * t + (hand() - 0.5) * sway;
    const y = a[1] + (b[1] - a[1]) * t + (hand() - 0.5) * sway;
    out += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return out;
}

const turn = ([x, y]: Point, side: number): Point => {
  const [dx, dy] = [x - MIDDLE, y - MIDDLE];
  const turned: Point[] = [
    [dx, dy],
    [-dy, dx],
    [-dx, -dy],
    [dy, -dx],
  ];
  return [turned[side][0] + MIDDLE, turned[side][1] + MIDDLE];
};

/**
 * One tile: a chamber with a passage to every open (or slammed) side, and the rock around it hatched. `sides` has a bit
 * for each side that has a passage.
 */
export function drawTile(sides: number, seed: number): Drawing {
  const hand = scribble(seed + 1);
  const ways = [0, 1, 2, 3].filter((side) => (sides >> side) & 1).length;
  const half = ways === 2 ? 25 + Math.floor(hand() * 7) : 29 + Math.floor(hand() * 8);
  const chamfer = hand() < 0.35 ? 11 : hand() < 0.3 ? 5 : 0;
  const [near, far] = [MIDDLE - half, MIDDLE + half];
  let floor = '';
  let walls = '';
  for (let side = 0; side < SIDES; side += 1) {
    const from: Point = [near + chamfer, near];
    const to: Point = [far - chamfer, near];
    const next: Point = [far, near + chamfer];
    const at = (p: Point): Point => turn(p, side);
    const begin = at(from);
    if (!floor) {
      floor = `M${begin[0]} ${begin[1]}`;
      walls = floor;
    }
    if ((sides >> side) & 1) {
      const points: Point[] = [
        from,
        [MIDDLE - WAY, near],
        [MIDDLE - WAY, 0],
        [MIDDLE + WAY, 0],
        [MIDDLE + WAY, near],
        to,
      ].map((p) => at(p as Point));
      const into = stroke(points[0], points[1], hand) + stroke(points[1], points[2], hand);
      const out = stroke(points[3], points[4], hand) + stroke(points[4], points[5], hand);
      floor += `${into}L${points[3].join(' ')}${out}`;
      walls += `${into}M${points[3].join(' ')}${out}`;
    } else {
      const line = stroke(begin, at(to), hand);
      floor += line;
      walls += line;
    }
    if (chamfer) {
      const corner = stroke(at(to), at(next), hand);
      floor += corner;
      walls += corner;
    }
  }
  return { floor: `${floor}Z`, walls, hatching: hatch(sides, half, chamfer, hand), cracks: crack(half, hand), half };
}

function beyond([x, y]: Point, [x0, y0, x1, y1]: Rect): number {
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}

function hatch(sides: number, half: number, chamfer: number, hand: () => number): string {
  const open: Rect[] = [[MIDDLE - half, MIDDLE - half, MIDDLE + half, MIDDLE + half]];
  const arms: Rect[] = [
    [MIDDLE - WAY, -20, MIDDLE + WAY, MIDDLE],
    [MIDDLE, MIDDLE - WAY, S + 20, MIDDLE + WAY],
    [MIDDLE - WAY, MIDDLE, MIDDLE + WAY, S + 20],
    [-20, MIDDLE - WAY, MIDDLE, MIDDLE + WAY],
  ];
  arms.forEach((arm, side) => {
    if ((sides >> side) & 1) open.push(arm);
  });
  let out = '';
  for (let gy = 3; gy < S; gy += 8.2) {
    for (let gx = 3; gx < S; gx += 8.2) {
      const p: Point = [gx + (hand() - 0.5) * 5, gy + (hand() - 0.5) * 5];
      const angle = hand() * Math.PI;
      const distance = Math.min(...open.map((rect) => beyond(p, rect)));
      if (distance < 4.5 - chamfer / 4 || distance > 13 + hand() * 5) continue;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      for (let k = -1; k <= 1; k += 1) {
        const [ox, oy] = [-dy * k * 2.5, dx * k * 2.5];
        const reach = 3.6 + hand() * 1.8;
        const ends: Point[] = [
          [p[0] + ox - dx * reach, p[1] + oy - dy * reach],
          [p[0] + ox + dx * reach, p[1] + oy + dy * reach],
        ];
        if (ends.some((e) => open.some((rect) => beyond(e, rect) < 1.6) || Math.min(...e) < 0 || Math.max(...e) > S))
          continue;
        out += `M${ends[0][0].toFixed(1)} ${ends[0][1].toFixed(1)}L${ends[1][0].toFixed(1)} ${ends[1][1].toFixed(1)}`;
      }
    }
  }
  return out;
}

function crack(half: number, hand: () => number): string {
  let out = '';
  for (let i = 0; i < 4; i += 1) {
    const x = MIDDLE + (hand() - 0.5) * 1.7 * half;
    const y = MIDDLE + (hand() - 0.5) * 1.7 * half;
    if (hand() < 0.5) {
      const r = 1 + hand() * 1.6;
      out += `M${(x - r).toFixed(1)} ${y.toFixed(1)}l${r.toFixed(1)} ${(-r).toFixed(1)}l${r.toFixed(1)} ${r.toFixed(1)}z`;
    } else {
      out += `M${x.toFixed(1)} ${y.toFixed(1)}l${(hand() * 8 - 4).toFixed(1)} ${(hand() * 8 - 4).toFixed(1)}l${(hand() * 6 - 3).toFixed(1)} ${(hand() * 6 - 3).toFixed(1)}`;
    }
  }
  return out;
}
