/** How the clinic lies on the screen: floor upon floor, rows behind each other, the street before it. */

import { SPACES } from '../../generated/clin9ic';

export interface Lie {
  /** Height of a row of rooms, width of a room in the front row, and where the building stands. */
  row: number;
  column: number;
  slab: number;
  width: number;
  top: number;
  middle: number;
  /** Height of what is above the rooms, and of the street below. */
  roof: number;
  street: number;
}
const DEPTH = [0.86, 0.93, 1];
/** Rows lie behind each other: the back ones are a little smaller. */
export const depth = (place: number): number => DEPTH[Math.floor((place % SPACES) / 3)];

/** Everything fits, however small the screen and however high the house: the street and the roof give way first. */
export function lie(width: number, height: number, floors: number): Lie {
  const slab = 10;
  const small = (height - 108 - floors * slab) / (3 * floors) < 40;
  const [roof, street] = small ? [24, 50] : [34, 74];
  const free = height - roof - street - floors * slab;
  const row = Math.max(18, Math.min(Math.max(112, 0.24 * height), free / (3 * floors)));
  const column = Math.min(row * (small ? 3 : 2.1), (width - 24) / 3.05);
  const high = floors * (3 * row + slab);
  return {
    row,
    column,
    slab,
    width: 3 * column,
    top: Math.max(roof, height - street - high),
    middle: width / 2,
    roof,
    street,
  };
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function frame(l: Lie, floors: number, place: number): Frame {
  const [floor, space] = [Math.floor(place / SPACES), place % SPACES];
  const [r, c] = [Math.floor(space / 3), space % 3];
  const d = DEPTH[r];
  const y = l.top + (floors - 1 - floor) * (3 * l.row + l.slab) + r * l.row;
  return { x: l.middle + (c - 1.5) * l.column * d, y, w: l.column * d, h: l.row };
}
