import { expect, it } from 'vitest';
import type { MatchSummary } from '../generated/contract';
import { clockWords, duration, invitation, timeLeft } from './invitation';

const seat = (name: string, kind: 'human' | 'bot' | 'open' = 'human') => ({
  name,
  kind,
  bot: null,
  connected: false,
  profile: '',
  standin: false,
});
const row = (more: Partial<MatchSummary>): MatchSummary =>
  ({ seats: [], invited: 1, over: null, clock: null, ...more }) as MatchSummary;

it('says who waits and when the game begins', () => {
  const one = invitation(row({ seats: [seat('Ann'), seat('', 'open')] }));
  expect(one.free).toBe(true);
  expect(one.title).toBe('Ann is waiting for you');
  expect(one.sentence).toBe('The game begins as soon as you join.');
  const more = invitation(row({ seats: [seat('Ann'), seat('', 'open'), seat('Bo'), seat('', 'open')] }));
  expect(more.title).toBe('Ann and Bo are waiting for you');
  expect(more.sentence).toBe('The game begins when you and one more player are here.');
});

it('says that a link is used up, and whom to ask', () => {
  const used = invitation(row({ seats: [seat('Ann'), seat('Bo')] }));
  expect(used.free).toBe(false);
  expect(used.title).toBe('This link has been used');
  expect(used.sentence).toBe('Bo has taken this seat. Ask Ann for another link, or for one to watch.');
  const over = { ending: '', about: '', won: true, scores: [], places: [] };
  expect(invitation(row({ seats: [seat('Ann'), seat('Bo')], over })).sentence).toBe('The game is over.');
});

it('says the clock and the length in words', () => {
  expect(clockWords(null)).toBe('none, take your time');
  expect(clockWords({ per_move: 60 })).toBe('1 minute a move');
  expect(clockWords({ per_move: 30, total: 600 })).toBe('30 seconds a move, 10 minutes a player');
  expect([duration([20, 60]), duration([15, 15])]).toEqual(['20 to 60 minutes', '15 minutes']);
  expect(duration([1, 1])).toBe('1 minute');
});

it('says days and hours', () => {
  expect(clockWords({ days: 1 })).toBe('1 day a move');
  expect(timeLeft(2 * 86400 + 5 * 3600 + 59)).toBe('2 days, 5 hours');
  expect(timeLeft(86400 + 59 * 60)).toBe('1 day');
  expect(timeLeft(3 * 3600 + 120)).toBe('3 hours, 2 minutes');
  expect(timeLeft(30)).toBe('0 minutes');
});
