/** Cards laid on the bench: where they lie and meet, and where one more may go. What they make, the rules say. */

import { Arm, ARMS, code, MINES, NONE, type Claim, type Piece, type Reading } from '../../generated/klotho';
import { inSet, type Printed } from './colony';

/** A piece is a card as it lies: each turn clockwise adds MINES, a half or a quarter by what the table allows. */
export type Layout = Map<number, number>;

export const SIDE = 4;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const rowOf = (cell: number): number => Math.floor(cell / SIDE);
const columnOf = (cell: number): number => cell % SIDE;

/** By how many quarters a card is turned clockwise. */
export const quarters = (box: Printed, piece: number): number => Math.floor(piece / MINES) * (ARMS / box.turns);

/** The boundary on a side of a card as it lies: for drawing. */
export const edge = (box: Printed, piece: number, arm: number): number =>
  box.edge[piece % MINES][(arm + ARMS - quarters(box, piece)) % ARMS];

export interface Crossing {
  cell: number;
  /** The side of that cell on which it lies: EAST or SOUTH. */
  side: number;
  match: boolean;
}

/** Where boundaries meet. */
export function crossings(pieces: Piece[], layout: Layout): Crossing[] {
  return [...layout].flatMap(([cell, laid]) => {
    const piece = pieces.find((one) => one.piece === laid);
    const east = columnOf(cell) < SIDE - 1 ? layout.get(cell + 1) : undefined;
    const south = layout.get(cell + SIDE);
    return [
      ...(east === undefined ? [] : [{ cell, side: Arm.EAST, match: !!piece?.east.includes(east) }]),
      ...(south === undefined ? [] : [{ cell, side: Arm.SOUTH, match: !!piece?.south.includes(south) }]),
    ];
  });
}

/** The cell that comes to the top left when the cards are moved there. */
export function corner(layout: Layout): number {
  const taken = [...layout.keys()];
  return taken.length ? Math.min(...taken.map(rowOf)) * SIDE + Math.min(...taken.map(columnOf)) : 0;
}

/** The bench as the rules read it, with the cards at its top left. */
export function gridOf(layout: Layout): number[] {
  const first = corner(layout);
  return CELLS.map((cell) => layout.get(cell + first) ?? NONE);
}

/** How far a shape may be moved down and to the right. */
const room = (shape: number[]): [number, number] => [
  SIDE - 1 - Math.max(...shape.map(rowOf)),
  SIDE - 1 - Math.max(...shape.map(columnOf)),
];

/** The sets of cells, one bit each, that the shapes take wherever they lie. */
export function outlines(shapes: number[][]): number[] {
  return shapes.flatMap((shape) => {
    const [down, right] = room(shape);
    const places = CELLS.filter((by) => rowOf(by) <= down && columnOf(by) <= right);
    return places.map((by) => setOf(shape.map((cell) => cell + by)));
  });
}

const setOf = (cells: number[]): number => cells.reduce((set, cell) => set | (1 << cell), 0);

/** Where one more card may lie: beside the others, and with them in one of the outlines. */
export function openCells(within: number[], layout: Layout): number[] {
  const taken = [...layout.keys()];
  const laid = setOf(taken);
  const possible = within.filter((outline) => (outline & laid) === laid).reduce((set, outline) => set | outline, 0);
  return CELLS.filter(
    (cell) => inSet(possible & ~laid, cell) && (!taken.length || taken.some((other) => beside(cell, other))),
  );
}

const beside = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** The moves that stake a claim. */
export const codes = ({ shape, pieces }: Reading): number[] => [
  code.stake({ shape }),
  ...pieces.map((piece) => code.lay({ piece })),
];

/** A claim laid out in the middle of the bench. */
export function layOut(shapes: number[][], claim: Claim): Layout {
  const shape = shapes[claim.shape];
  const [down, right] = room(shape).map((n) => Math.floor(n / 2));
  return new Map(shape.map((cell, i) => [cell + down * SIDE + right, claim.pieces[i]]));
}
