/** The three hashes that a record is made with. Browsers have SHA-256 only, and only on pages they trust; so all are here. */

const MASK64 = (1n << 64n) - 1n;

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** SHA-256, by the browser where it offers that. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(data))) : ownSha256(data);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

/** The first 32 bits after the point of a root of a prime, exactly: the constants of SHA-256. */
function rootBits(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree);
  let root = BigInt(Math.floor(prime ** (1 / Number(degree)) * 2 ** 32));
  while (root ** degree > scaled) root--;
  while ((root + 1n) ** degree <= scaled) root++;
  return Number(root & 0xffffffffn);
}

/** SHA-256 without the browser's help: a page that came over plain HTTP gets none. */
export function ownSha256(data: Uint8Array): Uint8Array {
  const k = firstPrimes(64).map((p) => rootBits(p, 3n));
  const h = firstPrimes(8).map((p) => rootBits(p, 2n));
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => new DataView(padded.buffer).getUint32(at + 4 * i));
    for (let i = 16; i < 64; i++) {
      const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w.push((w[i - 16] + a + w[i - 7] + b) | 0);
    }
    const v = [...h];
    for (let i = 0; i < 64; i++) {
      const e = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25);
      const one = (v[7] + e + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i]) | 0;
      const a = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22);
      const two = (a + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))) | 0;
      v.pop();
      v.unshift((one + two) | 0);
      v[4] = (v[4] + one) | 0;
    }
    v.forEach((x, i) => (h[i] = (h[i] + x) | 0));
  }
  const out = new Uint8Array(32);
  h.forEach((x, i) => new DataView(out.buffer).setUint32(4 * i, x));
  return out;
}

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/** BLAKE2b (RFC 7693) with a key and a purpose, 8 bytes long. */
export function blake2b8(key: Uint8Array, person: string, message: Uint8Array): Uint8Array {
  const settings = new Uint8Array(64);
  settings.set([8, key.length, 1, 1]);
  settings.set(bytes(person), 48);
  const words = new DataView(settings.buffer);
  const h = IV.map((x, i) => x ^ words.getBigUint64(8 * i, true));
  const data = new Uint8Array(128 + Math.max(128, Math.ceil(message.length / 128) * 128));
  data.set(key);
  data.set(message, 128);
  const length = 128 + message.length;
  for (let at = 0; at < length; at += 128) {
    const block = new DataView(data.buffer, at, 128);
    const last = at + 128 >= length;
    const v = [...h, ...IV];
    v[12] ^= BigInt(last ? length : at + 128);
    if (last) v[14] ^= MASK64;
    const mix = (a: number, b: number, c: number, d: number, x: number, y: number) => {
      const turn = (value: bigint, n: bigint) => ((value >> n) | (value << (64n - n))) & MASK64;
      v[a] = (v[a] + v[b] + block.getBigUint64(8 * x, true)) & MASK64;
      v[d] = turn(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & MASK64;
      v[b] = turn(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + block.getBigUint64(8 * y, true)) & MASK64;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK64;
      v[b] = turn(v[b] ^ v[c], 63n);
    };
    for (let round = 0; round < 12; round++) {
      const s = SIGMA[round % 10];
      for (let i = 0; i < 4; i++) mix(i, i + 4, i + 8, i + 12, s[2 * i], s[2 * i + 1]);
      for (let i = 0; i < 4; i++)
        mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), s[8 + 2 * i], s[9 + 2 * i]);
    }
    h.forEach((x, i) => (h[i] = x ^ v[i] ^ v[i + 8]));
  }
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, h[0], true);
  return out;
}

/** Keccak's permutation of 25 words. */
function keccak(a: bigint[]): void {
  const turn = (x: bigint, n: number) => (n ? ((x << BigInt(n)) | (x >> BigInt(64 - n))) & MASK64 : x);
  let lfsr = 1;
  for (let round = 0; round < 24; round++) {
    const c = [0, 1, 2, 3, 4].map((x) => a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20]);
    for (let i = 0; i < 25; i++) a[i] ^= c[((i % 5) + 4) % 5] ^ turn(c[((i % 5) + 1) % 5], 1);
    let [x, y, now] = [1, 0, a[1]];
    for (let t = 0; t < 24; t++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const at = x + 5 * y;
      [now, a[at]] = [a[at], turn(now, (((t + 1) * (t + 2)) / 2) % 64)];
    }
    for (let row = 0; row < 25; row += 5) {
      const r = a.slice(row, row + 5);
      for (let i = 0; i < 5; i++) a[row + i] = r[i] ^ (~r[(i + 1) % 5] & MASK64 & r[(i + 2) % 5]);
    }
    for (let j = 0; j < 7; j++) {
      if (lfsr & 1) a[0] ^= 1n << BigInt((1 << j) - 1);
      lfsr = lfsr & 0x80 ? ((lfsr << 1) ^ 0x171) & 0xff : lfsr << 1;
    }
  }
}

/** The first bytes of SHAKE-256. */
export function shake256(data: Uint8Array, length: number): Uint8Array {
  const rate = 136;
  const padded = new Uint8Array((Math.floor(data.length / rate) + 1) * rate);
  padded.set(data);
  padded[data.length] ^= 0x1f;
  padded[padded.length - 1] ^= 0x80;
  const a = new Array<bigint>(25).fill(0n);
  for (let at = 0; at < padded.length; at += rate) {
    const block = new DataView(padded.buffer, at, rate);
    for (let i = 0; i < rate / 8; i++) a[i] ^= block.getBigUint64(8 * i, true);
    keccak(a);
  }
  const out: number[] = [];
  while (out.length < length) {
    for (let i = 0; i < rate / 8; i++) for (let b = 0n; b < 64n; b += 8n) out.push(Number((a[i] >> b) & 0xffn));
    keccak(a);
  }
  return Uint8Array.from(out.slice(0, length));
}
