/**
 * Playing back what happened. A move may bring a dozen events at once (a roll, a tile, a card, a wound); they are told
 * one by one, each for as long as the game gives it, and only then does the new state take the old one's place.
 */

import { live } from './live.svelte';
import { settings } from './settings.svelte';
import type { Note, State } from './wire';

/** What is being told, or was told last: `notes` are those already told, `after` the state they lead to. */
export interface Act {
  before: State;
  after: State;
  notes: Note[];
}

const TOO_MUCH = 60;

export class Playback {
  shown = $state.raw<State | null>(null);
  heard = $state.raw<Note[]>([]);
  act = $state.raw<Act | null>(null);
  busy = $state(false);
  #queue: State[] = [];
  #told = 0;
  #wake: (() => void) | null = null;

  constructor(readonly pace: (note: Note, next?: Note) => number) {}

  /** How many notes have arrived, told or not: what the server need not send again. */
  get count(): number {
    return this.#told;
  }

  feed(state: State): void {
    const notes = state.notes.filter((_, i) => state.notes_from + i >= this.#told);
    this.#told = Math.max(this.#told, state.notes_from + state.notes.length);
    const next = { ...state, notes };
    if (!this.shown || notes.length > TOO_MUCH) {
      this.#queue = [];
      this.#wake?.();
      this.#settle(next);
      return;
    }
    this.#queue.push(next);
    if (!this.busy) void this.#run();
  }

  /** Be done with the telling at once. */
  skip(): void {
    const wake = this.#wake;
    this.#hurried = true;
    wake?.();
  }

  #hurried = false;

  #settle(state: State): void {
    const last = state.notes.filter((n) => n.move === state.number);
    this.heard = [...this.heard, ...state.notes];
    this.act = { before: this.shown ?? state, after: state, notes: last };
    this.shown = state;
    for (const note of last) live.say(note.text);
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
      const before = this.shown ?? state;
      this.#hurried = this.#queue.length > 2;
      if (state.notes.length) this.act = { before, after: state, notes: [] };
      for (const [i, note] of state.notes.entries()) {
        this.heard = [...this.heard, note];
        this.act = { before, after: state, notes: [...this.act!.notes, note] };
        live.say(note.text);
        await this.#pause(this.pace(note, state.notes[i + 1]));
      }
      this.shown = state;
    }
    this.busy = false;
  }

  async #pause(ms: number): Promise<void> {
    if (this.#hurried || settings.pace === 0 || ms === 0 || document.hidden) return;
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
