/** Imports point one way: from what is shown to what it is made of. */

import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** From the bottom up: a room may use those before it, and no game another game. */
const ROOMS = [
  'generated',
  'lib',
  'playback',
  'pieces',
  'generic',
  'games/*',
  'games',
  'frame',
  'lab',
  'home',
  'tournaments',
  '.',
];

function normal(path: string): string {
  const out: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') out.pop();
    else if (part !== '.') out.push(part);
  }
  return out.join('/');
}

const files = new Map(Object.entries(sources).map(([path, text]) => [normal(path), text]));

/** The file that an import means, or nothing where it is a package. */
function found(from: string, to: string): string | undefined {
  if (!to.startsWith('.')) return undefined;
  const path = normal(`${from}/../${to}`);
  return [path, `${path}.ts`, `${path}/index.ts`].find((p) => files.has(p));
}

function matching(from: string, pattern: string): string[] {
  const path = normal(`${from}/../${pattern}`).replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  return [...files.keys()].filter((p) => new RegExp(`^${path}$`).test(p));
}

/** Whatever a file imports: values and types, at once or later, one by one or by a pattern. */
function imports(from: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => found(from, m[1]));
  const globbed = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)].flatMap((m) =>
    matching(from, m[1]),
  );
  return [...new Set([...named, ...globbed])].filter((p): p is string => p !== undefined && p !== from);
}

const graph = new Map([...files].map(([path, text]) => [path, imports(path, text)]));

/** A way from a file back to itself, or nothing. */
function circle(): string[] {
  const done = new Set<string>();
  function walk(at: string, trail: string[]): string[] {
    const begun = trail.indexOf(at);
    if (begun >= 0) return [...trail.slice(begun), at];
    if (done.has(at)) return [];
    for (const next of graph.get(at) ?? []) {
      const way = walk(next, [...trail, at]);
      if (way.length) return way;
    }
    done.add(at);
    return [];
  }
  for (const path of graph.keys()) {
    const way = walk(path, []);
    if (way.length) return way;
  }
  return [];
}

function room(path: string): string {
  const parts = path.split('/').slice(0, -1);
  if (parts[0] === 'games' && parts.length > 1) return 'games/*';
  return parts[0] ?? '.';
}

describe('the rooms of the table', () => {
  it('sees the imports of scripts and components, of types, later ones and patterns', () => {
    expect(graph.get('main.ts')).toEqual(['App.svelte', 'lib/language.svelte.ts', 'home/fill.ts']);
    expect(graph.get('App.svelte')).toContain('frame/Match.svelte');
    expect(graph.get('pieces/board.ts')).toContain('generated/contract.ts');
    expect(graph.get('games/index.ts')).toEqual(expect.arrayContaining(['games/klobba/index.ts', 'generic/index.ts']));
  });

  it('have no imports that run in a circle', () => {
    expect(circle()).toEqual([]);
  });

  it('use only what lies below them', () => {
    const wrong = [...graph].flatMap(([from, all]) =>
      all
        .filter((to) => {
          const [a, b] = [room(from), room(to)];
          const other = a === 'games/*' && b === 'games/*' && from.split('/')[1] !== to.split('/')[1];
          return other || ROOMS.indexOf(b) > ROOMS.indexOf(a);
        })
        .map((to) => `${from} uses ${to}`),
    );
    expect(wrong).toEqual([]);
    expect([...files.keys()].map(room).filter((r) => !ROOMS.includes(r))).toEqual([]);
  });
});
