import { describe, expect, it } from 'vitest';
import { likeYou } from './likeYou';

const bots = ['1', '2', '5', 'bold', 'random'].map((name) => ({
  name,
  title: name,
  about: '',
  points: 1100 + 160 * (name === 'bold' ? 3 : Number(name) || 0),
}));
const rated = (points: number, games = 9, against = 'bots', game = 'klobba') => ({
  game,
  title: game,
  against,
  points,
  margin: 100,
  games,
});

describe('somebody like you', () => {
  it('is the level with the rating nearest yours', () => {
    expect([900, 1300, 1450, 1740, 2500].map((points) => likeYou(bots, [rated(points)], 'klobba')?.name)).toEqual([
      '1',
      '1',
      '2',
      '5',
      '5',
    ]);
  });

  it('is nobody before you have a rating of that game against bots', () => {
    const others = [rated(1500, 2), rated(1500, 9, 'people'), rated(1500, 9, 'bots', 'klotho')];
    expect(likeYou(bots, others, 'klobba')).toBeUndefined();
    expect(likeYou([], [rated(1500)], 'klobba')).toBeUndefined();
  });
});
