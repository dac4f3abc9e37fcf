import { beforeEach, expect, test, vi } from 'vitest';
import type { ReviewedDecision } from '../generated/contract';
import { answered, due, forget, type Mistake } from './mistakes';

const DAY = 86_400_000;
const mistake = (move: number, id = 'a'): Mistake => ({
  ...{ id, title: 'Klobba!', aim: 'win' },
  decision: { move } as ReviewedDecision,
});
const moves = (now: number): number[] => due(now).map((m) => m.decision.move);

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test('a mistake comes back after a day, and later each time that it is found', () => {
  answered(mistake(5), false, 0);
  expect(moves(DAY - 1)).toEqual([]);
  let now = DAY;
  for (const days of [3, 7, 21, 60]) {
    expect(moves(now)).toEqual([5]);
    answered(mistake(5), true, now);
    answered(mistake(5), false, now + 1); // once more on the same day
    expect(moves(now + days * DAY - 1)).toEqual([]);
    now += days * DAY;
  }
  answered(mistake(5), true, now);
  expect(due(Infinity)).toEqual([]);
});

test('a mistake you miss again starts over, and those of a lost replay are forgotten', () => {
  answered(mistake(5), true, 0);
  answered(mistake(7, 'b'), true, 0);
  answered(mistake(5), false, 3 * DAY);
  expect(moves(4 * DAY)).toEqual([7, 5]);
  forget('b');
  expect(moves(4 * DAY)).toEqual([5]);
});
