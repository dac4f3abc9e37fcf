/** The three hashes that a record is made with. Browsers have SHA-256 alone, and only on pages that came over HTTPS. */

import { blake2b } from '@noble/hashes/blake2.js';
import { shake256 as shake } from '@noble/hashes/sha3.js';
import { utf8ToBytes as bytes } from '@noble/hashes/utils.js';

export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex as hex, utf8ToBytes as bytes } from '@noble/hashes/utils.js';

/** The first bytes of SHAKE-256. */
export function shake256(data: Uint8Array, length: number): Uint8Array {
  return shake(data, { dkLen: length });
}

/** BLAKE2b (RFC 7693) with a key and a purpose, 8 bytes long. */
export function blake2b8(key: Uint8Array, person: string, message: Uint8Array): Uint8Array {
  const personalization = new Uint8Array(16);
  personalization.set(bytes(person));
  return blake2b(message, { dkLen: 8, key, personalization });
}
