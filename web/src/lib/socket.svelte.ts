/** The line to one match: it says in words how it stands, heals itself, and never asks for what it has heard. */

import { backoff, LONGEST_WAIT } from './backoff';
import { Talk } from './talk.svelte';
import type { Message, Refused, State, Table } from './wire';

export type Standing = 'joining' | 'open' | 'lost' | 'shut';

const PING_EVERY = 15_000;
const SILENCE = 10_000;
/** Left or replaced, no such match, not one's table, other rules: asking again would be of no use. */
const FINAL = new Set([4000, 4001, 4003, 4010]);

export class Connection {
  standing = $state<Standing>('joining');
  reason = $state('');
  table = $state.raw<Table | null>(null);
  latest = $state.raw<State | null>(null);
  readonly talk: Talk;

  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry = 0;
  #beat = 0;
  #silence = 0;
  #done = false;
  #text = false;

  constructor(
    readonly id: string,
    readonly heard: () => number,
    readonly onState: (state: State) => void,
    readonly onRefused: (refused: Refused) => void,
    /** Whether a game has no art here, so that its table is wanted as text too. */
    readonly plain: (game: string) => boolean,
    /** Which of several seats at one screen. */
    readonly seat?: number,
  ) {
    this.talk = new Talk(id, (message) => this.#send(message));
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** A move, or several as one gesture. */
  play(code: number | number[]): void {
    const one = Array.isArray(code) && code.length === 1 ? code[0] : code;
    this.#send({ type: 'play', code: one, turn: this.latest?.turn ?? 0 });
  }

  undo(): void {
    this.#send({ type: 'undo', turn: this.latest?.turn ?? 0 });
  }

  close(): void {
    this.#done = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hush();
    this.#socket?.close(1000);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else
      this.onRefused({
        type: 'refused',
        sentence: 'The connection is lost; the move was not sent. It comes back by itself.',
      });
  }

  #hurry = (): void => {
    if (this.standing === 'lost' && document.visibilityState === 'visible') {
      clearTimeout(this.#retry);
      this.#open();
    }
  };

  #hush(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
  }

  #open(): void {
    this.#hush();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.id}?notes=${this.heard()}&talk=${this.talk.said.length}${this.#text ? '&text=1' : ''}${this.seat === undefined ? '' : `&seat=${this.seat}`}`,
    );
    this.#socket = socket;
    socket.onmessage = (e: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(e.data) as Message);
    };
    socket.onclose = (e) => {
      if (this.#socket === socket && !this.#done) this.#lose(e.code, e.reason);
    };
    this.#beat = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send('{"type":"ping"}');
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => {
        socket.close();
        this.#lose(1006, '');
      }, SILENCE);
    }, PING_EVERY);
  }

  #hear(message: Message): void {
    clearTimeout(this.#silence);
    if (message.type === 'table') {
      this.table = message;
      if (!this.#text && this.plain(message.game)) {
        this.#text = true;
        this.#socket?.close(1000);
        this.#open();
      }
    } else if (message.type === 'state') {
      for (const { clock } of message.seats) if (clock) clock.until = performance.now() + 1000 * clock.left;
      this.standing = 'open';
      this.#attempt = 0;
      this.latest = message;
      this.onState(message);
    } else if (message.type === 'talk') {
      this.talk.hear(message.from, message.lines, this.table?.you ?? -1, this.latest !== null);
    } else if (message.type === 'unsaid') {
      this.talk.refuse(message.sentence);
    } else if (message.type === 'refused') {
      this.onRefused(message);
    }
  }

  #lose(code: number, reason: string): void {
    this.#hush();
    this.#socket = null;
    if (FINAL.has(code)) {
      this.standing = 'shut';
      this.reason = reason || 'This table cannot be joined.';
      return;
    }
    this.standing = 'lost';
    this.reason = reason;
    const wait = code === 4008 ? LONGEST_WAIT : backoff(this.#attempt);
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }
}
