/** What a screen reader is told. Sentences that arrive together are read together, in order. */

import { aloud } from './aloud';

class Live {
  polite = $state('');
  urgent = $state('');
  #pending: string[] = [];
  #timer = 0;

  say(sentence: string): void {
    this.#pending.push(aloud(sentence));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const words = this.#pending.join(' ');
      this.polite = words === this.polite ? `${words}\u00a0` : words; // what is said again is heard again
      this.#pending = [];
    }, 120);
  }

  /** Somebody else looks now. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#pending = [];
    this.polite = this.urgent = '';
  }

  warn(sentence: string): void {
    this.urgent = '';
    setTimeout(() => (this.urgent = sentence), 30);
  }
}

export const live = new Live();
