import { describe, expect, it } from 'vitest';
import { change, expected, give, playedFor } from './worth';

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
    expect(give(0.4, 0.5, 'win')).toBe('± 5%');
    expect(playedFor('win', true)).toBe('chance of success');
    expect(playedFor('win', false)).toBe('chance to win');
  });
});
