/** A review being made: asked for about once a second until it is there. */

import { api, Trouble } from '../lib/api';
import { live } from '../lib/live.svelte';
import type { Review } from '../generated/contract';
import { t } from '../lib/messages';

const AGAIN = 900;
const NOT_READY = 503;

export class Reviewing {
  open = $state(false);
  share = $state(0);
  review = $state.raw<Review | null>(null);
  trouble = $state('');
  #timer = 0;

  constructor(readonly id: string) {}

  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.open = true;
    if (this.review) return;
    try {
      const { share, review } = await api.review(this.id);
      if (!this.open) return;
      this.trouble = '';
      this.share = share;
      this.review = review;
      if (review) live.say(t('review-ready'));
      else this.#timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (e) {
      if (!this.open) return;
      this.trouble = (e as Error).message;
      if (e instanceof Trouble && e.status === NOT_READY) this.#timer = setTimeout(() => void this.ask(), 3 * AGAIN);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }
}
