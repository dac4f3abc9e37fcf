/** What this browser adds to the dice of a match, and what it was promised before it did: kept on this device for the check. */

import type { Salts } from '../../generated/contract';
import { t } from '../messages';

export interface Kept {
  seat: number;
  promise: string;
  salt: string;
}

const KEY = 'rulewright.salts';
/** Matches that are remembered. */
const MOST = 100;

/** What somebody typed for a match before its promise was there. */
const typed = new Map<string, string>();

/** A salt that nobody can guess. */
function randomSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

function all(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

export function keep(match: string, kept: Kept): void {
  const others = all().filter(([id]) => id !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [match, kept]].slice(-MOST)));
  } catch {
    // a private window: nothing can be compared later
  }
}

export function keptOf(match: string): Kept | undefined {
  return all().find(([id]) => id === match)?.[1];
}

/** Hold a typed salt back until the server has promised its seed. */
export function hold(match: string, salt: string): void {
  if (salt.trim()) typed.set(match, salt.trim());
}

/** The salt to send now, noted with the promise it answers; undefined: the server has it already. */
export function due(match: string, seat: number, salts: Salts, random: boolean): string | undefined {
  if (seat < 0 || salts.answered.includes(seat)) return undefined;
  const before = keptOf(match);
  const again = before?.promise === salts.promise && before.seat === seat ? before.salt : undefined;
  const salt = typed.get(match) ?? again ?? (random ? randomSalt() : '');
  typed.delete(match);
  keep(match, { seat, promise: salts.promise, salt });
  return salt;
}

/** What is wrong with the dice as far as this browser can tell, in a sentence; empty: nothing. */
export function broken(kept: Kept | undefined, promise: string, used: string[]): string {
  if (!kept) return '';
  if (promise !== kept.promise) return t('fair-seed-changed');
  if ((used[kept.seat] ?? '') !== kept.salt) return t('fair-salt-unused');
  return '';
}
