/** Barbarians cut from paper: layers of plain shapes, chosen by who he is and how strong. Drawn about the origin. */

interface Layer {
  d: string;
  fill: string;
  /** Casts a shadow, as a sheet that lies on another. */
  lift?: boolean;
  /** `clan`: in the colour of the clan's war paint. */
  paint?: 'clan';
  line?: string;
  width?: number;
}

interface Portrait {
  size: number;
  layers: Layer[];
}

const SKINS = ['#f0c39a', '#d9a273', '#b97d52', '#f3d0b0', '#8f5b3a'];
const HAIRS = ['#7a2e1d', '#2b2230', '#c98b2f', '#8b8d92', '#4c3326'];
const FURS = ['#5c4a3d', '#6f6257', '#3f4a52', '#7b5a38'];
const HORN = '#f5ead2';
const INK = '#1d1522';

/** Helmets and hair: what is on the head. */
const HATS: ((hair: string) => Layer[])[] = [
  () => [
    { d: 'M-24 -20L-44 -46L-36 -18L-26 -10zM24 -20L44 -46L36 -18L26 -10z', fill: HORN, lift: true },
    { d: 'M-27 -12Q-26 -42 0 -44Q26 -42 27 -12z', fill: '#8d96a3', lift: true },
    { d: 'M-29 -16L29 -16L28 -8L-28 -8z', fill: '#5b6470' },
    { d: 'M-4 -44L4 -44L3 0L-3 0z', fill: '#5b6470' },
  ],
  (hair) => [{ d: 'M-22 -14L-30 -40L-16 -30L-12 -52L0 -36L10 -54L15 -31L29 -41L22 -14z', fill: hair, lift: true }],
  () => [
    { d: 'M-30 -10Q-34 -40 0 -46Q34 -40 30 -10L20 -18L-20 -18z', fill: '#6f6257', lift: true },
    { d: 'M-26 -36L-30 -54L-14 -43zM26 -36L30 -54L14 -43z', fill: '#6f6257', lift: true },
    { d: 'M-12 -36l6 4l-6 4zM12 -36l-6 4l6 4z', fill: INK },
  ],
  (hair) => [
    { d: 'M-6 -20L-9 -58L0 -50L9 -58L6 -20z', fill: hair, lift: true },
    { d: 'M-26 -14Q-24 -34 0 -35Q24 -34 26 -14L18 -22L-18 -22z', fill: '#00000022' },
  ],
  () => [
    { d: 'M-28 -10L-22 -46L0 -58L22 -46L28 -10z', fill: '#b98a3a', lift: true },
    { d: 'M-28 -10L28 -10L28 -18L-28 -18z', fill: '#7d5a1f' },
    { d: 'M0 -54L7 -38L0 -26L-7 -38z', fill: '#c9412f' },
  ],
  (hair) => [
    { d: 'M-34 22Q-40 -40 0 -44Q40 -40 34 22L24 18L25 -14L-25 -14L-24 18z', fill: hair, lift: true },
    { d: 'M-29 -22L29 -22L29 -16L-29 -16z', fill: '#c9412f' },
  ],
];

/** Chins: from the beardless to the beard one could lose a fork in. */
const BEARDS: ((hair: string) => Layer[])[] = [
  () => [{ d: 'M-9 19Q0 26 9 19', fill: 'none', line: INK, width: 2.6 }],
  (hair) => [
    { d: 'M-12 14Q0 8 12 14L16 24Q0 30 -16 24z', fill: hair, lift: true },
    { d: 'M-6 19L6 19L4 23L-4 23z', fill: '#7c1f1a' },
  ],
  (hair) => [
    { d: 'M-26 2L-20 10Q0 6 20 10L26 2L24 30L12 42L0 54L-12 42L-24 30z', fill: hair, lift: true },
    { d: 'M-10 18Q0 14 10 18Q6 27 0 27Q-6 27 -10 18z', fill: '#7c1f1a' },
    { d: 'M-6 18l3 5l3 -5zM0 18l3 5l3 -5z', fill: '#fff' },
  ],
  (hair) => [
    {
      d: 'M-26 0L-18 10Q0 8 18 10L26 0L27 24L16 30L18 58L8 44L0 62L-8 44L-18 58L-16 30L-27 24z',
      fill: hair,
      lift: true,
    },
    { d: 'M-12 17L12 17L9 26L-9 26z', fill: '#7c1f1a' },
    { d: 'M-10 17l4 6l4 -6zM2 17l4 6l4 -6z', fill: '#fff' },
    { d: 'M-20 50h6v5h-6zM14 50h6v5h-6z', fill: '#e0ab2c' },
  ],
];

export function portrait(id: number, value: number): Portrait {
  const skin = SKINS[(id * 7 + value) % SKINS.length];
  const hair = HAIRS[(id * 3 + value * 2) % HAIRS.length];
  const fur = FURS[(id * 5 + 1) % FURS.length];
  const fierce = value / 10;
  const jaw = 17 + 8 * fierce;
  const beard =
    value <= 2 ? BEARDS[0] : value <= 4 ? BEARDS[id % 2] : value <= 7 ? BEARDS[1 + (id % 2)] : BEARDS[2 + (id % 2)];
  const brow = 3 + 6 * fierce;
  const eye = 6.5 - 2.5 * fierce;
  const layers: Layer[] = [
    { d: 'M-48 62L-40 34L-22 24L22 24L40 34L48 62z', fill: fur, lift: true },
    {
      d: 'M-40 34L-46 46L-34 42L-30 52L-20 40L-10 50L0 38L10 50L20 40L30 52L34 42L46 46L40 34L22 24L-22 24z',
      fill: shade(fur),
      lift: true,
    },
    {
      d: `M-25 -14Q-26 -34 0 -36Q26 -34 25 -14L${jaw + 3} 14L${jaw - 4} 30L0 36L${-jaw + 4} 30L${-jaw - 3} 14z`,
      fill: skin,
      lift: true,
    },
    { d: 'M-27 -6l-6 -3l1 11l6 2zM27 -6l6 -3l-1 11l-6 2z', fill: skin, lift: true },
    { d: 'M-24 2L-8 6L-9 11L-24 8zM24 2L8 6L9 11L24 8z', fill: '#fff', paint: 'clan' },
    {
      d: `M-12 -3m${-eye} 0a${eye} ${eye} 0 1 0 ${2 * eye} 0a${eye} ${eye} 0 1 0 ${-2 * eye} 0zM12 -3m${-eye} 0a${eye} ${eye} 0 1 0 ${2 * eye} 0a${eye} ${eye} 0 1 0 ${-2 * eye} 0z`,
      fill: '#fff',
    },
    {
      d: `M-11 -2m-2.200 0a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0zM11 -2m-2.200 0a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0z`,
      fill: INK,
    },
    {
      d: `M-22 ${-8 - brow / 2}L-4 ${-10 + brow}L-4 ${-6 + brow}L-22 ${-3 - brow / 2}zM22 ${-8 - brow / 2}L4 ${-10 + brow}L4 ${-6 + brow}L22 ${-3 - brow / 2}z`,
      fill: hair,
      lift: true,
    },
    { d: 'M-3 -2L3 -2L7 11Q0 15 -7 11z', fill: shade(skin), lift: true },
    ...beard(hair),
    ...HATS[(id * 5 + value) % HATS.length](hair),
  ];
  if (value >= 8) layers.push({ d: 'M13 -14L19 12', fill: 'none', line: '#8d1f1f', width: 2 });
  return { size: 0.8 + 0.26 * fierce, layers };
}

function shade(colour: string): string {
  const n = parseInt(colour.slice(1), 16);
  const parts = [n >> 16, (n >> 8) & 255, n & 255].map((v) => Math.round(v * 0.82));
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
