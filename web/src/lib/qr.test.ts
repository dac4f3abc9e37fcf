import reader from 'jsqr';
import { describe, expect, it } from 'vitest';
import { LONGEST } from './invitation';
import { draw } from './qr';

// The package is CommonJS, which Node and Vite wrap differently.
const read = (reader as unknown as { default?: typeof reader }).default ?? reader;
const SCALE = 4;

/** What a camera makes of it. */
function scanned(link: string): { text: string | undefined; white: number } {
  const { size, path } = draw(link);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  for (const [x, y] of dark)
    for (let i = 0; i < SCALE * SCALE; i++) {
      const at = 4 * ((y * SCALE + Math.floor(i / SCALE)) * width + x * SCALE + (i % SCALE));
      pixels.fill(0, at, at + 3);
    }
  const far = dark.flat();
  return { text: read(pixels, width, width)?.data, white: Math.min(...far, size - 1 - Math.max(...far)) };
}

describe('a QR code', () => {
  it('is read as the link, and has the white around it that scanners want', () => {
    for (const link of [
      'http://192.168.0.10:8000/m/abcdefghjkmn?token=Zx9_-yT1aQ2bR3cS4dU5eV6f',
      'https://spiele.example/device#' + 'x'.repeat(40),
      'https://play.example/' + 'é'.repeat((LONGEST - 21) / 2),
    ])
      expect(scanned(link)).toEqual({ text: link, white: 4 });
  });
});
