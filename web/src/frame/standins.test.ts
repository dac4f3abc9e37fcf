import { describe, expect, it } from 'vitest';
import type { Seat, State } from '../generated/contract';
import { sitter } from '../playback/position';
import { news, placed, readiness, stoodIn, verdicts } from './standins';

const clock = { left: 3, running: true };
const seat = (name: string, more: Partial<Seat> = {}): Seat => ({ ...sitter(name), ...more });
const table = (seats: Seat[], more: Partial<State> = {}): State =>
  ({ seats, over: null, clocks_in: null, ...more }) as State;

describe('somebody is away', () => {
  const [ann, bo] = [seat('Ann'), seat('Bo')];

  it('and the others are told why, and when they are back', () => {
    expect(news([ann, bo], [ann, { ...bo, standin: true, clock }], 0)).toEqual([
      'Bo ran out of time: a bot made the move.',
    ]);
    const gone = { ...bo, standin: true, connected: false };
    expect(news([ann, bo], [ann, gone], 0)).toEqual(['Bo is away: a bot plays on.']);
    expect(news([ann, gone], [ann, bo], 0)).toEqual(['Bo is back.']);
  });
  it('and hears of it in other words', () => {
    const away = [ann, { ...bo, standin: true, clock }];
    expect(news([ann, bo], away, 1)).toEqual([]);
    expect(stoodIn(table(away), 1)).toContain('The next move is yours.');
    expect(stoodIn(table([ann, { ...bo, standin: true }]), 1)).toBe('A bot plays for you.');
    expect(stoodIn(table(away), 0)).toBe('');
    expect(stoodIn(table(away), -1)).toBe('');
  });
});

it('asks who is not ready, and says for whom the clocks wait', () => {
  const seats = [seat('Ann', { ready: true }), seat('Bo', { ready: false })];
  expect(readiness(table(seats, { clocks_in: 50 }), 1)?.asks).toBe(true);
  expect(readiness(table(seats, { clocks_in: 50 }), 0)).toEqual({
    asks: false,
    words: 'Waiting until Bo is ready.',
  });
  expect(readiness(table(seats, { clocks_in: 50 }), -1)?.asks).toBe(false);
  expect(readiness(table(seats), 1)).toBeNull();
});

it('puts those last who were away too much', () => {
  const lost = seat('Ann', { missed: { moves: 4, of: 9, rated: 'lost' } });
  expect(placed([1, 2, 3], [lost, seat('Bo'), seat('Cy')])).toEqual([3, 1, 2]);
  expect(placed([1, 2], [seat('Bo'), seat('Cy')])).toEqual([1, 2]);
  expect(placed([1, 2], [lost, lost])).toEqual([1, 2]);
});

it('says what absence does to the result', () => {
  const seats = [
    seat('Ann', { missed: { moves: 4, of: 9, rated: 'lost' } }),
    seat('Bo', { missed: { moves: 5, of: 5, rated: 'unrated' } }),
    seat('Cy', { missed: { moves: 1, of: 9, rated: '' } }),
  ];
  expect(verdicts(seats, 0)).toEqual([
    'A bot made 4 of your 9 moves. That is more than a quarter, so the game counts as lost for you.',
    'A bot made all of Bo’s moves: the game is unrated for Bo.',
  ]);
});
