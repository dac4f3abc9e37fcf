/** Your worst decisions of a finished game, to be made again before the answer is shown. */

import { api, Trouble } from '../lib/api';
import { live } from '../lib/live.svelte';
import { t } from '../lib/messages';
import { answered, forget } from '../lib/mistakes';
import { lost } from '../lib/worth';
import type { Retry, Review, ReviewedDecision } from '../generated/contract';

const GONE = [404, 410];

export class Retrying {
  /** Which decision is on the table; as many as there are: you are through. */
  at = $state(0);
  table = $state.raw<Retry | null>(null);
  /** What the review says to the move that you try. */
  tried = $state.raw<ReviewedDecision | null>(null);
  /** The answer is shown, because you found it or asked for it. */
  open = $state(false);
  busy = $state(false);
  word = $state('');
  /** How many you found at the first try. */
  found = $state(0);
  #tries = 0;

  constructor(
    readonly id: string,
    readonly title: string,
    readonly decisions: ReviewedDecision[],
    readonly aim: Review['aim'],
  ) {
    void this.begin(0);
  }

  get asked(): ReviewedDecision | undefined {
    return this.decisions[this.at];
  }

  restart(): Promise<void> {
    this.found = 0;
    return this.begin(0);
  }

  async begin(at: number): Promise<void> {
    Object.assign(this, { at, tried: null, open: false, word: '' });
    this.#tries = 0;
    const asked = this.asked;
    if (!asked) return live.say(this.score);
    await this.#wait(async () => {
      const table = await api.decision(this.id, asked.move);
      if (this.asked === asked) this.table = table;
    });
  }

  /** Make the decision again. The review has judged what was played and the best move; others are judged now. */
  async play(code: number): Promise<void> {
    const asked = this.asked;
    if (!asked || this.open || this.busy) return;
    this.#tries += 1;
    await this.#wait(async () => {
      if (code === asked.other.code) return this.#right(t('retry-right', { label: asked.other.label }));
      const tried = code === asked.chosen.code ? asked : await api.tried(this.id, asked.move, code);
      if (this.asked !== asked) return;
      this.tried = tried;
      if (tried.grade === 'best' || tried.grade === 'good') this.#right(this.#said('retry-fine', tried));
      else if (tried === asked) this.#say(this.#said('retry-same', tried));
      else this.#say(this.#said(tried.grade === 'undecided' ? 'retry-unclear' : 'retry-worse', tried));
    });
  }

  /** Show the answer. */
  reveal(): void {
    const { other } = this.asked!;
    this.#close(false);
    this.#say(t('retry-best', { label: other.label }));
  }

  #right(word: string): void {
    if (this.#tries === 1) this.found += 1;
    this.#close(this.#tries === 1);
    this.#say(word);
  }

  /** Show the answer, and note when the decision is to come back. */
  #close(found: boolean): void {
    this.open = true;
    answered({ id: this.id, title: this.title, aim: this.aim, decision: this.asked! }, found);
  }

  #said(key: 'retry-fine' | 'retry-same' | 'retry-unclear' | 'retry-worse', tried: ReviewedDecision): string {
    return t(key, { label: tried.chosen.label, lost: lost(tried.gap, this.aim) });
  }

  get score(): string {
    return t('retry-through', { found: this.found, count: this.decisions.length });
  }

  #say(word: string): void {
    this.word = word;
    live.say(word);
  }

  async #wait(ask: () => Promise<void> | void): Promise<void> {
    this.busy = true;
    try {
      await ask();
    } catch (e) {
      if (e instanceof Trouble && GONE.includes(e.status)) forget(this.id);
      this.word = (e as Error).message;
      live.warn(this.word);
    } finally {
      this.busy = false;
    }
  }
}
