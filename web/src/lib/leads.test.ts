import { describe, expect, it } from 'vitest';
import { firstTap, firstTaps, leads } from './leads';

describe('the thing to click first', () => {
  it('bears the codes of all moves that it begins', () => {
    expect([...leads([['pile', 4] as const, ['hex', 5] as const, ['pile', 6] as const])]).toEqual([
      ['pile', '4 6'],
      ['hex', '5'],
    ]);
  });

  it('of a set is the lowest that must change', () => {
    expect([firstTap(0b110, 0b010), firstTap(0b001, 0b110), firstTap(5, 5)]).toEqual([2, 0, -1]);
  });

  it('of a set that is chosen already is none: there is a button for it', () => {
    // Dice that show the same make the same move: sets 1 and 2.
    const moves = [[1, 7] as const, [2, 7] as const, [3, 9] as const];
    expect([...firstTaps(moves, 1)]).toEqual([[1, '9']]);
    expect([...firstTaps(moves, 3)]).toEqual([
      [1, '7'],
      [0, '7'],
    ]);
  });
});
