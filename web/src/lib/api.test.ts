import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('nothing else is asked before the first answer has said who one is', async () => {
  const asked: string[] = [];
  let answer: (found: Response) => void = () => {};
  const first = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return asked.length === 1 ? first : Promise.resolve(Response.json([]));
  });
  const { api } = await import('./api');
  const all = Promise.all([api.games(), api.mine(), api.listed('open', { game: '', free: 0, pages: 1 })]);
  await Promise.resolve();
  expect(asked).toEqual(['/api/games']);
  answer(Response.json([]));
  await all;
  expect(asked).toHaveLength(3);
});

test('open tables are asked for page by page, and a table that moved to the next page is shown once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const rows = path.endsWith('page=0') ? [{ id: 'a' }, { id: 'b' }] : [{ id: 'b' }, { id: 'c' }];
    return Promise.resolve(Response.json(rows));
  });
  const { api } = await import('./api');
  const found = await api.listed('open', { game: 'klobba', free: 2, pages: 2 });
  expect(found.map((row) => row.id)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([0, 1].map((page) => `/api/matches/open?game=klobba&free=2&page=${page}`));
  await api.listed('open', { game: '', free: 0, pages: 1 });
  expect(asked.at(-1)).toBe('/api/matches/open?page=0');
});
