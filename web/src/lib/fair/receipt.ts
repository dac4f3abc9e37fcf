/** Signed receipts: with them two players find out whether the server told them the same history. */

import type { State, Table } from '../../generated/contract';
import { bytes } from './hashes';
import { t } from '../messages';

export interface Receipt {
  receipt: 1;
  seal: string;
  match: string;
  seat: number;
  line: number;
  key: string;
  signature: string;
}

/** The server signs each line once, for all seats; earlier ones signed for each seat. */
const EVERYBODY = -1;

/** The seals that this browser was shown, by match and line. */
const seals = new Map<string, Map<number, string>>();

export function note(match: string, line: number, seal: string): void {
  if (!line) return;
  if (!seals.has(match)) seals.set(match, new Map());
  seals.get(match)!.set(line, seal);
}

export const noted = (match: string): Map<number, string> => seals.get(match) ?? new Map<number, string>();

export function receiptOf(table: Table, state: State): Receipt {
  const { receipt: seal, line, signature } = state;
  return { receipt: 1, seal, match: table.id, seat: EVERYBODY, line, key: table.key, signature };
}

/** A receipt from the text of its file; throws a sentence where it is none. */
export function read(text: string): Receipt {
  if (!text.trim()) throw new Error('The receipt is empty.');
  let found: Partial<Receipt>;
  try {
    found = (JSON.parse(text) as Partial<Receipt> | null) ?? {};
  } catch {
    found = {};
  }
  const words = [found.seal, found.match, found.key, found.signature];
  if (
    found.receipt !== 1 ||
    !Number.isInteger(found.seat) ||
    !Number.isInteger(found.line) ||
    !words.every((w) => typeof w === 'string')
  )
    throw new Error('That is no receipt: use the file that the other player saved.');
  return found as Receipt;
}

const raw = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (b) => parseInt(b, 16));

/** Whether this key signed a receipt; null: this browser cannot tell, because it lacks Ed25519 or came over plain HTTP. */
export async function signedBy(receipt: Receipt, key: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const text = ['rulewright receipt 1', receipt.match, receipt.seat, receipt.line, receipt.seal].join('\n');
  let imported: CryptoKey;
  try {
    imported = await subtle.importKey('raw', raw(key), { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return raw(key).length === 32 ? null : false;
  }
  return subtle.verify({ name: 'Ed25519' }, imported, raw(receipt.signature), new Uint8Array(bytes(text)));
}

export interface Compared {
  ok: boolean;
  text: string;
}

const said = (ok: boolean, text: string): Compared => ({ ok, text });
export const cannot = (): string => t('fair-cannot');

/** Hold a receipt against the seals of a match, by line. */
export async function compare(
  theirs: Receipt,
  match: string,
  key: string,
  seal: string | undefined,
): Promise<Compared> {
  const signed = await signedBy(theirs, key);
  if (signed === false) return said(false, t('fair-not-signed'));
  if (theirs.match !== match) return said(false, t('fair-other-match'));
  const unsure = signed === null ? ` ${cannot()}` : '';
  if (seal === undefined) return said(false, t('fair-line-unknown', { line: theirs.line }));
  const whom = { line: theirs.line, seat: theirs.seat + 1 };
  if (seal !== theirs.seal) return said(false, t('fair-two-histories', whom) + unsure);
  return said(signed === true, t('fair-same-history', whom) + unsure);
}
