/** The table of Klobba! as the state tells it: Bands, totems, cards. No components here. */

import { Phase, Side, Selection, NONE, Pool, PLACES, type Box, type View } from '../../generated/klobba';

export type Horde = View;
export type Printed = Box;

export const SIDE_NAMES = ['Black', 'White'];

export const STEPS: Record<number, string> = {
  [Phase.MUSTERING]: 'Muster your Band',
  [Phase.GIVING_BLACK]: 'Who gets the Black totem?',
  [Phase.GIVING_WHITE]: 'Who gets the White totem?',
  [Phase.PAIRING]: 'Form Groups',
  [Phase.OFFERING]: 'Offer cards',
  [Phase.ANSWERING]: 'Take the offer?',
  [Phase.LAYING]: 'Lay a card',
  [Phase.SWAPPING]: 'Swap & play',
  [Phase.SELECTING]: 'Choose among equals',
  [Phase.EXCHANGING]: 'Three of a kind',
  [Phase.TOPPING_UP]: 'New Barbarians',
  [Phase.SWITCHING]: 'Switch Barbarians',
  [Phase.PASSING_WHITE]: 'Pass the White totem',
};

// ---------------------------------------------------------------- cards and clans

export interface Clan {
  letter: string;
  colour: string;
  ink: string;
}

/** Told apart by shape and letter as well as by colour. */
export const CLANS: Clan[] = [
  { letter: 'F', colour: '#f07f2e', ink: '#3d1500' },
  { letter: 'R', colour: '#8a55b8', ink: '#ffffff' },
  { letter: 'C', colour: '#f6cd3c', ink: '#3a2a00' },
  { letter: 'T', colour: '#2f86c9', ink: '#ffffff' },
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
  if (box.select[card] === Selection.CLAN) parts.push(`every ${box.texts.clans[box.clan[card]]}`);
  else if (box.select[card]) {
    const n =
      box.count[card] > 1
        ? `the ${['', '', 'two', 'three'][box.count[card]] ?? box.count[card]} weakest`
        : WHO[box.select[card]];
    parts.push(`${n} of your ${box.pool[card] === Pool.OWN_BAND ? 'own Band' : 'Group'}`);
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
  const clans = clansOf(box, card).map((i) => box.texts.clans[i]);
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
  return [Side.BLACK, Side.WHITE].find((side) => h.holder[side] === band || h.partner[side] === band) ?? NONE;
}

/** Whether a place of a Band is selected by the card of its Group. */
export function isPicked(h: Horde, band: number, place: number): boolean {
  return [Side.BLACK, Side.WHITE].some((side) => {
    const at = h.holder[side] === band ? place : h.partner[side] === band ? PLACES + place : NONE;
    return at >= 0 && ((h.picked[side] >> at) & 1) === 1;
  });
}
