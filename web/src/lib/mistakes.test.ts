import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptMistake, ReviewedDecision } from '../generated/contract';
import { answered, due, forget, share, type Mistake } from './mistakes';

const DAY = 86_400_000;
const mistake = (move: number, id = 'a'): Mistake => ({
  ...{ id, title: 'Klobba!', aim: 'win' },
  decision: { move } as ReviewedDecision,
});
const moves = (now: number): number[] => due(now).map((m) => m.decision.move);

/** What the server keeps, and how it answers now: null if it cannot be reached. */
const server = vi.hoisted(() => ({
  kept: [] as KeptMistake[],
  status: null as number | null,
  asked: [] as string[],
  thinking: Promise.resolve(),
}));
vi.mock('./api', async (original) => {
  const { Trouble } = await original<typeof import('./api')>();
  async function ask(how: string, change = (): void => {}): Promise<KeptMistake[]> {
    server.asked.push(how);
    const { status } = server;
    await server.thinking;
    if (status !== 200) throw new Trouble('', status ?? 0);
    change();
    return structuredClone(server.kept);
  }
  const other = (a: KeptMistake) => (b: KeptMistake) => a.id !== b.id || a.decision.move !== b.decision.move;
  const api = {
    mistakes: () => ask('list'),
    answerMistake: (m: KeptMistake) => {
      if (m.title === 'odd') return Promise.reject(new Trouble('', 400));
      return ask('answer', () => {
        server.kept = [...server.kept.filter(other(m)), ...(m.found < 5 ? [structuredClone(m)] : [])];
      });
    },
    forgetMistakes: (id: string) => ask('forget', () => (server.kept = server.kept.filter((m) => m.id !== id))),
  };
  return { Trouble, api };
});

let store = new Map<string, string>();
function device(): () => void {
  const own = new Map<string, string>();
  return () => void (store = own);
}

beforeEach(async () => {
  Object.assign(server, { kept: [], status: null, asked: [], thinking: Promise.resolve() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  device()();
  await share();
  server.asked = [];
});

test('a mistake comes back after a day, and later each time that it is found', () => {
  answered(mistake(5), false, 0);
  expect(moves(DAY - 1)).toEqual([]);
  let now = DAY;
  for (const days of [3, 7, 21, 60]) {
    expect(moves(now)).toEqual([5]);
    answered(mistake(5), true, now);
    answered(mistake(5), false, now + 1); // once more on the same day
    expect(moves(now + days * DAY - 1)).toEqual([]);
    now += days * DAY;
  }
  answered(mistake(5), true, now);
  expect(due(Infinity)).toEqual([]);
  answered(mistake(5), true, now + DAY); // learned, and made again
  expect(moves(now + 4 * DAY)).toEqual([5]);
});

test('a mistake you miss again starts over, and those of a lost replay are forgotten', () => {
  answered(mistake(5), true, 0);
  answered(mistake(7, 'b'), true, 0);
  answered(mistake(5), false, 3 * DAY);
  expect(moves(4 * DAY)).toEqual([7, 5]);
  forget('b');
  expect(moves(4 * DAY)).toEqual([5]);
});

test('what was answered without the server, or kept by an earlier release, is sent once', async () => {
  store.set('rulewright.mistakes', JSON.stringify([{ ...mistake(7, 'b'), found: 1, due: 9 * DAY }]));
  answered(mistake(5), false, 4 * DAY);
  await share();
  expect([server.kept, moves(9 * DAY)]).toEqual([[], [7, 5]]);
  Object.assign(server, { status: 200, asked: [] });
  await share();
  const sent = { ...mistake(5), found: 0, due: 5 * DAY, answered: 4 * DAY };
  expect(server.kept).toEqual([{ ...mistake(7, 'b'), found: 1, due: 9 * DAY, answered: 6 * DAY }, sent]);
  await share();
  expect(server.asked).toEqual(['answer', 'answer', 'list']);
  expect(moves(9 * DAY)).toEqual([7, 5]);
});

test('two devices see the same', async () => {
  server.status = 200;
  const [desk, phone] = [device(), device()];
  desk();
  answered(mistake(5), false, 0);
  answered(mistake(7, 'b'), false, 0);
  await share();
  phone();
  await share();
  expect(moves(DAY)).toEqual([5, 7]);
  answered(mistake(5), true, DAY);
  forget('b');
  await share();
  desk();
  expect(moves(DAY)).toEqual([5, 7]);
  await share();
  expect([moves(DAY), moves(4 * DAY)]).toEqual([[], [5]]);
  for (const day of [4, 11, 32, 92]) answered(mistake(5), true, day * DAY);
  await share();
  phone();
  await share();
  expect([server.kept, due(Infinity)]).toEqual([[], []]);
});

test('an answer given while the server is asked is not lost', async () => {
  server.status = 200;
  let done = (): void => {};
  server.thinking = new Promise((resolve) => (done = resolve));
  answered(mistake(5), false, 0);
  await vi.waitFor(() => expect(server.asked).toEqual(['answer']));
  server.status = null;
  answered(mistake(5), true, DAY);
  answered(mistake(7), false, DAY);
  done();
  await share();
  expect(server.kept.map((m) => m.found)).toEqual([0]);
  expect([moves(2 * DAY), moves(4 * DAY)]).toEqual([[7], [5, 7]]);
  server.status = 200;
  await share();
  expect(server.kept.map((m) => m.found)).toEqual([1, 0]);
});

test('what the server never takes keeps nothing else back', async () => {
  server.status = 200;
  answered({ ...mistake(5), title: 'odd' }, false, 0);
  answered(mistake(7), false, 0);
  await share();
  expect([server.kept.length, moves(DAY)]).toEqual([1, [7]]);
  server.status = 503;
  answered(mistake(9), false, 0);
  await share();
  expect(moves(DAY)).toEqual([7, 9]);
});
