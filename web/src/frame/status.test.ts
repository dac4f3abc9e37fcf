import { describe, expect, it } from 'vitest';
import type { State } from '../generated/contract';
import { clockOf, idle, listed, rests, status, type Scene } from './status';

const move = { code: 0, label: 'Go', clauses: [], verb: 'go', arguments: {} };
const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'human' as const, connected: true }));

function scene(state: Partial<State>, more: Partial<Scene> = {}): Scene {
  const now = { seats, waiting: [0], moves: [move], over: null, ...state } as State;
  return { state: now, you: 0, busy: false, pending: false, replay: false, lesson: false, ...more };
}
const over = { ending: 'the Crown', about: '', won: true, scores: [], places: [] };

describe('the table rests', () => {
  it('when it is for me to choose, or all is over', () => {
    expect(rests(scene({}))).toBe(true);
    expect(rests(scene({ waiting: [], moves: [], over }))).toBe(true);
  });
  it('but not while something is told, sent, answered by the house, or for others to do', () => {
    expect(rests(scene({}, { busy: true }))).toBe(false);
    expect(rests(scene({}, { pending: true }))).toBe(false);
    expect(rests(scene({ moves: [] }))).toBe(false);
    expect(rests(scene({ waiting: [1], moves: [] }))).toBe(false);
  });
  it('and in a lesson or a replay whenever nothing is told', () => {
    for (const more of [{ lesson: true }, { replay: true }]) {
      expect(rests(scene({ waiting: [], moves: [] }, more))).toBe(true);
      expect(rests(scene({ waiting: [], moves: [] }, { ...more, busy: true }))).toBe(false);
    }
  });
});

it('says in a few words how the table stands', () => {
  expect(status(scene({}))).toBe('Your move');
  expect(status(scene({ waiting: [0, 1] }, { you: 2 }))).toBe('Waiting for Ann and Bo');
  expect(status(scene({ moves: [] }))).toBe('One moment');
  expect(status(scene({ over }))).toBe('Over: the Crown');
  expect(idle(scene({ over }))).toBe('The game is over.');
  expect(idle(scene({ waiting: [1] }))).toBe('Waiting for Bo.');
});

it('lists what one is there for before the ways out of it', () => {
  const [away, fight] = [
    { ...move, code: 9, verb: 'retreat' },
    { ...move, code: 4, verb: 'fight' },
  ];
  expect(listed([away, fight])).toEqual([fight, away]);
});

it('shows the clock of the one who is waited for', () => {
  const timed = [40, 60, 20].map((left, i) => ({
    ...seats[i % 2],
    clock: { left, running: i === 1 },
  })) as State['seats'];
  const left = (waiting: number[], more: Partial<Scene> = {}): number | undefined =>
    clockOf(scene({ seats: timed, waiting }, more))?.left;
  expect(left([0])).toBe(40);
  expect(left([1])).toBe(60);
  expect(left([1, 2])).toBe(20);
  expect(left([0, 2])).toBe(40);
  expect(left([1], { you: -1 })).toBe(60);
  expect(left([1], { replay: true })).toBeUndefined();
  expect(clockOf(scene({ seats: timed, over }))).toBeNull();
  expect(clockOf(scene({ waiting: [1] }))).toBeNull();
});
