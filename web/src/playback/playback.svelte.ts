/**
 * Playing back what happened. A move may bring a dozen events at once (a roll, a tile, a card, a wound); they are told
 * one by one, each for as long as the game gives it, and only then does the new state take the old one's place.
 */

import { live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import type { AnyGame, Declared, Note } from '../generated/contract';
import type { Position } from './position';

/** What is being told, or was told last: `notes` are those already told, `after` the state they lead to. */
export interface Act<G extends Declared = AnyGame> {
  before: Position<G>;
  after: Position<G>;
  notes: Note<G>[];
}

const TOO_MUCH = 60;

export class Playback {
  shown = $state.raw<Position | null>(null);
  heard = $state.raw<Note[]>([]);
  act = $state.raw<Act | null>(null);
  busy = $state(false);
  #queue: Position[] = [];
  #told = 0;
  #wake: (() => void) | null = null;

  constructor(readonly pace: (note: Note, next?: Note) => number) {}

  /** How many notes have arrived, told or not: what the server need not send again. */
  get count(): number {
    return this.#told;
  }

  feed(state: Position): void {
    const notes = state.notes.filter((_, i) => state.notes_from + i >= this.#told);
    this.#told = Math.max(this.#told, state.notes_from + state.notes.length);
    const next = { ...state, notes };
    if (!this.shown) {
      this.#settle(next);
      return;
    }
    this.#queue.push(next);
    if (!this.#running) void this.#run();
    else if (notes.length > TOO_MUCH) this.skip();
  }

  /** Lay the table as it stands after the last of these states: just as if all of them had been told one after the other. */
  lay(states: Position[]): void {
    const last = Math.max(
      0,
      states.findLastIndex((s) => s.notes.length > 0),
    );
    this.heard = states.flatMap((s) => s.notes);
    this.#told = this.heard.length;
    this.act = { before: states[Math.max(0, last - 1)], after: states[last], notes: states[last].notes };
    this.shown = states.at(-1) ?? null;
    for (const note of states.at(-1)?.notes ?? []) live.say(note.text);
  }

  /** Be done with the telling at once. */
  skip(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  #hurried = false;
  #running = false;

  #settle(state: Position): void {
    const last = state.notes.filter((n) => n.move === state.number);
    this.heard = [...this.heard, ...state.notes];
    this.act = { before: this.shown ?? state, after: state, notes: last };
    this.shown = state;
    for (const note of last) live.say(note.text);
  }

  /** Whether to tell all at once: animations are off, or there is nobody to look, or no patience. */
  get #still(): boolean {
    return this.#hurried || settings.pace === 0 || document.hidden;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
      const before = this.shown ?? state;
      const notes = state.notes;
      this.#hurried = this.#queue.length > 2 || notes.length > TOO_MUCH;
      let told = 0;
      while (told < notes.length && !this.#still) {
        told += 1;
        this.#tell(before, state, told, 1);
        const ms = this.pace(notes[told - 1], notes[told]);
        if (ms) await this.#pause(ms);
      }
      this.#tell(before, state, notes.length, notes.length - told);
      this.shown = state;
    }
    this.busy = this.#running = false;
  }

  /** The first notes of an act have been told, the last few of them just now. */
  #tell(before: Position, after: Position, told: number, fresh: number): void {
    if (!fresh) return;
    const notes = after.notes.slice(0, told);
    this.heard = [...this.heard, ...notes.slice(told - fresh)];
    this.act = { before, after, notes };
    for (const note of notes.slice(told - fresh)) live.say(note.text);
  }

  async #pause(ms: number): Promise<void> {
    this.busy = true; // not before: what is told in no time must not take anything from under somebody's hand
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms / settings.pace);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
