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
  const all = Promise.all([api.games(), api.mine(), api.open()]);
  await Promise.resolve();
  expect(asked).toEqual(['/api/games']);
  answer(Response.json([]));
  await all;
  expect(asked).toHaveLength(3);
});
