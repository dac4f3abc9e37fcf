import { beforeEach, expect, test } from 'vitest';
import CODE from '../public/sw.js?raw';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/* The worker with a cache and a server of the test's own. */
let kept: Map<string, Response>;
let served: (path: string) => Response;
let visit: (path: string) => Promise<string | undefined>;
let happen: (event: string, given: object) => Promise<unknown>;
let shown: unknown[][];

beforeEach(() => {
  kept = new Map();
  const cache = {
    match: async (request: string) => kept.get(request)?.clone(),
    put: async (request: string, answer: Response) => void kept.set(request, answer),
    delete: async (request: string) => kept.delete(request),
    keys: async () => [],
    add: async () => {},
  };
  const listeners = new Map<string, (e: unknown) => void>();
  shown = [];
  const self = {
    addEventListener: (name: string, f: (e: unknown) => void) => listeners.set(name, f),
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { matchAll: async () => [], openWindow: async (path: string) => path },
  };
  happen = async (event, given) => {
    let done: Promise<unknown> | undefined;
    listeners.get(event)!({ ...given, waitUntil: (work: Promise<unknown>) => (done = work) });
    return done;
  };
  const fetched = async (request: { url: string }) => served(new URL(request.url).pathname);
  const run = new Function('self', 'caches', 'fetch', 'location', CODE);
  run(self, { open: async () => cache }, fetched, { origin: 'https://play.example' });
  visit = async (path) => {
    let answer: Promise<Response> | undefined;
    const headers = new Headers({ 'accept-language': 'de' });
    const request = { method: 'GET', mode: 'navigate', url: `https://play.example${path}`, headers };
    listeners.get('fetch')!({ request, respondWith: (found: Promise<Response>) => (answer = found) });
    return answer && (await answer).text();
  };
});

const page = (text: string, status = 200) => new Response(text, { status, headers: HTML });

test('the page is kept, and shown when the server is away', async () => {
  served = () => page('table');
  expect(await visit('/m/abc')).toBe('table');
  served = () => {
    throw new TypeError('away');
  };
  expect(await visit('/')).toBe('table');
});

test("the operator's page is not taken for the page", async () => {
  served = (path) => page(path === '/operator' ? 'operator' : 'table');
  await visit('/');
  expect(await visit('/operator')).toBeUndefined();
  expect(await kept.get('/')!.text()).toBe('table');
});

test.each([502, 503, 504])('the kept page is shown instead of a %i of the proxy', async (status) => {
  served = () => page('table');
  await visit('/');
  served = () => page('Bad gateway', status);
  expect(await visit('/m/abc')).toBe('table');
});

test('without a kept page, and for other answers, what came is shown', async () => {
  served = () => page('Bad gateway', 502);
  expect(await visit('/')).toBe('Bad gateway');
  served = () => page('table');
  await visit('/');
  for (const status of [404, 421, 429]) {
    served = () => page('refused', status);
    expect(await visit('/')).toBe('refused');
  }
});

test.each([
  '/api/games',
  '/api/games/karthis',
  '/api/games/karthis/lesson',
  '/api/records/abc',
  '/api/records/abc?from=9',
])('%s is kept, comes from the server while that answers, and goes when it is gone there', async (path) => {
  served = () => page('first');
  await visit(path);
  served = () => page('second');
  expect(await visit(path)).toBe('second');
  served = () => page('', 503);
  expect(await visit(path)).toBe('second');
  expect([...kept.keys()].every((name) => name.includes('language=de'))).toBe(true);
  served = () => page('refused', 403);
  expect(await visit(path)).toBe('refused');
  served = () => page('gone', 410);
  await visit(path);
  expect(kept.size).toBe(0);
});

test.each([
  '/api/me',
  '/api/matches/mine',
  '/api/matches/abc',
  '/api/records/abc/review',
  '/api/games/karthis/deal',
  '/ws/a',
])('%s is never kept', async (path) => {
  served = () => page('secret');
  expect(await visit(path)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('what is pushed is shown once a table, and opens it', async () => {
  const told = { title: 'Connect Four', body: 'It is your turn.', path: '/m/abc' };
  await happen('push', { data: { json: () => told } });
  const shows = { body: told.body, icon: '/icon.svg', tag: '/m/abc', data: '/m/abc' };
  expect(shown).toEqual([[told.title, shows]]);
  const notification = { close: () => {}, data: shows.data };
  expect(await happen('notificationclick', { notification })).toBe('/m/abc');
});
