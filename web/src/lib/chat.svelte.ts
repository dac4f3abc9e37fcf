/** What people say at the table. Whom one does not want to hear is muted on this device. */

import { live } from './live.svelte';
import type { ChatLine, Say } from '../generated/contract';

export class Chat {
  said = $state.raw<ChatLine[]>([]);
  /** Why the last thing was not passed on, or nothing. */
  unsaid = $state('');
  /** What was typed and not passed on: its writer may change it and try again. */
  returned = $state('');
  muted = $state.raw<number[]>([]);
  /** What was said just now, to be shown for a moment. */
  latest = $state.raw<ChatLine | null>(null);
  unread = $state(0);
  #timer = 0;
  #typed = '';

  constructor(
    readonly id: string,
    readonly send: (message: Say) => void,
  ) {
    try {
      this.muted = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as number[];
    } catch {
      this.muted = [];
    }
  }

  get #key(): string {
    return `rulewright.muted.${this.id}`;
  }

  get heard(): ChatLine[] {
    return this.said.filter((line) => !this.muted.includes(line.seat));
  }

  /** Lines that came; `now` says whether they were spoken just now, and not before one came. */
  hear(from: number, lines: ChatLine[], you: number, now: boolean): void {
    this.said = [...this.said.slice(0, from), ...lines];
    if (lines.some((line) => line.seat === you)) this.unsaid = this.#typed = '';
    if (!now) return;
    for (const line of lines) {
      if (line.seat === you || this.muted.includes(line.seat)) continue;
      live.say(`${line.name} says: ${line.text}`);
      this.unread += 1;
      this.latest = line;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.latest = null), 6000);
    }
  }

  refuse(sentence: string): void {
    this.unsaid = sentence;
    this.returned = this.#typed;
    live.warn(sentence);
  }

  say(text: string): void {
    this.unsaid = '';
    this.#typed = text;
    this.send({ type: 'say', text });
  }

  react(ready: number): void {
    this.unsaid = this.#typed = '';
    this.send({ type: 'say', ready });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((s) => s !== seat);
    if (on && this.latest?.seat === seat) this.latest = null;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.muted));
    } catch {
      // a private window: it lasts as long as the page
    }
  }
}
