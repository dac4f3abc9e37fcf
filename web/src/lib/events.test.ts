import { describe, expect, it } from 'vitest';
import { soundOf } from './events';

/** The kinds of events of every game, out of its generated types. */
const files = import.meta.glob<string>('../generated/*.ts', { query: '?raw', import: 'default', eager: true });
const kinds = Object.entries(files)
  .filter(([, text]) => text.includes('interface Notes {'))
  .map(([file, text]): [string, string[]] => {
    const [, notes] = /interface Notes \{([^]*?)\n\}/.exec(text) ?? [];
    return [file, [...(notes ?? '').matchAll(/^ {2}(\w+):/gm)].map((m) => m[1])];
  });

describe('sounds', () => {
  it.each(kinds)('tell the events of %s apart', (_, names) => {
    expect(names.length).toBeGreaterThan(5);
    const heard = new Set(names.map(soundOf));
    expect(heard.size).toBeGreaterThanOrEqual(4);
    const plain = names.filter((name) => soundOf(name) === 'tap');
    expect(plain.length / names.length, `too many sound like any other: ${plain.join(', ')}`).toBeLessThan(0.4);
  });

  it('are what they are called', () => {
    expect(['rolled', 'clobbered', 'bought', 'something_else'].map(soundOf)).toEqual(['dice', 'clash', 'build', 'tap']);
  });
});
