/** The messages of the page: each is there in every language, with the same arguments, and each is used. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ENGLISH,
  LANGUAGES,
  learn,
  list,
  number,
  parts,
  preferred,
  PSEUDO,
  pseudo,
  speak,
  t,
  who,
} from './lib/messages';

const files = import.meta.glob<string>('./**/locales/*.ftl', { eager: true, query: '?raw', import: 'default' });
const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./generated/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pages = import.meta.glob<string>('../*.html', { eager: true, query: '?raw', import: 'default' });
const rooms = Object.keys(files).flatMap((path) =>
  path.endsWith('/en.ftl') ? [path.slice(0, -'/en.ftl'.length)] : [],
);

const keys = (messages: string): string[] => [...messages.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);

/** By message: all of it as it is written. */
function written(messages: string): Map<string, string> {
  const found = messages.matchAll(/^([a-z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)/gm);
  return new Map([...found].map((m) => [m[1], m[2]]));
}

afterEach(() => speak(ENGLISH));

describe('messages', () => {
  it.each(rooms)('of %s are the same in every language', (room) => {
    const english = keys(files[`${room}/en.ftl`]);
    expect(new Set(english).size).toBe(english.length);
    for (const tag of Object.keys(LANGUAGES)) expect(keys(files[`${room}/${tag}.ftl`] ?? '')).toEqual(english);
  });

  it('have one name each', () => {
    const all = rooms.flatMap((room) => keys(files[`${room}/en.ftl`]));
    expect(all.filter((key, i) => all.indexOf(key) < i)).toEqual([]);
  });

  it('are written as Fluent understands them, and say all they were given', () => {
    const faults: string[] = [];
    for (const tag of Object.keys(LANGUAGES)) {
      const bundle = new FluentBundle(tag, { useIsolating: false });
      for (const room of rooms) {
        const text = files[`${room}/${tag}.ftl`];
        const resource = new FluentResource(text);
        const read = new Set(resource.body.map((message) => message.id));
        faults.push(
          ...keys(text)
            .filter((key) => !read.has(key))
            .map((key) => `${tag} ${key}: not Fluent`),
        );
        bundle.addResource(resource);
      }
      const english = new Map(rooms.flatMap((room) => [...written(files[`${room}/en.ftl`])]));
      for (const [key, text] of english) {
        const args: Record<string, FluentVariable> = {};
        const collect = (of: string): void => {
          for (const [, name] of of.matchAll(/\$([a-zA-Z][\w-]*)/g)) args[name] = 2;
          for (const [, other] of of.matchAll(/\{ ([a-z][\w-]*) \}/g)) collect(english.get(other) ?? '');
        };
        collect(text);
        const errors: Error[] = [];
        const value = bundle.getMessage(key)?.value;
        if (value) bundle.formatPattern(value, args, errors);
        if (errors.length) faults.push(`${tag} ${key}: ${errors.join()}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('tell apart what English tells apart, where they choose by the same argument', () => {
    interface Part {
      type?: string;
      selector?: { name?: string };
      variants?: { key: { value: unknown }; value: Pattern }[];
      star?: number;
    }
    type Pattern = string | Part | Part[] | null;
    const selects = (pattern: Pattern, found = new Map<string, string[][]>()): Map<string, string[][]> => {
      for (const part of [pattern].flat())
        if (typeof part === 'object' && part?.type === 'select') {
          const keys = part.variants!.map((v) => String(v.key.value));
          const [own, rest] = found.get(part.selector!.name!) ?? [[], []];
          keys.forEach((key, i) => (i === part.star ? rest : own).push(key));
          found.set(part.selector!.name!, [own, rest]);
          for (const { value } of part.variants!) selects(value, found);
        }
      return found;
    };
    const read = (path: string): Map<string, Map<string, string[][]>> =>
      new Map(new FluentResource(files[path]).body.map((m) => [m.id, selects(m.value as Pattern)]));
    const faults: string[] = [];
    for (const room of rooms)
      for (const tag of Object.keys(LANGUAGES)) {
        const translated = read(`${room}/${tag}.ftl`);
        for (const [key, english] of read(`${room}/en.ftl`))
          for (const [name, [own]] of english) {
            const there = translated.get(key)!.get(name)?.flat();
            const lost = there && own.filter((word) => word !== 'one' && !there.includes(word));
            if (lost?.length) faults.push(`${tag} ${key}: $${name} is not told apart for ${lost.join()}`);
          }
      }
    expect(faults).toEqual([]);
  });

  it('are all used', () => {
    const named = (texts: string[], pattern: RegExp): string[] =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1]));
    const used = new Set([
      ...named([...Object.values(sources), ...Object.values(pages)], /['"]([a-z][\w-]*)['"]/g),
      ...named(Object.values(files), /\{ ([a-z][\w-]*) \}/g),
    ]);
    const unused = rooms.flatMap((room) => keys(files[`${room}/en.ftl`])).filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });

  it('are said when they are asked for, not when a file is loaded', () => {
    // What a module keeps would stay in the language that was spoken first.
    const early = Object.entries(sources).flatMap(([path, source]) =>
      path.endsWith('.ts')
        ? source
            .split('\n')
            .filter((line) => /^(export )?const \w+(: [^=]+)? = .*\b(t|say)\('/.test(line) && !line.includes('=>'))
            .map((line) => `${path}: ${line}`)
        : [],
    );
    expect(early).toEqual([]);
  });
});

describe('speaking', () => {
  it('takes the first language of the reader that there is', () => {
    expect(preferred(['it-CH', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['pt', 'ja'])).toBe(ENGLISH);
    expect(preferred([PSEUDO])).toBe(PSEUDO);
  });

  it('falls back to English, message by message', () => {
    learn('xx', 'yes = Ja!');
    speak('xx');
    expect([t('yes'), t('no')]).toEqual(['Ja!', 'No']);
  });

  it('says German, with its numbers and lists', () => {
    for (const room of rooms) learn('de', files[`${room}/de.ftl`]);
    speak('de');
    expect(t('seats-free', { free: 1 })).toBe('1 Platz frei');
    expect(t('seats-free', { free: 3 })).toBe('3 Plätze frei');
    expect(t('undo-refused', { who: who('Ada', true), count: 1, first: 3, last: 3 })).toBe(
      'Du hast der Rücknahme von Zug 3 nicht zugestimmt.',
    );
    expect([number(1234.5), list(['a', 'b', 'c'])]).toEqual(['1.234,5', 'a, b und c']);
  });

  it('takes nobody for the reader, whatever their name', () => {
    expect(t('moment-made', { who: who('you'), label: 'x' })).toBe('you\u200b: x');
    expect(t('moment-made', { who: who('Ada', true), label: 'x' })).toBe('You: x');
  });

  it('marks words, and leaves other signs alone', () => {
    expect(parts('account-confirm', { name: 'A <3 <i>B</i>' })).toEqual([
      { mark: '', text: 'Type your name, ' },
      { mark: 'b', text: 'A <3 <i>B</i>' },
      { mark: '', text: ', to confirm' },
    ]);
  });

  it('lengthens and accents a language that is there for tests', () => {
    expect(pseudo('Lay a card')).toBe('Låý å çård·ēē');
  });
});
