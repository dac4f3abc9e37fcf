/** What things are called and how they look. */

import { Phase, type View } from '../../generated/asteroid_miners';

export interface Look {
  name: string;
  fill: string;
  shade: string;
  ink: string;
}

/** By the face of a die; 0 is none. */
export const MINERALS: Look[] = [
  { name: 'nothing', fill: '#444', shade: '#222', ink: '#fff' },
  { name: 'clay', fill: '#c9764a', shade: '#8a4526', ink: '#2b1206' },
  { name: 'rock', fill: '#9aa0a8', shade: '#5d636c', ink: '#16191d' },
  { name: 'iron', fill: '#b9c4d6', shade: '#6d7e99', ink: '#142033' },
  { name: 'nickel', fill: '#d8cf8b', shade: '#8f8546', ink: '#2a2608' },
  { name: 'platinum', fill: '#e9f2f6', shade: '#96acb8', ink: '#13222b' },
  { name: 'rhodium', fill: '#8fd3ff', shade: '#3b7fc0', ink: '#06223c' },
];
export const EVENTS = [
  '',
  'Micrometeoroids',
  'Jammed bit',
  'Solar flare',
  'Quiet shift',
  'Price surge',
  'Investor',
  'Price slump',
  'Loose ground',
  'Dust',
];
export const ABILITIES = ['', '±1 one', '±2 one', '±1 both', '±2 both', 'same total', 'turn over'];
export const MODIFY = ['', '±1 one die', '±2 one die', '±1 two dice', '±2 two dice', 'equal total', 'turn over 1–2'];
/** The same for those who listen. */
export const ABILITIES_SAID = [
  '',
  'change one die by 1',
  'change one die by 2',
  'change both dice by 1',
  'change both dice by 2',
  'any faces with the same total',
  'turn dice over',
];
export const MODIFY_SAID = [
  '',
  'change one die by 1',
  'change one die by 2',
  'change two dice by 1',
  'change two dice by 2',
  'change two dice to an equal total',
  'turn over one or two dice',
];
export const COMPANIES = [
  { name: 'Red', fill: '#ff5a4d', deep: '#a3201b', letter: 'R' },
  { name: 'Purple', fill: '#b57bff', deep: '#5c2aa8', letter: 'P' },
];

/** The phases in the ribbon, and where the decisions stand in it. */
export const RIBBON = ['1', '2', '3', '4', '5', '6', '6½', '7', '8'];
export const PHASES = [
  'Event',
  'Drill',
  'Modify Dice',
  'Excavation',
  'Bid for Tender',
  'Market',
  'Interstellar Foundry',
  'Upgrade',
  'Cleanup',
];
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

export const money = (amount: number): string => `$${amount}M`;
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The dice in the tray. */
export const inTray = (h: View): number[] => h.dice.slice(0, h.n);
