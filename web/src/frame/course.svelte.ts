/**
 * A lesson being played: which step one is at, which of its moves are made, and what is said to any other move. Nobody
 * else is needed for it, so it goes on wherever one left it.
 */

import { live } from '../lib/live.svelte';
import type { Lesson, Note, LessonFrame, LessonStep } from '../generated/contract';
import { Playback } from '../playback/playback.svelte';
import { laid, sitter, type Position } from '../playback/position';
import { t } from '../lib/messages';

const key = (game: string): string => `rulewright.lesson.${game}`;

/** The step one had come to, kept on this device; 0 where one has not begun, or is through. */
export function kept(game: string): number {
  try {
    return Number(localStorage.getItem(key(game))) || 0;
  } catch {
    return 0;
  }
}

function keep(game: string, at: number): void {
  try {
    localStorage.setItem(key(game), String(at));
  } catch {
    // a private window: the lesson begins anew next time
  }
}

/** The lesson with the learner's own name in it, if they have chosen one, wherever somebody else's stood in their seat. */
export function called(lesson: Lesson, name: string): Lesson {
  const [from, to] = [lesson.names[lesson.you], name.trim()];
  if (!to || lesson.names.includes(to)) return lesson;
  return JSON.parse(JSON.stringify(lesson), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(from, to) : value,
  ) as Lesson;
}

export class Course {
  /** The number of the step, from 0; as many as there are steps: one is through. */
  at = $state(0);
  /** How many of the step's own moves are made. */
  made = $state(0);
  /** What is said to a move that is not the one. */
  word = $state('');
  playback = $state.raw<Playback>(new Playback(() => 0));
  /** Tables that are still to be shown before the next step. */
  #ahead: number[] = [];
  #leaving = false;

  constructor(
    readonly lesson: Lesson,
    readonly pace: (note: Note, next?: Note) => number,
  ) {
    const at = kept(lesson.game);
    this.begin(at < lesson.steps.length ? at : 0);
  }

  get through(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  /** The learner's moves that are still to be made in this step. */
  get due(): number[] {
    return this.step?.codes.slice(this.made) ?? [];
  }

  /** What the learner is to do now, in words. */
  get wanted(): string {
    return this.step?.labels.slice(this.made).join(', then ') ?? '';
  }

  /** The table as it is drawn: moves are lit only in a step that asks for one. */
  get state(): Position | null {
    const shown = this.playback.shown;
    return shown && (this.due.length ? shown : { ...shown, moves: [], waiting: [] });
  }

  /** Lay the table as it is at the beginning of a step. */
  begin(at: number): void {
    const { steps, frames } = this.lesson;
    this.#ahead = [];
    this.#leaving = false;
    this.at = at;
    this.made = 0;
    this.word = '';
    keep(this.lesson.game, at < steps.length ? at : 0);
    const first = at < steps.length ? steps[at].first : frames.length - 1;
    const fresh = new Playback(this.pace);
    fresh.lay(frames.slice(0, first + 1).map((frame) => this.#state(frame)));
    this.playback = fresh;
    this.#say();
  }

  /** A move, or several as one. Only the scripted one goes on. */
  play(code: number | number[]): void {
    const codes = Array.isArray(code) ? code : [code];
    if (this.playback.busy) {
      this.playback.skip();
    } else if (!this.due.length) {
      this.#answer(this.through ? t('lesson-over') : t('lesson-read'));
    } else if (codes.length > this.due.length || codes.some((c, i) => c !== this.due[i])) {
      this.#answer(t('lesson-not-that', { move: this.wanted }));
    } else {
      this.word = '';
      const from = this.step!.first + this.made;
      this.made += codes.length;
      this.#show(from + 1, from + codes.length);
    }
  }

  /** Go on: where nothing is left for the learner to do, the others move, and then it is the next step. */
  next(): void {
    if (this.through) return;
    if (this.due.length) this.play(this.due);
    else if (this.playback.busy) this.playback.skip();
    else this.#show(1, 0);
  }

  back(): void {
    this.begin(Math.max(0, this.at - 1));
  }

  /** Called whenever the telling has come to rest: the next table is told, or the next step begins. */
  rest(): void {
    // Without motion a table is told at once, and the next one follows.
    while (!this.playback.busy && this.#ahead.length) {
      this.playback.feed(this.#state(this.lesson.frames[this.#ahead.shift()!]));
    }
    if (this.playback.busy) return;
    if (this.#leaving) {
      this.#leaving = false;
      this.at += 1;
      this.made = 0;
      keep(this.lesson.game, this.through ? 0 : this.at);
      this.#say();
    }
  }

  /** Show these tables one by one; and those of the others, where the learner has done his part. */
  #show(from: number, to: number): void {
    for (let i = from; i <= to; i++) this.#ahead.push(i);
    const { first, codes, others } = this.step!;
    if (!this.due.length && !this.#leaving) {
      this.#leaving = true;
      for (let i = 1; i <= others; i++) this.#ahead.push(first + codes.length + i);
    }
    this.rest();
  }

  #answer(word: string): void {
    this.word = word;
    live.warn(word);
  }

  #say(): void {
    if (this.step) live.say(`${this.step.say} ${this.wanted ? t('lesson-your-move', { move: this.wanted }) : ''}`);
    else live.say(t('lesson-finished'));
  }

  #state(frame: LessonFrame): Position {
    const { names, you } = this.lesson;
    return laid({ ...frame, you, seats: names.map((name, i) => sitter(name, i === you ? 'human' : 'bot')) });
  }
}
