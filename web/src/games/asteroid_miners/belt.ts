/** What things are called and how they look, and small questions about the table. */

import { Version, Phase, DICE, Company, type Box, type View } from '../../generated/asteroid_miners';

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
export const EVENTS = ['', 'Micrometeoroids', 'Jammed bit', 'Solar flare', 'Quiet shift', 'Price surge', 'Investor'];
export const ABILITIES = ['', '±1 one', '±2 one', '±1 both', '±2 both', 'same total', 'turn over'];
export const MODIFY = ['', '±1 one die', '±2 one die', '±1 two dice', '±2 two dice', 'equal total', 'turn over 1–2'];
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
/** Phases in which the dice of the drill have done their work. */
export const EXCAVATED = new Set<number>([Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME, Phase.UPGRADING]);
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

/** What is still in the mover's stratum. */
export function needed(h: View, box: Box): number[] {
  const miner = h.miners[h.mover];
  const stratum = box.stratum[h.asteroid][miner.done[h.asteroid]] ?? [];
  return stratum.filter((mineral, half) => mineral > 0 && ((miner.dug >> half) & 1) === 0);
}

/** Which dice would be placed, by their places, and what the others add up to. */
export function placing(faces: number[], wanted: number[]): { placed: number[]; bid: number } {
  const placed: number[] = [];
  for (const mineral of wanted) {
    const i = faces.findIndex((face, k) => face === mineral && !placed.includes(k));
    if (i >= 0) placed.push(i);
  }
  return { placed, bid: faces.reduce((sum, face, i) => (placed.includes(i) ? sum : sum + face), 0) };
}

/** The drill component of a company; in the Advanced version it is paid by the turn, and only the mover has one (AM-14). */
export function drillOf(h: View, box: Box, company: number): number {
  if (box.version === Version.ADVANCED) return company === h.mover ? h.drill : 0;
  return box.seats === 1 && company === Company.PURPLE ? box.rival[h.asteroid] : h.miners[company].drill;
}

/** The target of the next row. */
export const targetOf = (h: View, box: Box): number =>
  h.row >= 8 ? 0 : h.tender ? box.right[h.row + 1] : box.left[h.row + 1];

/** The move's set of dice for those marked: of equal ones the first are named (AM-H19). */
export function canonical(faces: number[], marked: number[]): number {
  let set = 0;
  faces.forEach((face, i) => {
    const first = faces.indexOf(face);
    const count = marked.filter((k) => faces[k] === face).length;
    if (i - first < count) set |= 1 << i;
  });
  return set;
}

export const inTray = (h: View): number[] => h.dice.slice(0, Math.min(DICE, h.n));
