/** The table of Klobba! as the state tells it: Bands, totems, cards. No components here. */

import type { View } from '../../lib/wire';

export const NONE = -1;
export const [EMPTY, DOWN, UP, DEALT] = [0, 1, 2, 3];
export const [BLACK, WHITE] = [0, 1];
export const SIDE_NAMES = ['Black', 'White'];
export const PLACES = 3;

/** The decisions of a game, numbered as the rules number them. */
export const PHASE = {
  OFFERING: 1,
  ANSWERING: 2,
  LAYING: 3,
  SWAPPING: 4,
  EXCHANGING: 5,
  MUSTER: 6,
  TOPPING_UP: 7,
  BLACK_TOTEM: 8,
  WHITE_TOTEM: 9,
  PASSING: 10,
  PAIRING: 11,
  SELECTING: 12,
  SWITCHING: 13,
} as const;

export const STEPS: Record<number, string> = {
  [PHASE.MUSTER]: 'Muster your Band',
  [PHASE.BLACK_TOTEM]: 'Who gets the Black totem?',
  [PHASE.WHITE_TOTEM]: 'Who gets the White totem?',
  [PHASE.PAIRING]: 'Form Groups',
  [PHASE.OFFERING]: 'Offer cards',
  [PHASE.ANSWERING]: 'Take the offer?',
  [PHASE.LAYING]: 'Lay a card',
  [PHASE.SWAPPING]: 'Swap & play',
  [PHASE.SELECTING]: 'Choose among equals',
  [PHASE.EXCHANGING]: 'Three of a kind',
  [PHASE.TOPPING_UP]: 'New Barbarians',
  [PHASE.SWITCHING]: 'Switch Barbarians',
  [PHASE.PASSING]: 'Pass the White totem',
};

export interface Band {
  card: number[];
  face: number[];
  star: number[];
  switched: number;
}

export interface Player {
  stars: number;
  cards: number;
  choice: number;
  hand: number[];
  shown: number[];
  scored: number;
}

export interface Horde {
  end: number;
  phase: number;
  called: number;
  asked: number;
  turn: number;
  rounds: number;
  struck: number[];
  holder: number[];
  partner: number[];
  played: number[];
  picked: number[];
  candidates: number;
  spent: number;
  discards: number[];
  offered: { card: number[]; stage: number[] };
  actions: { n: number };
  barbarians: { n: number };
  bands: Band[];
  seats: Player[];
}

export interface Printed {
  seats: number;
  free: number;
  bands: number;
  copies: number[];
  pool: number[];
  select: number[];
  clan: number[];
  count: number[];
  mult: number[];
  add: number[];
  cap: number[];
  special: number[];
  value: number[];
  clans: number[];
}

export const horde = (view: View): Horde => view as unknown as Horde;
export const printed = (box: View): Printed => box as unknown as Printed;

// ---------------------------------------------------------------- cards and clans

export interface Clan {
  name: string;
  letter: string;
  colour: string;
  ink: string;
}

/** Told apart by shape and letter as well as by colour. */
export const CLANS: Clan[] = [
  { name: 'Orange Fox', letter: 'F', colour: '#f07f2e', ink: '#3d1500' },
  { name: 'Purple Raven', letter: 'R', colour: '#8a55b8', ink: '#ffffff' },
  { name: 'Yellow Claw', letter: 'C', colour: '#f6cd3c', ink: '#3a2a00' },
  { name: 'Blue Talon', letter: 'T', colour: '#2f86c9', ink: '#ffffff' },
];

export const CARD_NAMES = [
  'The Boss',
  'Sneaky',
  'Berzerk',
  'Second best',
  'The Underdogs',
  'Glory seeker',
  'Swap & Play',
  'Mirror & Switch',
  'Flee & Surprise',
  ...CLANS.map((c) => `All ${c.name} together`),
];

export const clansOf = (box: Printed, card: number): number[] => [0, 1, 2, 3].filter((i) => (box.clans[card] >> i) & 1);

const WHO = ['', 'the strongest', 'the weakest', 'the second strongest'];
const SPECIAL = [
  '',
  'if it wins, one more Star',
  'after both are shown, play another',
  'copies the other card; then switch',
  'no fight; turn your Band up',
];

/** What an Action card does, from the numbers in the box. */
export function cardText(box: Printed, card: number): string {
  const parts: string[] = [];
  if (box.select[card] === 4) parts.push(`every ${CLANS[box.clan[card]].name}`);
  else if (box.select[card]) {
    const n =
      box.count[card] > 1
        ? `the ${['', '', 'two', 'three'][box.count[card]] ?? box.count[card]} weakest`
        : WHO[box.select[card]];
    parts.push(`${n} of your ${box.pool[card] === 1 ? 'own Band' : 'Group'}`);
  }
  if (box.mult[card] > 1) parts.push(`×${box.mult[card]}`);
  if (box.add[card]) parts.push(`+${box.add[card]}`);
  if (box.cap[card]) parts.push(`at most ${box.cap[card]}`);
  if (box.special[card]) parts.push(SPECIAL[box.special[card]]);
  return parts.join(', ');
}

/** A Barbarian in words. */
export function barbarianName(box: Printed, card: number): string {
  if (card < 0) return 'an unknown Barbarian';
  const clans = clansOf(box, card).map((i) => CLANS[i].name);
  return `Barbarian ${box.value[card]}, ${clans.length ? clans.join(' and ') : 'no clan'}`;
}

/** How many Barbarians lie on a score pile; a set of forty does not fit into bitwise arithmetic. */
export function pileSize(scored: number): number {
  let n = 0;
  for (let rest = scored; rest > 0; rest = Math.floor(rest / 2)) n += rest % 2;
  return n;
}

/** The side whose Group a Band is in, or -1; a holder's own Band counts too. */
export function sideOfBand(h: Horde, band: number): number {
  return [BLACK, WHITE].find((side) => h.holder[side] === band || h.partner[side] === band) ?? NONE;
}

/** Whether a place of a Band is selected by the card of its Group. */
export function isPicked(h: Horde, band: number, place: number): boolean {
  return [BLACK, WHITE].some((side) => {
    const at = h.holder[side] === band ? place : h.partner[side] === band ? PLACES + place : NONE;
    return at >= 0 && ((h.picked[side] >> at) & 1) === 1;
  });
}

/** The number of a place within a Group: the holder's own three first. */
export function groupPlace(h: Horde, side: number, band: number, place: number): number {
  return h.holder[side] === band ? place : PLACES + place;
}
