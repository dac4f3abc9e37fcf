/** My search for others to play with. It goes on while I look around, and asks again until they are found. */

import type { Seek } from '../generated/contract';
import { api } from './api';
import { go, route } from './router.svelte';
import { t } from './messages';
import { live } from './live.svelte';
import { note } from './notify';
import { play } from './sound';

/** Milliseconds between two questions. */
const PACE = 4000;

class Search {
  wish = $state.raw<Seek | null>(null);
  /** The game's title, in the language in which the search began. */
  title = $state('');
  waited = $state(0);
  others = $state(0);
  trouble = $state('');
  /** The match that was found while I was elsewhere. */
  found = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(wish: Seek, title: string): Promise<void> {
    this.found = this.trouble = '';
    await this.ask(wish);
    this.title = title;
  }

  private async ask(wish: Seek): Promise<void> {
    clearTimeout(this.timer);
    const { match, waited, others } = await api.seek(wish);
    if (match) {
      this.wish = null;
      this.arrive(match);
      return;
    }
    Object.assign(this, { wish, waited, others, trouble: '' });
    this.timer = setTimeout(() => void this.again(), PACE);
  }

  private async again(): Promise<void> {
    const { wish } = this;
    if (!wish) return;
    try {
      await this.ask(wish);
    } catch (e) {
      if (this.wish !== wish) return;
      this.trouble = (e as Error).message;
      this.timer = setTimeout(() => void this.again(), PACE);
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.wish = null;
    this.trouble = '';
    const { match } = await api.stopSeeking();
    if (match) this.arrive(match);
  }

  /** Whoever is at the list of games is led to the table; others are asked, so that no game is left in the middle of a move. */
  private arrive(match: string): void {
    play('turn');
    live.say(t('seek-found'));
    void note(t('seek-found'), this.title);
    if (route.parts.length) this.found = match;
    else go(`/m/${match}`);
  }
}

export const search = new Search();

addEventListener('pagehide', () => {
  if (search.wish) void fetch('/api/seek', { method: 'DELETE', keepalive: true });
});
