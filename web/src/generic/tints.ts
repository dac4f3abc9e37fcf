import { TINTS, type Tint } from '../pieces/tokens';

const ORDER = ['red', 'yellow', 'blue', 'green', 'purple', 'orange', 'light', 'dark'];

/** The colour of a seat at a table without art. */
export const seatTint = (seat: number): Tint => TINTS[ORDER[seat % ORDER.length]];
