import { describe, expect, it } from 'vitest';
import type { Review } from '../generated/contract';
import { moments } from './moments';

const made = (move: number, frame: number, seat: number, label: string, gain = 0): Review['decisions'][number] =>
  ({ move, frame, seat, gain, cost: 0, stood_in: false, chosen: { label } }) as Review['decisions'][number];

const review = (over: Partial<Review>): Review =>
  ({
    names: ['Ann', 'Bo'],
    aim: 'win',
    curve: [
      [0.5, 0.5],
      [0.55, 0.45],
      [0.2, 0.8],
      [0.9, 0.1],
    ],
    luck: [
      [0, 0],
      [-0.3, 0.3],
      [0.1, -0.1],
    ],
    decisions: [made(1, 0, 0, 'Dig', 0.05), made(2, 1, 1, 'Steal'), made(3, 2, 0, 'Strike', 0.4)],
    ...over,
  }) as Review;

describe('key moments', () => {
  it('are those of the seat that asks', () => {
    expect(moments(review({}), 0)).toEqual([
      { kind: 'turning', title: 'Turning point', words: 'You: Strike: +70%', frame: 2 },
      { kind: 'best', title: 'Best move', words: 'Strike: +40%', frame: 2 },
      { kind: 'luck', title: 'Luckiest moment', words: 'Move 3: +10%', frame: 2 },
    ]);
    expect(moments(review({}), 1)).toEqual([
      { kind: 'turning', title: 'Turning point', words: 'Ann: Strike: −70%', frame: 2 },
      { kind: 'luck', title: 'Luckiest moment', words: 'Move 2: +30%', frame: 1 },
    ]);
  });

  it('are left out where nothing happened', () => {
    const flat = { curve: [[0.5], [0.5]], luck: [[0]], decisions: [made(1, 0, 0, 'Pass')], names: ['Ann'] };
    expect(moments(review(flat), 0)).toEqual([]);
    const bot = { ...made(1, 0, 0, 'Dig', 0.5), stood_in: true };
    expect(moments(review({ ...flat, decisions: [bot] }), 0)).toEqual([]);
  });
});
