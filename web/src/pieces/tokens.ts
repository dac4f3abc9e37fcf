/** Shapes of small pieces about the origin, some twenty wide, and colours that are told apart by a sign, too. */

export const SHAPES = {
  cube: 'M-9 -6L0 -11L9 -6L9 6L0 11L-9 6z',
  disc: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10z',
  star: 'M0 -11L3.2 -3.6L11 -3.2L5 1.8L7 9.5L0 5.2L-7 9.500L-5 1.8L-11 -3.2L-3.2 -3.6z',
  gem: 'M-6 -9h12l5 6L0 11L-11 -3z',
  heart: 'M0 10C-14 0 -11 -10 -5 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 5 -10C11 -10 14 0 0 10z',
  pawn: 'M-7 10Q-6 2 -3 -1A5.500 5.500 0 1 1 3 -1Q6 2 7 10z',
  person:
    'M0 -11A4 4 0 0 1 3 -4.500L10 0L8 4L4 2.500L7 10L2 10L0 6L-2 10L-7 10L-4 2.500L-8 4L-10 0L-3 -4.500A4 4 0 0 1 0 -11z',
  tile: 'M-10 -10h20v20h-20z',
} as const;

export type Shape = keyof typeof SHAPES;

export interface Tint {
  name: string;
  fill: string;
  ink: string;
  letter: string;
}

export const TINTS: Record<string, Tint> = {
  red: { name: 'red', fill: '#d2402f', ink: '#ffffff', letter: 'R' },
  blue: { name: 'blue', fill: '#2f78c4', ink: '#ffffff', letter: 'B' },
  yellow: { name: 'yellow', fill: '#f4c93a', ink: '#33260a', letter: 'Y' },
  green: { name: 'green', fill: '#3c8f4a', ink: '#ffffff', letter: 'G' },
  purple: { name: 'purple', fill: '#7d4fb0', ink: '#ffffff', letter: 'P' },
  orange: { name: 'orange', fill: '#ee8126', ink: '#331a00', letter: 'O' },
  dark: { name: 'dark', fill: '#3a3540', ink: '#ffffff', letter: 'D' },
  light: { name: 'light', fill: '#f3ead6', ink: '#33291a', letter: 'L' },
};
