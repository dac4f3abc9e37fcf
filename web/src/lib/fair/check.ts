/** Checks the dice of a finished game from its record alone, as docs/fair-dice.md describes. It knows no game and asks no server. */

import { blake2b8, bytes, hex, sha256, shake256 } from './hashes';
import { t } from '../messages';

export interface Finding {
  ok: boolean;
  /** What was checked, in a sentence. */
  text: string;
}

/** One roll, draw or shuffle. */
export interface Roll extends Finding {
  /** The line of the record in which it was made. */
  line: number;
  /** What it was for: the words of that line. */
  words: string;
}

export interface Report {
  game: string;
  names: string[];
  commitment: string;
  /** What the players were shown before they added their salts. */
  promise: string;
  salts: string[];
  /** The match on its server, and the key of that server; empty: it was played elsewhere. */
  match: string;
  key: string;
  /** The seal of every line. */
  seals: string[];
  findings: Finding[];
  rolls: Roll[];
  /** Whether no roll can have been left out. */
  complete: boolean;
  ok: boolean;
}

/** A line of a record: its keys with their values as they are written, in order. */
type Line = [string, string][];

/** The top level of a JSON object, without reading what is inside: so nothing is rounded and no order is lost. */
export function split(text: string): Line {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('A line is no object.');
  const found: Line = [];
  let depth = 0;
  let quoted = false;
  let start = 1;
  let key = '';
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') depth++;
    else if (c === ':' && depth === 1) {
      key = JSON.parse(text.slice(start, i)) as string;
      start = i + 1;
    } else if (c === '}' || c === ']' || c === ',') {
      if (depth === 1) {
        found.push([key, text.slice(start, i).trim()]);
        start = i + 1;
      }
      if (c !== ',') depth--;
    }
  }
  return found;
}

function without(line: Line, ...keys: string[]): string {
  const kept = line.filter(([key]) => !keys.includes(key));
  return `{${kept.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}`;
}

function value<T>(line: Line, key: string): T | undefined {
  const found = line.find(([name]) => name === key);
  return found && (JSON.parse(found[1]) as T);
}

/** The next number below n of a stream of two words: a counter whose steps are scattered (Wellons' lowbias32). */
export function pick(stream: number[], n: number): number {
  let a = (stream[0] + (stream[1] | 1)) >>> 0;
  stream[0] = a;
  a = Math.imul(a ^ (a >>> 16), 0x21f0aaad) >>> 0;
  a = Math.imul(a ^ (a >>> 15), 0x735a2d97) >>> 0;
  return Number((BigInt((a ^ (a >>> 15)) >>> 0) * BigInt(n)) >> 32n);
}

/** The two words that the dice of a move come from. */
export function dice(key: Uint8Array, stream: number): number[] {
  const message = new Uint8Array(16);
  new DataView(message.buffer).setBigUint64(0, BigInt(stream), true);
  const found = new DataView(blake2b8(key, 'dice', message).buffer);
  const words = [found.getUint32(0, true), found.getUint32(4, true)];
  return words[0] || words[1] ? words : [0, 1];
}

/** Text as Python writes it in a record. */
function written(list: string[]): string {
  return `[${list.map((text) => JSON.stringify(text)).join(', ')}]`;
}

/** Which stream the next move that asks chance gets: dice of undone moves come again, and no stream is used twice. */
class Streams {
  private number = 0;
  private fresh = 0;
  private returned: number[] = [];
  private made: { size: number; used: number[] }[] = [];

  /** Take the streams of a line of so many moves; whether each was the one that was due. */
  take(size: number, used: number[]): boolean[] {
    let at = size ? 1 : 0;
    const due = used.map((stream) => {
      if (this.returned.length) return this.returned.shift() === stream;
      while (at < size && Math.max(this.number + at, this.fresh) < stream) at++;
      const right = Math.max(this.number + at, this.fresh) === stream;
      this.fresh = Math.max(this.fresh, stream + 1);
      at++;
      return right;
    });
    if (size) this.made.push({ size, used });
    this.number += size;
    return due;
  }

  undo(): void {
    const last = this.made.pop();
    if (!last) return;
    this.number -= last.size;
    this.returned.unshift(...last.used);
  }
}

type Asked = [kind: string, n: number, answer: number | number[]];
type Entry = [line: number, stream: number, asked: Asked[]];

function said([kind, n, answer]: Asked): string {
  if (kind === 'shuffle') return t('fair-shuffle', { n });
  const place = (answer as number) + 1;
  return kind === 'roll' ? t('fair-roll', { place, n }) : t('fair-draw', { place, n });
}

/** A roll as the seed makes it. */
function recomputed(stream: number[], [kind, n, answer]: Asked): Asked {
  if (!Array.isArray(answer)) return [kind, n, pick(stream, n)];
  return [kind, n, Array.from({ length: n - 1 }, (_, i) => pick(stream, n - i))];
}

function checkRolls(lines: Line[], key: Uint8Array, entries: Entry[]): Roll[] {
  const streams = new Streams();
  const found: Roll[] = [];
  const words = (line: number) =>
    line === 1 ? t('fair-setting-up') : (value<string>(lines[line - 1] ?? [], 'words') ?? '');
  lines.forEach((line, i) => {
    const number = i + 1;
    if (value<number>(line, 'undo') !== undefined) return streams.undo();
    const here = entries.filter(([at]) => at === number);
    const due = streams.take(
      value<number[]>(line, 'codes')?.length ?? 0,
      here.map(([, stream]) => stream),
    );
    here.forEach(([, stream, asked], k) => {
      const state = dice(key, stream);
      for (const one of asked) {
        const true_ = recomputed(state, one);
        const same = JSON.stringify(true_) === JSON.stringify(one);
        const ok = same && due[k];
        const why = due[k] ? t('fair-seed-makes', { roll: said(true_) }) : t('fair-other-move');
        found.push({
          line: number,
          words: words(number),
          ok,
          text: ok ? said(one) : t('fair-but', { roll: said(one), why }),
        });
      }
    });
  });
  for (const [at, , asked] of entries)
    if (at < 1 || at > lines.length)
      for (const one of asked)
        found.push({ line: at, words: '', ok: false, text: t('fair-no-line', { roll: said(one) }) });
  return found;
}

/** Whether the last seal binds the list of rolls. Without the rules, nothing else tells that it is complete. */
const bindsRolls = (lines: Line[]): boolean => (value<number>(lines[0], 'rulewright') ?? 0) >= 5;

/** The first line whose seal does not fit, or 0. A move of a game with secrets is sealed as it was covered during play. */
async function brokenSeal(lines: Line[], seed: string, nonce: string): Promise<number> {
  const covered = value<boolean>(lines[0], 'sealed') ?? false;
  const mask = sha256(bytes(`cover\n${nonce}\n${seed}`));
  let above = '';
  for (const [i, line] of lines.entries()) {
    let text = without(line, 'words', 'seal', ...(bindsRolls(lines) ? [] : ['rolls']));
    const codes = value<number[]>(line, 'codes');
    if (covered && codes) {
      const plain = new Uint8Array(4 * codes.length);
      codes.forEach((code, k) => new DataView(plain.buffer).setUint32(4 * k, code));
      const start = new Uint8Array(40);
      start.set(mask);
      new DataView(start.buffer).setBigUint64(32, BigInt(i + 1), true);
      const stream = shake256(start, plain.length);
      const hidden = hex(plain.map((b, k) => b ^ stream[k]));
      text = `{"sealed": ${value<number>(line, 'move')}, "seat": ${value<number>(line, 'seat')}, "codes": "${hidden}"}`;
    }
    above = hex(sha256(bytes(above + text))).slice(0, 32);
    if (above !== value<string>(line, 'seal')) return i + 1;
  }
  return 0;
}

/** Everything that can be said of a record without knowing its game. Throws where it is no finished record. */
export async function check(text: string): Promise<Report> {
  const lines = text.trimEnd().split('\n').map(split);
  const [header, last] = [lines[0], lines[lines.length - 1]];
  if (![2, 3, 4, 5].includes(value<number>(header, 'rulewright') ?? 0))
    throw new Error(
      'This is no record that can be checked here: its first line should say "rulewright": 2, 3, 4 or 5.',
    );
  const seed = value<string>(last, 'seed');
  const nonce = value<string>(last, 'nonce');
  if (seed === undefined || nonce === undefined)
    throw new Error('This game is not over: the seed of its dice is in the last line of a finished record.');
  const table = value<{ salts?: string[]; promise?: string; match?: string; key?: string }>(header, 'table') ?? {};
  const salts = table.salts?.some(Boolean) ? table.salts : [];
  const commitment = value<string>(header, 'commitment') ?? '';
  const findings: Finding[] = [];
  const say = (ok: boolean, right: string, wrong: string) => findings.push({ ok, text: ok ? right : wrong });

  const opened = hex(sha256(bytes(`${nonce}\n${seed}\n${without(header, 'commitment', 'seal')}`)));
  say(opened === commitment, t('fair-sealed-right'), t('fair-sealed-wrong'));
  if (table.promise !== undefined) {
    const promised = hex(sha256(bytes(`promise\n${nonce}\n${seed}`)));
    say(promised === table.promise, t('fair-promise-right'), t('fair-promise-wrong'));
  }
  const broken = await brokenSeal(lines, seed, nonce);
  say(!broken, t('fair-unchanged'), t('fair-changed', { line: broken }));
  const entries = value<Entry[]>(last, 'rolls');
  const key = sha256(bytes(salts.length ? `${seed}\n${written(salts)}` : seed));
  const rolls = entries ? checkRolls(lines, key, entries) : [];
  if (!entries)
    findings.push({
      ok: false,
      text: t('fair-no-rolls'),
    });
  return {
    game: value<string>(header, 'game') ?? '',
    names: value<string[]>(header, 'seats') ?? [],
    commitment,
    promise: table.promise ?? '',
    salts,
    match: table.match ?? '',
    key: table.key ?? '',
    seals: lines.map((line) => value<string>(line, 'seal') ?? ''),
    findings,
    rolls,
    complete: bindsRolls(lines),
    ok: [...findings, ...rolls].every((one) => one.ok),
  };
}
