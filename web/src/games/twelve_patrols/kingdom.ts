/** The kingdom as a board needs it: cells, lines and gaps of the table of five by five, soldiers, and what sides ask for. */

import {
  KINDS_PER_COLOUR,
  Way,
  Demand,
  Phase,
  CARDS,
  CELLS,
  FIRST_COLUMN,
  FIRST_COLUMN_GAP,
  Direction,
  FrameRule,
  FRAME,
  KINDS,
  LINES,
  NONE,
  WIDTH,
  type Box,
  type View,
} from '../../generated/twelve_patrols';

/** How wide a gap is and how tall a region, by the width of a region. */
export const GAP = 0.46;
export const TALL = 1.12;

export type Printed = Box;
export type Kingdom = View;

export const COLOUR_NAMES = ['dark', 'medium', 'light'];
export const SIGNS = 'DML';
export const ROWS = 'ABCDE';
export const SIDE_NAMES = ['north', 'east', 'south', 'west'];
const WHAT = ['nothing', 'colours', 'items', 'sum'];

export const cellName = (cell: number): string => `${ROWS[Math.floor(cell / WIDTH)]}${(cell % WIDTH) + 1}`;
export const lineName = (line: number): string =>
  line < FIRST_COLUMN ? `row ${ROWS[line]}` : `column ${line - FIRST_COLUMN + 1}`;

export function kindName(kind: number): string {
  const face = kind % KINDS_PER_COLOUR;
  const colour = COLOUR_NAMES[Math.floor(kind / KINDS_PER_COLOUR)];
  return face ? `${colour} knight ${face}` : `${colour} footman`;
}

/** How many of a kind: two bits each, in a number too wide for the bits of JavaScript. */
export const howMany = (items: number, kind: number): number => Math.floor(items / 4 ** kind) % 4;

/** The soldiers of a patrol, each by its kind. */
export function soldiers(items: number): number[] {
  return Array.from({ length: KINDS }, (_, kind) => Array<number>(howMany(items, kind)).fill(kind)).flat();
}

// ------------------------------------------------------------ places

export const gapBefore = (gap: number): number =>
  gap < FIRST_COLUMN_GAP ? Math.floor(gap / (WIDTH - 1)) * WIDTH + (gap % (WIDTH - 1)) : gap - FIRST_COLUMN_GAP;
export const gapBehind = (gap: number): number => gapBefore(gap) + (gap < FIRST_COLUMN_GAP ? 1 : WIDTH);
export const lineCell = (line: number, k: number): number =>
  line < FIRST_COLUMN ? WIDTH * line + k : WIDTH * k + line - FIRST_COLUMN;
export const lineGap = (line: number, k: number): number =>
  line < FIRST_COLUMN ? (WIDTH - 1) * line + k : FIRST_COLUMN_GAP + WIDTH * k + line - FIRST_COLUMN;

/** The places of a line that hold a card, counted along it. */
export function held(v: Kingdom, line: number): number[] {
  return [0, 1, 2, 3, 4].filter((k) => v.at[lineCell(line, k)] !== NONE);
}

export function halfGap(v: Kingdom, line: number, half: number): number {
  return lineGap(line, held(v, line)[0] + half);
}

/** The rows and columns of the table that are in sight: where cards lie or, while one is to be laid, may come to lie. */
export function sight(v: Kingdom, box: Printed): { top: number; left: number; rows: number; columns: number } {
  const cells = v.at.flatMap((card, cell) => (card === NONE ? [] : [cell]));
  if (box.frame === FrameRule.FIXED || !cells.length) return { top: 1, left: 1, rows: FRAME, columns: FRAME };
  const building = v.phase === Phase.BUILDING && !v.end;
  const reach = (of: number[]): [number, number] => {
    const [low, high] = [Math.min(...of), Math.max(...of)];
    return building ? [Math.max(0, high - FRAME + 1), Math.min(WIDTH - 1, low + FRAME - 1)] : [low, high];
  };
  const [top, bottom] = reach(cells.map((cell) => Math.floor(cell / WIDTH)));
  const [left, right] = reach(cells.map((cell) => cell % WIDTH));
  return { top, left, rows: bottom - top + 1, columns: right - left + 1 };
}

// ------------------------------------------------------------ what is asked for

export interface Ask {
  kind: number;
  number: number;
}

export const ask = (box: Printed, card: number, side: number): Ask => ({
  kind: box.asks[card][side],
  number: box.number[card][side],
});

export function askWords({ kind, number }: Ask): string {
  return kind === Demand.BLANK
    ? 'nothing'
    : kind === Demand.COLOURS
      ? `${number} colour${number > 1 ? 's' : ''}`
      : `${WHAT[kind]} ${number}`;
}

/** What a patrol has of what is asked for. */
export function has(kind: number, items: number): number {
  const all = soldiers(items);
  if (kind === Demand.COLOURS) return new Set(all.map((k) => Math.floor(k / KINDS_PER_COLOUR))).size;
  return kind === Demand.ITEMS ? all.length : all.reduce((sum, k) => sum + (k % KINDS_PER_COLOUR), 0);
}

export interface Seen extends Ask {
  card: number;
  side: number;
  /** What there is of it, and whether that is right. */
  there: number;
  met: boolean;
}

/** The four sides that look into a complete line, and what they see. */
export function looks(v: Kingdom, box: Printed, line: number): Seen[] {
  const [a, m, b] = held(v, line).map((k) => v.at[lineCell(line, k)]);
  const [ahead, back] = line < FIRST_COLUMN ? [Direction.EAST, Direction.WEST] : [Direction.SOUTH, Direction.NORTH];
  const first = v.patrol[halfGap(v, line, 0)];
  const second = v.patrol[halfGap(v, line, 1)];
  const sides: [number, number, number][] = [
    [a, ahead, first + second],
    [m, back, first],
    [m, ahead, second],
    [b, back, first + second],
  ];
  return sides.map(([card, side, items]) => {
    const wanted = ask(box, card, side);
    const there = wanted.kind === Demand.BLANK ? 0 : has(wanted.kind, items);
    return {
      ...wanted,
      card,
      side,
      there,
      met: items > 0 && (wanted.kind === Demand.BLANK || there === wanted.number),
    };
  });
}

/** The side of a laid card that certainly looks out of the kingdom asks for nothing (TP-26). */
export function looksOut(v: Kingdom, cell: number, side: number): boolean {
  const line =
    side === Direction.EAST || side === Direction.WEST ? Math.floor(cell / WIDTH) : FIRST_COLUMN + (cell % WIDTH);
  const places = held(v, line);
  const k = line < FIRST_COLUMN ? cell % WIDTH : Math.floor(cell / WIDTH);
  const span = across(v, line < FIRST_COLUMN);
  if (span.high - span.low !== FRAME - 1 && places.length < FRAME) return false;
  return side === Direction.EAST || side === Direction.SOUTH ? k === span.high : k === span.low;
}

function across(v: Kingdom, columns: boolean): { low: number; high: number } {
  const all = v.at.flatMap((card, cell) => (card === NONE ? [] : [columns ? cell % WIDTH : Math.floor(cell / WIDTH)]));
  return { low: Math.min(...all), high: Math.max(...all) };
}

// ------------------------------------------------------------ what is still possible

/** The cards that are not laid, as a list. */
export function unlaid(v: Kingdom, box: Printed): number[] {
  return Array.from({ length: Math.min(CARDS, box.cards) }, (_, card) => card).filter((card) => !v.at.includes(card));
}

/** How many cards could still complete a line that has two; -1 where it has not. */
export function saviours(v: Kingdom, box: Printed, line: number): number {
  const places = held(v, line);
  if (places.length !== 2) return -1;
  const way = line < FIRST_COLUMN ? 0 : 1;
  const [near, far] = places.map((k) => v.at[lineCell(line, k)]);
  const pool = unlaid(v, box);
  if (places[1] - places[0] === 2) return pool.filter((c) => (box.between[way][near][far] >> c) % 2).length;
  return pool.filter((c) => (box.between[way][near][c] >> far) % 2 || (box.between[way][c][far] >> near) % 2).length;
}

/** The same if a card lay on a cell, for its row and its column: in words, or nothing. */
export function promises(
  v: Kingdom,
  box: Printed,
  cell: number,
  card: number,
): { line: number; text: string; bad: boolean }[] {
  const after = { ...v, at: v.at.with(cell, card) };
  return [Math.floor(cell / WIDTH), FIRST_COLUMN + (cell % WIDTH)].flatMap((line) => {
    const n = saviours(after, box, line);
    const places = held(after, line);
    if (places.length === FRAME) {
      const [a, m, b] = places.map((k) => after.at[lineCell(line, k)]);
      const fits = (box.between[line < FIRST_COLUMN ? 0 : 1][a][b] >> m) % 2 === 1;
      return [{ line, text: fits ? 'complete' : 'contradicts itself', bad: !fits }];
    }
    return n < 0 ? [] : [{ line, text: n ? `${n} could complete it` : 'nothing completes it', bad: n === 0 }];
  });
}

/** The lines with two cards that no card can save. */
export function doomed(v: Kingdom, box: Printed): number[] {
  return Array.from({ length: LINES }, (_, line) => line).filter((line) => saviours(v, box, line) === 0);
}

/** The gaps that are being filled now. */
export function filling(v: Kingdom): number[] {
  if (v.end) return [];
  if (v.phase === Phase.EARLY) return [v.gap];
  if (v.phase !== Phase.MANNING || v.line === NONE) return [];
  return [halfGap(v, v.line, 0), halfGap(v, v.line, 1)].filter((gap) => !v.manned.includes(gap));
}

export const isAcross = (gap: number): boolean => (gap < FIRST_COLUMN_GAP ? Way.ACROSS : 1) === Way.ACROSS;
export const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);
