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
  send(): void {}
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
  let connection: Connection;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('document', { ...nothing, visibilityState: 'visible', documentElement: { lang: 'en' } });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
    shown = [];
    connection = new Connection(
      'm',
      () => 0,
      (s: State) => shown.push(s.line),
      () => {},
      () => false,
    );
  });
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
});
