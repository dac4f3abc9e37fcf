/** A receipt that Python signed is read here too; one that was changed is not believed. */

import { expect, test } from 'vitest';
import type { State, Table } from '../../generated/contract';
import { compare, note, noted, read, receiptOf, signedBy, type Receipt } from './receipt';

const SIGNED: Receipt = {
  receipt: 1,
  seal: '8d8d8d8d8d8d8d8d8d8d8d8d8d8d8d8d',
  match: 'abcdefgh2345',
  seat: 1,
  line: 17,
  key: 'd04ab232742bb4ab3a1368bd4615e4e6d0224ab71a016baf8520a332c9778737',
  signature:
    '6642204f1e36cd0b8635eeb08109e5b5179b740ed78e9118beae2787ce58d7ddb8ee35bd60a8cd8df89eda09d021f29c1a522a8c8cfc20ca65243ab675a21306',
};
const OTHER = '00'.repeat(32);

test('the signature is checked', async () => {
  expect(await signedBy(SIGNED, SIGNED.key)).toBe(true);
  for (const change of [{ seat: 0 }, { line: 16 }, { seal: '00' }, { match: 'x' }, { signature: '' }])
    expect(await signedBy({ ...SIGNED, ...change }, SIGNED.key)).toBe(false);
  expect(await signedBy(SIGNED, '12')).toBe(false);
  expect(await signedBy(SIGNED, OTHER)).not.toBe(true);
});

test('a receipt is the one that everybody at the table gets', () => {
  const state = { receipt: 'seal', line: 3, signature: 's', you: 1 } as State;
  const saved = receiptOf({ id: 'm', key: 'k' } as Table, state);
  expect(saved).toEqual({ receipt: 1, seal: 'seal', match: 'm', seat: -1, line: 3, key: 'k', signature: 's' });
});

test('two players compare what they were told', async () => {
  const at = (seal: string | undefined) => compare(SIGNED, SIGNED.match, SIGNED.key, seal);
  expect(await at(SIGNED.seal)).toEqual({ ok: true, text: 'The same history up to line 17, as seat 2 was told it.' });
  const split = await at('another');
  expect(split.ok).toBe(false);
  expect(split.text).toContain('The server has told two different histories: line 17 is not the same for seat 2.');
  expect((await at(undefined)).text).toContain('not known here');
  expect((await compare(SIGNED, 'other', SIGNED.key, SIGNED.seal)).text).toBe('The receipt is of another match.');
  const forged = await compare({ ...SIGNED, seal: 'another' }, SIGNED.match, SIGNED.key, SIGNED.seal);
  expect(forged.text).toContain('not signed with this key');
});

test('seals are noted by line, and what is no receipt is refused in a sentence', () => {
  note('sealed', 0, '');
  note('sealed', 3, 'seal');
  expect([...noted('sealed')]).toEqual([[3, 'seal']]);
  expect(noted('unsealed').size).toBe(0);
  expect(read(JSON.stringify(SIGNED))).toEqual(SIGNED);
  expect(() => read(' ')).toThrow('empty');
  for (const text of [
    '{',
    '{}',
    'null',
    JSON.stringify({ ...SIGNED, line: '17' }),
    JSON.stringify({ ...SIGNED, receipt: 2 }),
  ])
    expect(() => read(text)).toThrow('no receipt');
});
