import { expect, test } from 'vitest';
import type { Note } from '../generated/contract';
import { actions } from './log';

const said = (n: number, move: number, clause: string): Note => ({
  ...{ type: 'note', kind: '', numbers: {} },
  ...{ n, move, clause, text: `${n}` },
});
const numbers = (notes: Note[]): number[][][] => actions(notes).map((runs) => runs.map((run) => run.map((x) => x.n)));

test('sentences of one action stay together, and name a clause once that they cite one after the other', () => {
  const throwing = [said(0, 1, 'KL-25'), said(1, 1, 'KL-25'), said(2, 1, 'KL-26'), said(3, 1, 'KL-25')];
  expect(numbers([...throwing, said(4, 2, 'KL-25')])).toEqual([[[0, 1], [2], [3]], [[4]]]);
  expect(numbers([])).toEqual([]);
});
