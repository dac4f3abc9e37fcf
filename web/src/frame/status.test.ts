import { describe, expect, it } from 'vitest';
import type { State } from '../generated/contract';
import { idle, listed, rests, status, type Scene } from './status';

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
