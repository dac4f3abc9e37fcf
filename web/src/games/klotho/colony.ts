/** The colony in words: what cards are called and what they ask for. */

import { t, percent as whole } from '../../lib/messages';
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

export const mineralName = (mineral: number): string => t('klotho-mineral', { mineral });
export const artifactName = (artifact: number): string => t('klotho-artifact', { artifact });
export const dieName = (kind: number): string => t('klotho-die', { kind });

/** The words for a technology of this box; where it does more than usual, how much. */
export function powerOf(box: Printed, tech: number): string {
  const power = box.power[tech];
  const amount = box.amount[power];
  return t('klotho-power', { power, amount: power >= Power.ZOO && power < Power.STAR ? 1 : amount });
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

export const inSet = (members: number, i: number): boolean => (members >> i) % 2 === 1;
export const setOf = (members: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => i).filter((i) => inSet(members, i));

export const mineName = (card: number): string => t('klotho-mine', { number: String(card + 1).padStart(2, '0') });
export const pattern = (box: Printed, tech: number): number[] => box.pattern[tech].filter((n) => n > 0);

export function cardName(box: Printed, card: number): string {
  if (card === NONE) return t('nothing');
  if (card < Card.MONSTER) return mineName(card);
  if (card < Card.MARKET) return box.texts.monsters[card - Card.MONSTER];
  return card < Card.TECH
    ? t('klotho-market-card', { number: box.number[card - Card.MARKET] })
    : box.texts.technologies[card - Card.TECH];
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
    return t('klotho-a-hand', { alike: box.alike[box.hand[card]], least: box.least[box.hand[card]] });
  if (card < Card.MARKET) return t('klotho-total', { total: box.target[card - Card.MONSTER] });
  if (card < Card.TECH) return t('klotho-star-each', { number: box.number[card - Card.MARKET] });
  return t('klotho-the-dice', { dice: pattern(box, card - Card.TECH).join('-') });
}

export function treasure(box: Printed, monster: number): string {
  const artifact = box.guarded[monster];
  const found = artifact === NONE ? [] : [t('klotho-an-artifact', { artifact })];
  const [tools, coins, stars] = [box.guarded_tools[monster], box.guarded_coins[monster], box.guarded_stars[monster]];
  if (tools) found.push(t('klotho-tools', { n: tools }));
  if (coins) found.push(t('klotho-coins', { n: coins }));
  if (stars) found.push(t('klotho-stars', { n: stars }));
  return found.join(', ');
}

export const resources = (box: Printed, card: number): string =>
  box.resource[card].map((m) => mineralName(m)).join(', ');

/** A card of the row as it is read aloud. */
export function spoken(box: Printed, card: number): string {
  const name = cardName(box, card);
  const asks = wanted(box, card);
  if (card < Card.MONSTER) return t('klotho-spoken', { name, asks, brings: resources(box, card) });
  if (card < Card.MARKET) return t('klotho-spoken-monster', { name, asks, brings: treasure(box, card - Card.MONSTER) });
  return card < Card.TECH
    ? `${name}: ${asks}`
    : t('klotho-spoken', { name, asks, brings: powerOf(box, card - Card.TECH) });
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
    ? t('klotho-sure')
    : share <= 0
      ? whole(0)
      : share > 0.995
        ? `>${whole(0.99)}`
        : share < 0.005
          ? `<${whole(0.01)}`
          : whole(share);

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
