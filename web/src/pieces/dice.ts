/** Dice: how they are drawn, and which of a pool tumble when they are thrown. */

import { t } from '../lib/messages';

/** Where the pips are, of a hundred. */
export const PIPS: [number, number][][] = [
  [[50, 50]],
  [
    [27, 27],
    [73, 73],
  ],
  [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];

/** How the six faces are turned about the cube, and how the cube is turned to show each. */
export const CUBE = [
  'rotateY(0deg)',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(180deg)',
];
export const TURN: [number, number][] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

export interface PoolDie {
  face: number;
  kept?: boolean;
  /** Keeping or throwing it is a choice now. */
  lit?: boolean;
  colour?: string;
  pips?: string;
  /** A sign besides the colour. */
  letter?: string;
  /** The face it would have after a change that is only thought of. */
  ghost?: number;
  /** What it is, as "yellow die". */
  name?: string;
}

/** The number of the throw that each die shows: the kept ones stay as they lie. */
export function thrown(before: number[], dice: PoolDie[], roll: number): number[] {
  return dice.map((die, i) => (die.kept && i < before.length ? before[i] : roll));
}

export function dieWords({ face, kept, name = 'none', ghost = 0 }: PoolDie): string {
  return t('die-words', { name, face, kept: kept ? 'yes' : 'no', ghost });
}
