/** Records that Python wrote are true here too; a record that was tampered with shows which roll. */

import { describe, expect, it } from 'vitest';
import bound from './bound.jsonl?raw';
import { check, type Report } from './check';
import covered from './covered.jsonl?raw';
import { blake2b8, bytes, hex, sha256, shake256 } from './hashes';
import open from './open.jsonl?raw';
import salted from './salted.jsonl?raw';

const RECORDS = { open, salted, covered, bound };

/** Change the last line of a record. */
function changed(
  record: string,
  change: (last: { rolls: [number, number, [string, number, number][]][] }) => void,
): string {
  const lines = record.trimEnd().split('\n');
  const last = JSON.parse(lines[lines.length - 1]);
  change(last);
  const text = JSON.stringify(last, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  return [...lines.slice(0, -1), text.replace('{ ', '{').replace(/ }$/, '}')].join('\n') + '\n';
}

const wrong = (report: Report) => [...report.findings, ...report.rolls].filter((one) => !one.ok);

describe('hashes', () => {
  it('are those of the standards', () => {
    expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(shake256(new Uint8Array(), 16))).toBe('46b9dd2b0ba88d13233b3feb743eeb24');
    expect(hex(blake2b8(sha256(bytes('7')), 'dice', new Uint8Array(16)))).toBe('f13b6a9793a2fb18');
  });
});

describe('a record', () => {
  it.each(Object.entries(RECORDS))('is true: %s', async (_, record) => {
    const report = await check(record);
    expect(wrong(report)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.rolls.length).toBeGreaterThan(5);
  });

  it('that was tampered with shows which roll', async () => {
    const before = await check(open);
    const report = await check(changed(open, (last) => (last.rolls[2][2][0][2] += 1)));
    expect(wrong(report)).toHaveLength(1);
    const at = report.rolls.findIndex((roll) => !roll.ok);
    expect(report.rolls[at].line).toBe(before.rolls[at].line);
    expect(report.rolls[at].text).toContain(`the seed makes ${before.rolls[at].text}`);
  });

  it('without one of its rolls is false; an older one is called incomplete', async () => {
    const [last, report] = [bound.trimEnd().split('\n').length, await check(bound)];
    expect(report.complete).toBe(true);
    const less = await check(changed(bound, ({ rolls }) => rolls.splice(1, 1)));
    expect(less.rolls.length).toBeLessThan(report.rolls.length);
    expect(wrong(less).map((one) => one.text)).toEqual([`Line ${last} was changed after it was written.`]);
    const older = await check(changed(open, ({ rolls }) => rolls.splice(1, 1)));
    expect([older.ok, older.complete]).toEqual([true, false]);
  });

  it('whose dice were moved to another move shows it', async () => {
    const report = await check(changed(open, (last) => (last.rolls[1][1] += 7)));
    expect(report.rolls.some((roll) => roll.text.includes('belong to another move'))).toBe(true);
  });

  it('with another seed, salt or line is false', async () => {
    const seed = await check(open.replace('"seed": "3"', '"seed": "4"'));
    expect(seed.findings[0].ok).toBe(false);
    expect(seed.rolls.every((roll) => roll.ok)).toBe(false);
    const salt = await check(salted.replace('Prise', 'Brise'));
    expect(salt.findings[0].ok).toBe(false);
    expect(salt.rolls.every((roll) => roll.ok)).toBe(false);
    for (const record of [open, covered]) {
      const lines = record.split('\n');
      lines[3] = lines[3].replace(/"codes": \[\d+/, '"codes": [1');
      const report = await check(lines.join('\n'));
      expect(wrong(report).map((one) => one.text)).toContain('Line 4 was changed after it was written.');
    }
  });

  it('that is unfinished, old or none is refused in a sentence', async () => {
    await expect(check(open.trimEnd().split('\n').slice(0, -1).join('\n'))).rejects.toThrow('not over');
    await expect(check('{"rulewright": 1}')).rejects.toThrow('no record');
    await expect(check('[1]')).rejects.toThrow();
  });
});
