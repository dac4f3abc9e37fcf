/** What things are called and how they look. */

import { number, t } from '../../lib/messages';
import { Phase, type View } from '../../generated/asteroid_miners';

export interface Look {
  fill: string;
  shade: string;
  ink: string;
}

/** By the face of a die; 0 is none. */
export const MINERALS: Look[] = [
  { fill: '#444', shade: '#222', ink: '#fff' },
  { fill: '#c9764a', shade: '#8a4526', ink: '#2b1206' },
  { fill: '#9aa0a8', shade: '#5d636c', ink: '#16191d' },
  { fill: '#b9c4d6', shade: '#6d7e99', ink: '#142033' },
  { fill: '#d8cf8b', shade: '#8f8546', ink: '#2a2608' },
  { fill: '#e9f2f6', shade: '#96acb8', ink: '#13222b' },
  { fill: '#8fd3ff', shade: '#3b7fc0', ink: '#06223c' },
];
/** A mineral by its name; 0 is nothing. */
export const mineralName = (mineral: number): string => t('asteroid-mineral', { mineral });
/** What the faces of a die do to others, in short and for those who listen. */
const faces = (say: (face: number) => string): string[] => ['', ...[1, 2, 3, 4, 5, 6].map(say)];
export const abilities = (): string[] => faces((face) => t('asteroid-ability', { face }));
export const abilitiesSaid = (): string[] => faces((face) => t('asteroid-ability-said', { face }));
export const modify = (): string[] => faces((face) => t('asteroid-modify', { face }));
export const modifySaid = (): string[] => faces((face) => t('asteroid-modify-said', { face }));
export const COMPANIES = [
  { fill: '#ff5a4d', deep: '#a3201b' },
  { fill: '#b57bff', deep: '#5c2aa8' },
];

/** The phases in the ribbon, and where the decisions stand in it. */
export const RIBBON = ['1', '2', '3', '4', '5', '6', '6½', '7', '8'];
const AT: Record<number, number> = {
  [Phase.DRILLING]: 1,
  [Phase.REROLLING]: 1,
  [Phase.MODIFYING]: 2,
  [Phase.SMELTING]: 6,
  [Phase.CONTROLLING]: 6,
  [Phase.OVERTIME]: 6,
  [Phase.UPGRADING]: 7,
};
const TOLD: Record<string, number> = {
  turn: 0,
  event: 0,
  rescued: 0,
  kept: 0,
  fee: 1,
  drilled: 1,
  rerolled: 1,
  modified: 2,
  altered: 2,
  dug: 3,
  nothing_dug: 3,
  excavated: 3,
  bid: 4,
  sold: 5,
  tries: 6,
  smelted: 6,
  natural: 6,
  control: 6,
  forged: 6,
  banked: 6,
  failed: 6,
  overtime: 6,
  fell: 6,
  bought_drill: 7,
  bought_equipment: 7,
  arrived: 8,
  missed: 8,
};

/** Which phase the ribbon shows: that of the event being told, or that of the decision. */
export const phaseAt = (phase: number, told?: string): number => (told ? (TOLD[told] ?? -1) : (AT[phase] ?? -1));

export const money = (amount: number): string => t('asteroid-money', { amount });
export const percent = (share: number): string =>
  `${number(100 * share, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

/** The dice in the tray. */
export const inTray = (h: View): number[] => h.dice.slice(0, h.n);
