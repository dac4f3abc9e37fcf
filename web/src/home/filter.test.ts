import { describe, expect, it } from 'vitest';
import { fits, sizes, WEIGHTS, type Weight } from './filter';

const game = (low: number, high: number, least: number, most: number, weight: Weight = 'medium') => ({
  weight,
  seats: [low, high] as [number, number],
  minutes: [least, most] as [number, number],
});

describe('the shelf', () => {
  it('shows what is for so many players', () => {
    expect([1, 2, 3, 4].filter((n) => fits(game(2, 3, 20, 40), n, 0))).toEqual([2, 3]);
    expect(fits(game(2, 3, 20, 40), 0, 0)).toBe(true);
  });

  it('shows what may be over in time', () => {
    expect([15, 20, 30].filter((n) => fits(game(1, 1, 20, 40), 0, n))).toEqual([20, 30]);
  });

  it('shows what is no heavier than wished', () => {
    const light = (heaviest: Weight | '') =>
      WEIGHTS.filter((weight) => fits(game(2, 3, 20, 40, weight), 0, 0, heaviest));
    expect(light('')).toEqual(WEIGHTS);
    expect(light('light')).toEqual(['light']);
    expect(light('medium')).toEqual(['light', 'medium']);
  });

  it('offers the numbers of players that there are games for', () => {
    expect(sizes([game(1, 1, 5, 9), game(3, 4, 5, 9)])).toEqual([1, 3, 4]);
    expect(sizes([])).toEqual([]);
  });
});
