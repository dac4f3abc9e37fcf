/** Asking the coach: one question at a time, asked again by itself until he is ready, and forgotten with the next move. */

import { api, Trouble } from '../lib/api';
import { live } from '../lib/live.svelte';
import type { Advice } from '../generated/contract';
import { t } from '../lib/messages';

const AGAIN = 2500;
const NOT_READY = 503;

export class Coach {
  /** Whether he was asked, and not sent away again. */
  open = $state(false);
  advice = $state.raw<Advice | null>(null);
  trouble = $state('');
  #asked = 0;
  #timer = 0;

  constructor(readonly id: string) {}

  /** What the moves are worth now; or what the best one gains over the one that is meant. */
  async ask(meant?: number): Promise<void> {
    const question = (this.#asked += 1);
    clearTimeout(this.#timer);
    this.open = true;
    this.trouble = '';
    try {
      const found = await api.advice(this.id, meant);
      if (question !== this.#asked) return;
      this.advice = found;
      const beside = found.verdict;
      live.say(
        t('coach-says', {
          move: found.moves.find((m) => m.code === found.best)?.label ?? '',
          verdict: beside,
          why: found.why,
        }),
      );
    } catch (e) {
      if (question !== this.#asked) return;
      this.trouble = (e as Error).message;
      if (e instanceof Trouble && e.status === NOT_READY) this.#timer = setTimeout(() => void this.ask(meant), AGAIN);
    }
  }

  close(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.open = false;
    this.advice = null;
    this.trouble = '';
  }
}
