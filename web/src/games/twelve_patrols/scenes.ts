/** The landscapes, cut in wood: a colour wash behind black lines, each on a ground of 100 by 112. */

export interface Scene {
  /** Sky, far ground and near ground. */
  sky: string;
  far: string;
  near: string;
  /** Outlines of the far and near ground, filled; and lines over them. */
  back: string;
  front: string;
  ink: string;
}

const HILLS = 'M0 62Q22 44 46 58T100 52V112H0z';
const LOW = 'M0 82Q30 70 58 80T100 76V112H0z';
const HATCH = 'M8 92l10 -3M26 98l12 -3M52 92l11 -2M70 100l13 -3M14 104l9 -2M84 90l9 -2';

export const SCENES: Scene[] = [
  {
    sky: '#f6e3b0',
    far: '#d9c06c',
    near: '#c3a24a',
    back: 'M0 66H100V112H0z',
    front: 'M0 84Q50 78 100 84V112H0z',
    ink: `M72 34a9 9 0 1 0 .1 0M72 18v6M88 34h-6M84 23l-4 4M60 23l4 4M56 34h6M10 76l3 -9l3 9M24 74l3 -10l3 10M40 77l3 -9l3 9M60 75l3 -10l3 10M80 77l3 -9l3 9${HATCH}`,
  },
  {
    sky: '#e9e0b8',
    far: '#7fa06a',
    near: '#4f7a4a',
    back: HILLS,
    front: LOW,
    ink: `M16 84V72M16 74L6 74L13 62H8L16 46L24 62H19L26 74zM44 88V74M44 76L32 76L40 62H35L44 42L53 62H48L56 76zM76 84V72M76 74L66 74L73 62H68L76 46L84 62H79L86 74z${HATCH}`,
  },
  {
    sky: '#dfe6e4',
    far: '#9aa6a4',
    near: '#76857f',
    back: 'M0 74L24 34L44 64L66 26L100 76V112H0z',
    front: 'M0 90Q34 78 50 96T100 88V112H0z',
    ink: 'M24 34L18 50L24 46L28 54M66 26L58 44L66 39L72 50M38 112Q44 94 54 88T62 70M50 112Q54 98 62 90T68 72M10 66l5 -8M78 58l6 8M84 68l6 8M48 58l4 -6',
  },
  {
    sky: '#dcdcc0',
    far: '#a3ab82',
    near: '#7d8a62',
    back: 'M0 64H100V112H0z',
    front: 'M0 92Q20 84 44 92T100 88V112H0z',
    ink: 'M14 92V60M14 60q-4 4 0 12q4 -8 0 -12M22 94V66M22 66q-3 4 0 10q3 -6 0 -10M80 90V58M80 58q-4 4 0 12q4 -8 0 -12M88 92V68M34 76h16M56 72h20M40 84h22M60 100h20M30 104h18',
  },
  {
    sky: '#e3efd2',
    far: '#9cc27a',
    near: '#6ea352',
    back: 'M0 70L0 46Q26 60 50 82Q74 58 100 44V112H0z',
    front: 'M0 96Q40 86 60 100T100 94V112H0z',
    ink: 'M50 84Q44 92 54 98T48 112M56 84Q52 92 62 98T58 112M10 58l8 6M20 68l8 6M84 56l-8 8M74 68l-8 7M22 92q3 -6 6 0M78 92q3 -6 6 0M14 84q3 -6 6 0',
  },
  {
    sky: '#e2ecf0',
    far: '#86b3c6',
    near: '#5b94ad',
    back: 'M0 60H100V112H0z',
    front: 'M0 96Q50 104 100 94V112H0z',
    ink: 'M0 60L18 46L34 60M62 60L80 44L100 60M10 72q5 -4 10 0t10 0M44 70q5 -4 10 0t10 0M70 78q5 -4 10 0t10 0M22 84q5 -4 10 0t10 0M54 90q5 -4 10 0t10 0M48 66l10 0l-3 4h-5zM53 66V52L60 63H53',
  },
  {
    sky: '#f7dcc0',
    far: '#d0825a',
    near: '#a8573a',
    back: 'M0 74Q18 38 40 66Q58 30 82 60Q92 50 100 58V112H0z',
    front: 'M0 92Q24 74 50 90T100 84V112H0z',
    ink: 'M22 58q6 6 4 14M30 62q5 5 4 12M60 52q7 8 6 18M68 52q6 8 6 18M84 64q4 6 3 12M14 94q12 -10 26 -4M60 98q14 -8 28 -4M10 70q4 3 4 9',
  },
  {
    sky: '#e6e6da',
    far: '#a9b6a0',
    near: '#8fb4c4',
    back: 'M0 70Q20 56 50 62T100 60V112H0z',
    front: 'M0 92H100V112H0z',
    ink: 'M0 72H100M0 80H8Q14 62 26 62T44 80H56Q62 62 74 62T92 80H100M0 72V80M100 72V80M8 96q5 -4 10 0t10 0M50 98q5 -4 10 0t10 0M26 106q5 -4 10 0t10 0M74 104q5 -4 10 0t10 0M20 72V68M50 72V68M80 72V68',
  },
  {
    sky: '#e8ddd0',
    far: '#b8a98e',
    near: '#94876a',
    back: HILLS,
    front: LOW,
    ink: 'M16 86V48H30V86M14 48H32M18 48V86M28 48V86M44 86V58L52 54L58 62V86M72 86V44H84V86M70 44H86L82 38H74zM75 44V86M81 44V86M60 90h10v-5h-10zM36 92h8v-4h-8M10 92H92',
  },
  {
    sky: '#dcecee',
    far: '#cfc3a0',
    near: '#5f9bb0',
    back: 'M0 40H38Q46 52 42 66T50 96V112H0z',
    front: 'M0 112V104H46Q50 90 44 80Q60 84 100 80V112z',
    ink: 'M38 40Q46 52 42 66T50 96M30 50v12M22 58v16M34 70v14M12 50v18M26 82v12M58 88q5 -4 10 0t10 0M66 98q5 -4 10 0t10 0M54 106q5 -4 10 0t10 0M66 40q4 -5 8 0q4 -5 8 0M80 52q3 -4 6 0q3 -4 6 0',
  },
  {
    sky: '#eadfc6',
    far: '#b9b28c',
    near: '#8d8a5c',
    back: HILLS,
    front: LOW,
    ink: 'M28 90V52H24V44H30V48H36V44H44V48H50V44H56V52H52V90M34 90V78Q40 70 46 78V90M40 44V28L54 33L40 38M52 66H78V60H82V66H86V90M60 72v6M70 72v6M34 58v6M46 58v6M12 92H94',
  },
  {
    sky: '#e9e4ee',
    far: '#b3b886',
    near: '#87955c',
    back: HILLS,
    front: LOW,
    ink: 'M20 88V62L34 50L48 62V88M48 88V44L57 30L66 44V88M57 30V20M53 24H61M66 88V66H84V88M30 88V76Q34 70 38 76V88M54 54Q57 48 60 54V62H54zM72 74v6M78 74v6M34 60m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 90H92',
  },
];
