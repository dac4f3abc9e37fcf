import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../generated/contract';
import { Connection } from './socket.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  onmessage: (e: { data: string }) => void = () => {};
  onclose: (e: { code: number; reason: string }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }
  sent: { type: string }[] = [];
  send(message: string): void {
    this.sent.push(JSON.parse(message) as { type: string });
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
const table = { type: 'table', game: 'toy', you: 0 };
const state = (line: number, number: number) => ({ type: 'state', line, number, turn: line, receipt: 'r', seats: [] });

describe('a connection', () => {
  let shown: number[];
  let told: string[];
  let connection: Connection;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('document', { ...nothing, visibilityState: 'visible', documentElement: { lang: 'en' } });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
    shown = [];
    told = [];
    connection = open();
  });
  const open = () =>
    new Connection(
      'm',
      () => 0,
      (s: State) => shown.push(s.line),
      (r) => told.push(r.sentence),
      () => false,
    );
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const line = () => FakeSocket.opened[FakeSocket.opened.length - 1];
  const reconnect = () => {
    line().onclose({ code: 1006, reason: '' });
    vi.advanceTimersByTime(60_000);
  };

  it('says which line it has when it comes back', () => {
    expect(line().url).toContain('&line=0');
    line().hear(table);
    line().hear(state(11, 11));
    reconnect();
    expect(line().url).toContain('&line=11');
  });

  it('never shows less than it has shown, and shows an undo, which adds a line', () => {
    line().hear(table);
    line().hear(state(11, 11));
    reconnect();
    line().hear(table);
    line().hear(state(9, 9));
    expect(shown).toEqual([11]);
    expect(connection.latest?.line).toBe(11);
    line().hear(state(11, 11));
    line().hear(state(12, 10));
    expect(shown).toEqual([11, 11, 12]);
  });

  it('begins again where the server says so with a second table', () => {
    line().hear(table);
    line().hear(state(11, 11));
    line().hear(table);
    line().hear(state(1, 0));
    expect(shown).toEqual([11, 1]);
    line().hear(state(0, 0));
    expect(shown).toEqual([11, 1]);
  });

  /** A move is chosen while the line is down, and the page reloaded; then the table is as given. */
  const reloaded = (...now: object[]) => {
    line().hear(table);
    line().hear(state(4, 9));
    line().readyState = 3;
    connection.play(7);
    connection.close();
    connection = open();
    line().hear(table);
    for (const one of now) line().hear(one);
    return line().sent.filter((message) => message.type === 'play');
  };
  const MOVE = { type: 'play', code: 7, turn: 4 };

  it('sends a kept move once after a reload', () => {
    expect(reloaded(state(4, 9), state(4, 9))).toEqual([MOVE]);
    line().hear(state(5, 10));
    connection.close();
    connection = open();
    line().hear(table);
    line().hear(state(4, 9));
    expect(line().sent).toEqual([]);
    expect(told).toEqual([]);
  });

  it('says so where a kept move no longer fits, and forgets it', () => {
    expect(reloaded({ ...state(5, 10), turn: 4 })).toEqual([]);
    expect(told).toHaveLength(1);
    connection.close();
    connection = open();
    line().hear(table);
    line().hear(state(4, 9));
    expect(line().sent).toEqual([]);
  });

  it('is silent where a kept move was made already', () => {
    expect(reloaded(state(5, 11))).toEqual([]);
    expect(told).toEqual([]);
  });
});
