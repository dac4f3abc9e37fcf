/** A link as a QR code. It is drawn here, so that no link with a token travels again. */

import { encode } from 'uqr';

/** How many modules of white a scanner wants around a code. */
const QUIET = 4;

export interface Code {
  /** How many modules wide and high it is, with the white around it. */
  size: number;
  /** The dark modules, as the path of an SVG. */
  path: string;
}

export function draw(link: string): Code {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: path.join('') };
}
