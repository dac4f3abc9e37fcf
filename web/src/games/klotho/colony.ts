/** The colony in words: what cards are called and what they ask for. */

import {
  Card,
  MINES,
  NONE,
  Power,
  TECHS,
  Thing,
  type Box,
  type Derived,
  type Seat,
  type View,
} from '../../generated/klotho';

export type Colony = View;
export type Printed = Box;

export const MINERAL_NAMES = ['organics', 'metal', 'rads'];
export const ARTIFACT_NAMES = ['idol', 'tablet', 'orb'];
export const EDGE_NAMES = ['teal', 'pink', 'yellow'];
export const DICE_NAMES = ['no die', 'red die', 'purple die', 'great purple die', 'blue die', 'android', 'flying pig'];
const HANDS: Record<number, string> = {
  0: 'straight',
  1: 'pair',
  2: 'two pairs',
  3: 'three of a kind',
  4: 'full house',
  6: 'four of a kind',
  10: 'five of a kind',
};
/** What a technology does, in a few words for its face, by power. */
const POWERS = [
  'one more reroll',
  'one die up or down by one',
  'turn one die over',
  'one die copies another',
  'a coin every turn',
  'tools cost one less',
  'discard one card more',
  'one crossing may differ',
  'at the end: monsters',
  'at the end: artifacts',
  'at the end: minerals',
  'at the end: coins',
  'one more die',
  'a die of eight sides',
  'one more star each time',
  'at the end: technologies',
];

/** The words for a technology of this box; where it does more than usual, how much. */
export function powerOf(box: Printed, tech: number): string {
  const power = box.power[tech];
  const amount = box.amount[power];
  if (amount <= 1 || (power >= Power.ZOO && power < Power.STAR)) return POWERS[power];
  return POWERS[power].replace(/by one|one (?=more|card|crossing|less)|a (?=coin)|one less/, (one) =>
    one === 'by one' ? `by ${amount}` : one === 'one less' ? `${amount} less` : `${amount} `,
  );
}

/** Whether a technology is a battle crystal. */
export const isCrystal = (box: Printed, tech: number): boolean =>
  box.power[tech] === Power.SMALL_CRYSTAL || box.power[tech] === Power.GREAT_CRYSTAL;

export type Kind = 'mine' | 'monster' | 'market' | 'tech' | 'crystal';

export function kindOf(box: Printed, card: number): Kind {
  if (card < Card.MONSTER) return 'mine';
  if (card < Card.MARKET) return 'monster';
  if (card < Card.TECH) return 'market';
  return isCrystal(box, card - Card.TECH) ? 'crystal' : 'tech';
}

export const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
export const inSet = (members: number, i: number): boolean => (members >> i) % 2 === 1;
export const setOf = (members: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => i).filter((i) => inSet(members, i));

export const mineName = (card: number): string => `mine ${String(card + 1).padStart(2, '0')}`;
export const pattern = (box: Printed, tech: number): number[] => box.pattern[tech].filter((n) => n > 0);

export function cardName(box: Printed, card: number): string {
  if (card === NONE) return 'nothing';
  if (card < Card.MONSTER) return mineName(card);
  if (card < Card.MARKET) return box.texts.monsters[card - Card.MONSTER];
  return card < Card.TECH ? `market card ${box.number[card - Card.MARKET]}` : box.texts.technologies[card - Card.TECH];
}

export function handName(box: Printed, card: number): string {
  const hand = box.hand[card];
  return HANDS[box.alike[hand]] + (box.least[hand] > 1 ? `, ${box.least[hand]}s or higher` : '');
}

/** Dice that picture what a card of the row asks for; each by the number on it. */
export function pictured(box: Printed, card: number): number[] {
  if (card < Card.MONSTER) {
    const low = Math.max(1, box.least[box.hand[card]]);
    const [a, b] = low > 1 ? [5, 4] : [3, 2];
    const alike = box.alike[box.hand[card]];
    const shown: Record<number, number[]> = {
      0: [1, 2, 3, 4, 5],
      1: [a, a],
      2: [a, a, b, b],
      3: [a, a, a],
      4: [a, a, a, b, b],
      6: [a, a, a, a],
      10: [a, a, a, a, a],
    };
    return shown[alike];
  }
  if (card < Card.MARKET) return [];
  return card < Card.TECH ? [box.number[card - Card.MARKET]] : pattern(box, card - Card.TECH);
}

export function wanted(box: Printed, card: number): string {
  if (card < Card.MONSTER)
    return `${box.alike[box.hand[card]] === 2 ? '' : 'a '}${handName(box, card)}`
      .replace('a three', 'three')
      .replace('a four', 'four')
      .replace('a five', 'five');
  if (card < Card.MARKET) return `a total of ${box.target[card - Card.MONSTER]}`;
  if (card < Card.TECH) return `a star for each ${box.number[card - Card.MARKET]}`;
  return `the dice ${pattern(box, card - Card.TECH).join('-')}`;
}

export function treasure(box: Printed, monster: number): string {
  const found = box.guarded[monster] === NONE ? [] : [`an ${ARTIFACT_NAMES[box.guarded[monster]]}`];
  const add = (n: number, what: string): void => void (n && found.push(many(n, what)));
  add(box.guarded_tools[monster], 'tool');
  add(box.guarded_coins[monster], 'coin');
  add(box.guarded_stars[monster], 'star');
  return found.join(', ').replace('an tablet', 'a tablet');
}

export const resources = (box: Printed, card: number): string =>
  box.resource[card].map((m) => MINERAL_NAMES[m]).join(', ');

/** A card of the row as it is read aloud. */
export function spoken(box: Printed, card: number): string {
  const name = cardName(box, card);
  const asks = wanted(box, card);
  if (card < Card.MONSTER) return `${name}, for ${asks}: ${resources(box, card)}`;
  if (card < Card.MARKET) return `${name}, a monster, for ${asks}: ${treasure(box, card - Card.MONSTER)}`;
  return card < Card.TECH ? `${name}: ${asks}` : `${name}, for ${asks}: ${powerOf(box, card - Card.TECH)}`;
}

/** What lies in front of a player, one after the other. */
export function thingsOf(seat: Seat): number[] {
  const tools = seat.tools.flatMap((n, tool) => (n > 0 ? [Thing.TOOL + tool] : []));
  return [...seat.mines, ...tools, ...setOf(seat.techs, TECHS).map((tech) => Thing.TECH + tech)];
}

export function thingName(box: Printed, thing: number): string {
  if (thing < MINES) return mineName(thing);
  if (thing < Thing.TECH) return box.texts.tools[thing - Thing.TOOL];
  const tech = thing - Thing.TECH;
  const name = box.texts.technologies[tech];
  const twice = box.texts.technologies.filter((other) => other === name).length > 1;
  return twice ? `${name} ${pattern(box, tech).join('-')}` : name;
}

/** A chance in words. */
export const percent = (share: number): string =>
  share >= 1
    ? 'sure'
    : share <= 0
      ? '0%'
      : share > 0.995
        ? '>99%'
        : share < 0.005
          ? '<1%'
          : `${Math.round(share * 100)}%`;

/** For records that were kept before facts were derived. */
export const NOTHING_DERIVED: Derived = {
  totals: [],
  rounds: [],
  cards: [],
  prices: [],
  throws: 0,
  throwable: [],
  payable: [],
  chances: [],
  pieces: [],
  shapes: [],
  readings: [],
  spare: 0,
  claim: null,
};
