/** What the table of Klobba! is made of, and its words. No components here. */

import { Phase, type Box, type Derived, type View } from '../../generated/klobba';

export type Horde = View;
export type Printed = Box;

/** A view with what the rules say of it, as the server sends both. */
export interface Scene {
  view: View;
  derived: Derived;
}

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

/** A Barbarian in words. */
export function barbarianName(box: Printed, card: number): string {
  if (card < 0) return 'an unknown Barbarian';
  const clans = clansOf(box, card).map((i) => box.texts.clans[i]);
  return `Barbarian ${box.value[card]}, ${clans.length ? clans.join(' and ') : 'no clan'}`;
}
