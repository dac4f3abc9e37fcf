/** What people say at the table. The server leaves out the words of those whom you have muted. */

import { api } from './api';
import { live } from './live.svelte';
import type { ChatLine, Say } from '../generated/contract';

export class Chat {
  said = $state.raw<ChatLine[]>([]);
  /** Why the last thing was not passed on, or nothing. */
  unsaid = $state('');
  /** What was typed and not passed on: its writer may change it and try again. */
  returned = $state('');
  /** The seats of those whom you have muted. */
  muted = $state.raw<number[]>([]);
  /** What was said just now, to be shown for a moment. */
  latest = $state.raw<ChatLine | null>(null);
  unread = $state(0);
  #timer = 0;
  #typed = '';

  constructor(
    readonly id: string,
    readonly send: (message: Say) => void,
  ) {}

  get heard(): ChatLine[] {
    return this.said.filter((line) => line.text);
  }

  /** How many lines need not be sent again; none while some are hidden, because you may have unmuted somebody elsewhere. */
  get known(): number {
    return this.heard.length === this.said.length ? this.said.length : 0;
  }

  /** Lines that came; `now` says whether they were spoken just now, and not before you came. */
  hear(from: number, lines: ChatLine[], muted: number[], you: number, now: boolean): void {
    const before = this.said.length;
    this.said = [...this.said.slice(0, from), ...lines];
    this.muted = muted;
    if (this.latest && muted.includes(this.latest.seat)) this.latest = null;
    if (lines.some((line) => line.seat === you)) this.unsaid = this.#typed = '';
    if (!now) return;
    for (const line of lines) {
      if (line.n < before || line.seat === you || !line.text) continue;
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

  /** The server sends all lines again, with or without theirs. */
  async mute(seat: number, on: boolean): Promise<void> {
    await api.mute(this.id, seat, on);
    this.muted = [...this.muted.filter((s) => s !== seat), ...(on ? [seat] : [])];
  }
}
