import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser has and this test runs without. */
const store = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
  return kept;
});

import type { Lesson, LessonFrame, LessonStep } from '../generated/contract';
import { called, Course, kept } from './course.svelte';

function shot(number: number, code?: number): LessonFrame {
  const note = { n: number, move: number, text: `Move ${number} by Robin`, clause: '', kind: '', numbers: {} };
  const move = { code: code ?? 0, label: `Do ${code} for Robin`, verb: 'do', arguments: {}, clauses: [] };
  return {
    number,
    turn: 0,
    waiting: [0],
    view: { n: number },
    moves: code === undefined ? [] : [move],
    notes: number ? [note] : [],
    notes_from: Math.max(0, number - 1),
    over: null,
    derived: null,
    text: '',
    grids: [],
  };
}

function step(first: number, codes: number[], others = 0): LessonStep {
  return { say: 'Look.', point: '', clause: '', first, codes, labels: codes.map((c) => `Do ${c}`), others };
}

const LESSON: Lesson = {
  game: 'toy',
  you: 0,
  names: ['Robin', 'Mira'],
  box: {},
  faces: [],
  help: {},
  clauses: [],
  summary: {},
  options: {},
  steps: [step(0, []), step(0, [7], 1), step(2, [8, 9]), step(4, [], 1)],
  frames: [shot(0, 7), shot(1), shot(2, 8), shot(3, 9), shot(4), shot(5)],
};

const settle = async (course: Course): Promise<void> => {
  for (let i = 0; i < 6; i++) {
    await Promise.resolve();
    course.rest();
  }
};

describe('a lesson', () => {
  beforeEach(() => {
    store.clear();
  });

  it('is read before it is played, and lights a move only where one is asked for', async () => {
    const course = new Course(LESSON, () => 0);
    expect(course.state?.moves).toEqual([]);
    course.play(7);
    expect([course.at, course.word]).toEqual([0, 'Read this first, then press Next.']);
    course.next();
    await settle(course);
    expect(course.at).toBe(1);
    expect(course.state?.moves.map((m) => m.code)).toEqual([7]);
  });

  it('takes the scripted move, then the others move, and it is the next step', async () => {
    store.set('rulewright.lesson.toy', '1');
    const course = new Course(LESSON, () => 0);
    course.play(3);
    expect([course.at, course.word]).toEqual([1, 'Not that one. The move is: Do 7.']);
    course.play(7);
    await settle(course);
    expect([course.at, course.word, course.state?.number]).toEqual([2, '', 2]);
  });

  it('takes several moves as one gesture, or one by one', async () => {
    store.set('rulewright.lesson.toy', '2');
    const course = new Course(LESSON, () => 0);
    course.play([8, 9]);
    await settle(course);
    expect([course.at, course.state?.number]).toEqual([3, 4]);
    course.begin(2);
    course.play(8);
    await settle(course);
    expect([course.at, course.wanted]).toEqual([2, 'Do 9']);
    course.play([9, 9]);
    expect(course.word).not.toBe('');
    course.play(9);
    await settle(course);
    expect(course.at).toBe(3);
  });

  it('is resumed where one left it, goes back, and begins anew when one is through', async () => {
    const course = new Course(LESSON, () => 0);
    course.begin(3);
    expect(kept('toy')).toBe(3);
    expect(new Course(LESSON, () => 0).playback.heard.map((n) => n.n)).toEqual([1, 2, 3, 4]);
    course.next();
    await settle(course);
    expect([course.through, kept('toy')]).toEqual([true, 0]);
    course.back();
    expect([course.at, course.through]).toEqual([3, false]);
  });

  it('calls the learner by his name', () => {
    const mine = called(LESSON, 'Tamsin');
    expect(mine.names).toEqual(['Tamsin', 'Mira']);
    expect(mine.frames[1].notes[0].text).toBe('Move 1 by Tamsin');
    expect(mine.frames[0].moves[0].label).toBe('Do 7 for Tamsin');
    expect(called(LESSON, '').names[0]).toBe('Robin');
    expect(called(LESSON, 'Mira').names[0]).toBe('Robin');
  });
});
