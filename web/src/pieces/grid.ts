import type { Spot } from './hex';

/** A cell of a grid: its name, and where its middle lies, in cells. */
export interface Cell {
  key: string;
  at: Spot;
  name: string;
  fill?: string;
  /** Choosing it is a move now. */
  lit?: boolean;
  code?: number;
}
