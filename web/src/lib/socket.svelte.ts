/** The connection to one match: it says in words how it stands, reconnects by itself, and never asks for notes it has. */

import { backoff, LONGEST_WAIT } from './backoff';
import { Chat } from './chat.svelte';
import type { ClientMessage, Refused, ServerMessage, State, Table } from '../generated/contract';
import { received } from './deadlines';
import { note } from './fair/receipt';
import { spoken, t } from './messages';
import { keepUnsent, unsent, type Unsent } from './unsent';

export type Standing = 'joining' | 'open' | 'lost' | 'shut';

const PING_EVERY = 15_000;
const SILENCE = 10_000;
/** Left or replaced, no such match, not your table, other rules, banned, signed out: asking again would be of no use. */
const FINAL = new Set([4000, 4001, 4003, 4010, 4012, 4013]);

/** What the page itself refuses. */
const refused = (sentence: string): Refused => ({ type: 'refused', sentence, clause: '', text: '' });

/** Whether a state shows less than what is on the screen. An undo does not: it adds a line. */
const isOlder = (state: State, latest: State | null): boolean => latest !== null && state.line < latest.line;

export class Connection {
  standing = $state<Standing>('joining');
  reason = $state('');
  table = $state.raw<Table | null>(null);
  latest = $state.raw<State | null>(null);
  readonly chat: Chat;

  /** Whether a move waits here for the line to come back. */
  keeps = $state(false);

  #kept: Unsent | null = null;
  #answers = new Map<string, { answer: Promise<unknown>; tell: (answer: unknown) => void }>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry = 0;
  #beat = 0;
  #silence = 0;
  #done = false;
  #text = false;
  /** Whether this line has brought the table already: a second one says that the game was begun again. */
  #told = false;
  #begun = false;

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
    this.#kept = unsent(id, seat);
    this.keeps = this.#kept !== null;
    this.chat = new Chat(id, (message) => this.#say(message));
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** A move, or several as one gesture. It is kept until the table answers: if the line is lost meanwhile, or the page reloaded,
   * it is sent again. */
  play(code: number | number[]): void {
    const one = Array.isArray(code) && code.length === 1 ? code[0] : code;
    const { turn, number } = this.latest ?? { turn: 0, number: 0 };
    this.#kept = { message: { type: 'play', code: one, turn }, turn, number };
    keepUnsent(this.#kept, this.id, this.seat);
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(this.#kept.message));
      this.#listen();
    } else this.keeps = true;
  }

  /** What was chosen and not answered, now that the line is back: made already, still wanted, or overtaken by others. */
  #settle(state: State): void {
    const kept = this.#kept;
    if (!kept || state.unsettled) return;
    if (state.turn > kept.turn) this.#forget();
    else if (this.keeps) {
      this.keeps = false;
      if (state.number === kept.number) this.#socket?.send(JSON.stringify(kept.message));
      else {
        this.#forget();
        this.onRefused(refused(t('game-went-on')));
      }
    }
  }

  #forget(): void {
    this.#kept = null;
    this.keeps = false;
    keepUnsent(null, this.id, this.seat);
  }

  /** I am here: back again, or ready for the clocks to run. */
  here(word: 'back' | 'ready'): void {
    this.#send({ type: word });
  }

  /** Add something to the dice, before they are thrown. */
  salt(text: string): void {
    this.#send({ type: 'salt', text });
  }

  /** What the rules answer from what is seen now. The same question about the same position is sent once. */
  ask(question: string, argument: number | number[] = 0): Promise<unknown> {
    const key = `${question} ${String(argument)}`;
    const known = this.#answers.get(key);
    if (known) return known.answer;
    let tell: (answer: unknown) => void = () => {};
    const answer = new Promise<unknown>((resolve) => (tell = resolve));
    this.#answers.set(key, { answer, tell });
    this.#send({ type: 'ask', question, argument });
    return answer;
  }

  undo(): void {
    this.#send({ type: 'undo', turn: this.latest?.turn ?? 0 });
  }

  /** Ask the others to let me take back what I cannot undo by myself. */
  askUndo(): void {
    this.#send({ type: 'ask_undo', turn: this.latest?.turn ?? 0 });
  }

  /** Agree to what somebody asks, or refuse it; my own request is withdrawn so. */
  answerUndo(id: number, agree: boolean): void {
    this.#send({ type: 'answer_undo', id, agree });
  }

  /** Propose to the others to end the game. */
  proposeEnd(): void {
    this.#send({ type: 'propose_end' });
  }

  answerEnd(id: number, agree: boolean): void {
    this.#send({ type: 'answer_end', id, agree });
  }

  close(): void {
    this.#done = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hush();
    this.#socket?.close(1000);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.onRefused(refused(t('connection-lost-nothing-sent')));
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.chat.refuse(t('connection-lost-chat'));
  }

  #hurry = (): void => {
    if (this.standing === 'lost' && document.visibilityState === 'visible') {
      clearTimeout(this.#retry);
      this.#open();
    }
  };

  /** The device has no network: a socket that still looks open would keep silent, and a move sent into it seem lost. */
  #drop = (): void => {
    this.#socket?.close();
    if (!this.#done && this.standing === 'open') this.#lose(1006, '');
  };

  /** Whoever hears nothing for too long is cut off, whatever the socket says. */
  #listen(): void {
    const socket = this.#socket;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket?.close();
      if (this.#socket === socket) this.#lose(1006, '');
    }, SILENCE);
  }

  #hush(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
  }

  #open(): void {
    this.#hush();
    this.#answers.clear(); // what the last line did not answer is asked anew
    this.#told = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.id}?lang=${spoken()}&notes=${this.heard()}&chat=${this.chat.known}&line=${this.latest?.line ?? 0}${this.#text ? '&text=1' : ''}${this.seat === undefined ? '' : `&seat=${this.seat}`}`,
    );
    this.#socket = socket;
    socket.onmessage = (e: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(e.data) as ServerMessage);
    };
    socket.onclose = (e) => {
      if (this.#socket === socket && !this.#done) this.#lose(e.code, e.reason);
    };
    this.#beat = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage));
      this.#listen();
    }, PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    if (message.type === 'table') {
      this.table = message;
      if (this.#told) this.#begun = true;
      this.#told = true;
      if (!this.#text && this.plain(message.game)) {
        this.#text = true;
        this.#socket?.close(1000);
        this.#open();
      }
    } else if (message.type === 'state') {
      this.standing = 'open';
      this.#attempt = 0;
      if (!this.#begun && isOlder(message, this.latest)) return;
      this.#begun = false;
      if (message.number !== this.latest?.number) this.#answers.clear();
      note(this.id, message.line, message.receipt);
      this.latest = received(message);
      this.#settle(this.latest);
      this.onState(this.latest);
    } else if (message.type === 'chat') {
      this.chat.hear(message.from, message.lines, message.muted, this.table?.you ?? -1, this.latest !== null);
    } else if (message.type === 'answer') {
      this.#answers.get(`${message.question} ${String(message.argument)}`)?.tell(message.answer);
    } else if (message.type === 'unsaid') {
      this.chat.refuse(message.sentence);
    } else if (message.type === 'refused') {
      this.#forget();
      this.onRefused(message);
    }
  }

  #lose(code: number, reason: string): void {
    this.#hush();
    this.#socket = null;
    if (FINAL.has(code)) {
      this.standing = 'shut';
      this.reason = reason || t('table-cannot-be-joined');
      return;
    }
    this.standing = 'lost';
    this.keeps = this.#kept !== null;
    this.reason = reason;
    const wait = code === 4008 ? LONGEST_WAIT : backoff(this.#attempt);
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }
}
