/** Names, soldiers and places of the table of five by five, as the board draws them. What the rules say is in `derived`. */

import { t } from '../../lib/messages';
import {
  CELLS,
  Demand,
  FIRST_COLUMN,
  FIRST_COLUMN_GAP,
  KINDS,
  KINDS_PER_COLOUR,
  WIDTH,
  type Box,
  type Derived,
  type Placement,
  type View,
} from '../../generated/twelve_patrols';

/** How wide a gap is and how tall a region, by the width of a region. */
export const GAP = 0.46;
export const TALL = 1.12;

export type Printed = Box;
export type Kingdom = View;

/** Dark, medium or light. */
export const colourName = (colour: number): string => t('patrols-colour', { colour });
/** The letter by which a colour is told apart. */
export const sign = (colour: number): string => t('patrols-sign', { colour });
export const ROWS = 'ABCDE';
export const sideName = (side: number): string => t('patrols-side', { side });

export const cellName = (cell: number): string => `${ROWS[Math.floor(cell / WIDTH)]}${(cell % WIDTH) + 1}`;
export const lineName = (line: number): string =>
  line < FIRST_COLUMN
    ? t('patrols-row', { row: ROWS[line] })
    : t('patrols-column', { column: line - FIRST_COLUMN + 1 });

export function kindName(kind: number): string {
  const face = kind % KINDS_PER_COLOUR;
  return t('patrols-soldier', { colour: Math.floor(kind / KINDS_PER_COLOUR), face });
}

export function askWords({ kind, number }: { kind: number; number: number }): string {
  const what = { [Demand.BLANK]: 'nothing', [Demand.COLOURS]: 'colours', [Demand.ITEMS]: 'items' }[kind] ?? 'sum';
  return t('patrols-ask', { what, number });
}

/** The four sides of a card: what must be known to lay it, and beside it. */
export const sidesWords = (box: Printed, card: number, outward: (side: number) => boolean = () => false): string =>
  [0, 1, 2, 3]
    .map((side) => {
      const ask = askWords({ kind: box.asks[card][side], number: box.number[card][side] });
      return t('patrols-side-asks', { side, ask, outer: outward(side) ? 'yes' : 'no' });
    })
    .join(', ');

/** What a card would make of a line. */
export function placementWords({ complete, cards, possible }: Placement): string {
  const how = complete ? (possible ? 'complete' : 'contradicts') : possible ? 'open' : 'impossible';
  return t('patrols-placement', { how, cards });
}

/** How many of a kind: two bits each, in a number too wide for the bits of JavaScript. */
export const howMany = (items: number, kind: number): number => Math.floor(items / 4 ** kind) % 4;

/** The soldiers of a patrol, each by its kind. */
export function soldiers(items: number): number[] {
  return Array.from({ length: KINDS }, (_, kind) => Array<number>(howMany(items, kind)).fill(kind)).flat();
}

export const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);
export const isAcross = (gap: number): boolean => gap < FIRST_COLUMN_GAP;
export const gapBefore = (gap: number): number =>
  isAcross(gap) ? Math.floor(gap / (WIDTH - 1)) * WIDTH + (gap % (WIDTH - 1)) : gap - FIRST_COLUMN_GAP;
export const gapBehind = (gap: number): number => gapBefore(gap) + (isAcross(gap) ? 1 : WIDTH);

/** For games that were over, and kept, before the rules derived anything: the kingdom on the whole table. */
export const NO_FACTS: Derived = {
  sides: [],
  halves: [],
  filling: [],
  doomed: [],
  outward: [],
  unseen: [],
  coming: 0,
  placements: [],
  sight: { top: 0, left: 0, rows: WIDTH, columns: WIDTH },
};
