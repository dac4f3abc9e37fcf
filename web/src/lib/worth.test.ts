import { describe, expect, it } from 'vitest';
import { change, counted, expected, give, lost, playedFor, small } from './worth';

const gap = (worth: number, low: number, high: number, exact = false) => ({
  worth,
  low,
  high,
  exact,
  tries: exact ? 0 : 1024,
});

describe('what something is worth', () => {
  it('is a chance in percent, or points', () => {
    expect(expected(0.547, 'win')).toBe('55%');
    expect(expected(12.34, 'score')).toBe('12.3');
    expect(expected(1234.5, 'score')).toBe('1,235');
  });

  it('says a change with its sign, and nothing as nothing', () => {
    expect(change(-0.2, 'win')).toBe('−20%');
    expect(change(0.05, 'place')).toBe('+5%');
    expect(change(-0.001, 'win')).toBe('0%');
  });

  it('says how sure it is, and what is played for', () => {
    expect(give(gap(0.45, 0.4, 0.5), 'win')).toBe('± 5%');
    expect(give(gap(0.83, 0.8, 1), 'win')).toBe('80% to 100%');
    expect(playedFor('win', true)).toBe('chance of success');
    expect(playedFor('win', false)).toBe('chance to win');
  });

  it('never shows an estimate as if it were exact', () => {
    expect(give(gap(0.31, 0.3076, 0.3124), 'win')).toBe('± 0.2%');
    expect(give(gap(0.31, 0.31, 0.31001), 'win')).toBe('± under 0.1%');
    expect(give(gap(0.31, 0.31, 0.31, true), 'win')).toBe('exact');
    expect(give(gap(31, 30.98, 31.02), 'score')).toBe('± 0.02');
    expect(give(gap(31, 31, 31.001), 'score')).toBe('± under 0.01');
    expect([0, 0.0004, 0.004, 0.01, 0.2].map((x) => small(x, 'win'))).toEqual([
      '0%',
      'under 0.1%',
      '0.4%',
      '1%',
      '20%',
    ]);
  });

  it('says what a decision lost', () => {
    expect(lost(gap(0.09, 0.07, 0.11), 'win')).toBe('lost 9% ± 2%');
    expect(lost(gap(0.01, -0.01, 0.03), 'win')).toBe('may have lost up to 3%');
    expect(lost(gap(-0.02, -0.03, -0.01), 'win')).toBe('lost nothing');
    expect(lost(gap(0, 0, 0, true), 'win')).toBe('lost nothing');
    expect(lost(gap(0.2, 0.2, 0.2, true), 'win')).toBe('lost exactly 20%');
    expect(counted({ blunder: 1, inaccuracy: 2, good: 9 })).toBe('1 blunder, 2 inaccuracies');
    expect(counted({ good: 9 })).toBe('');
  });
});
