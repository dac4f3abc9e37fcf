/** What the table of Klobba! is made of, and its words. No components here. */

import { list, t, type Plain } from '../../lib/messages';
import { Phase, type Box, type Derived, type View } from '../../generated/klobba';

export type Horde = View;
export type Printed = Box;

/** A view with what the rules say of it, as the server sends both. */
export interface Scene {
  view: View;
  derived: Derived;
}

/** Black or White. */
export const sideName = (side: number): string => t('klobba-side', { side });

const STEPS: Record<number, Plain> = {
  [Phase.MUSTERING]: 'klobba-mustering',
  [Phase.GIVING_BLACK]: 'klobba-giving-black',
  [Phase.GIVING_WHITE]: 'klobba-giving-white',
  [Phase.PAIRING]: 'klobba-pairing',
  [Phase.OFFERING]: 'klobba-offering',
  [Phase.ANSWERING]: 'klobba-answering',
  [Phase.LAYING]: 'klobba-laying',
  [Phase.SWAPPING]: 'klobba-swapping',
  [Phase.SELECTING]: 'klobba-selecting',
  [Phase.EXCHANGING]: 'klobba-exchanging',
  [Phase.TOPPING_UP]: 'klobba-topping-up',
  [Phase.SWITCHING]: 'klobba-switching',
  [Phase.PASSING_WHITE]: 'klobba-passing-white',
};
/** What is done in a phase, in a few words. */
export const stepName = (phase: number): string => (STEPS[phase] ? t(STEPS[phase]) : '');

// ---------------------------------------------------------------- cards and clans

interface Clan {
  colour: string;
  ink: string;
}

/** Told apart by shape and letter as well as by colour. */
export const CLANS: Clan[] = [
  { colour: '#f07f2e', ink: '#3d1500' },
  { colour: '#8a55b8', ink: '#ffffff' },
  { colour: '#f6cd3c', ink: '#3a2a00' },
  { colour: '#2f86c9', ink: '#ffffff' },
];

/** The letter of a clan, as its cards bear it. */
export const clanLetter = (clan: number): string => t('klobba-clan-letter', { clan });

export const clansOf = (box: Printed, card: number): number[] => [0, 1, 2, 3].filter((i) => (box.clans[card] >> i) & 1);

/** A Barbarian in words. */
export function barbarianName(box: Printed, card: number): string {
  if (card < 0) return t('klobba-unknown-barbarian');
  const clans = clansOf(box, card).map((i) => box.texts.clans[i]);
  return t('klobba-barbarian', { value: box.value[card], count: clans.length, clans: list(clans) });
}
