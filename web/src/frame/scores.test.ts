import { describe, expect, it } from 'vitest';
import type { ScoreRow } from '../generated/contract';
import { lines, pause, signed } from './scores';

const row = (what: string, points: number | null): ScoreRow => ({ what, amount: '', points });

describe('the table of scores', () => {
  it('puts the rows of all players side by side, in the order of their places', () => {
    const found = lines([[row('Stars', 3)], [row('Stars', 5)]], [1, 0]);
    expect(found.map((line) => line.cells.map((cell) => cell?.points))).toEqual([[5, 3]]);
  });

  it('keeps what only one player has where that player has it', () => {
    const [one, other] = [
      [row('a', 1), row('tie', null)],
      [row('a', 1), row('b', 2), row('c', 3), row('tie', null)],
    ];
    const found = lines([one, other], [0, 1]);
    expect(found.map((line) => line.what)).toEqual(['a', 'b', 'c', 'tie']);
    expect(found.map((line) => line.aside)).toEqual([false, false, false, true]);
    expect(found[1].cells[0]).toBeNull();
  });

  it('shows every row once, in whatever order players have them', () => {
    const [one, other] = [
      [row('a', 1), row('b', 1)],
      [row('b', 1), row('a', 1), row('c', 1)],
    ];
    const found = lines([one, other], [0, 1]);
    expect(found.map((line) => line.what).sort()).toEqual(['a', 'b', 'c']);
  });

  it('writes signs that can be told apart', () => {
    expect([signed(1200), signed(-34), signed(0)]).toEqual(['+1,200', '\u221234', '0']);
  });

  it('is unrolled within four seconds, and faster when all is', () => {
    expect(pause(4, 1)).toBe(420);
    expect(pause(40, 1) * 40).toBe(4000);
    expect(pause(4, 2)).toBe(210);
  });
});
