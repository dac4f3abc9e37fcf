/** Which dice may pay for which card, and how likely they will after throws still to come: exact, by trying all of them. */

import { DieKind, Phase, Card, NONE, REDS, type Seat } from '../../generated/klotho';
import { inSet, pattern, throwsLeft, type Colony, type Printed } from './colony';

/** The numbers on the dice that have not served, what a pig made of two ones counting only against monsters. */
export function freeFaces(h: Colony, card: number): number[] {
  const monster = card >= Card.MONSTER && card < Card.MARKET;
  return h.die.filter((n, i) => n > 0 && !inSet(h.spent, i) && (monster || h.kind[i] !== DieKind.PIG));
}

function makesHand(counts: Map<number, number>, dice: number, alike: number, least: number): boolean {
  let [pairs, most, run] = [0, 0, false];
  for (const [number, n] of counts) {
    if (number < least) continue;
    most = Math.max(most, n);
    if (n >= 2) pairs += 1;
    run ||= [1, 2, 3, 4].every((k) => counts.has(number + k));
  }
  if (alike === 0) return run;
  if (alike === 2) return pairs >= 2;
  return alike === 4 ? most >= 3 && pairs >= 2 : most >= dice;
}

/** Whether dice that show these numbers can pay for a card (KL-38 to KL-41, KL-53, KL-62, KL-67). */
export function affordable(box: Printed, card: number, faces: number[]): boolean {
  if (card >= Card.MONSTER && card < Card.MARKET)
    return faces.reduce((a, b) => a + b, 0) >= box.target[card - Card.MONSTER];
  if (card >= Card.MARKET && card < Card.TECH) return faces.includes(box.number[card - Card.MARKET]);
  const counts = new Map<number, number>();
  for (const n of faces) counts.set(n, (counts.get(n) ?? 0) + 1);
  if (card >= Card.TECH) {
    const asks = pattern(box, card - Card.TECH);
    return asks.every((n) => (counts.get(n) ?? 0) >= asks.filter((m) => m === n).length);
  }
  const hand = box.hand[card];
  return makesHand(counts, box.dice[hand], box.alike[hand], box.least[hand]);
}

// ---------------------------------------------------------------- chances

/** Dice beyond this many would take too long to reckon with. */
const MOST = 6;
const BITS = 3;
const EIGHT = BITS * 6;

/**
 * What dice are kept, as one number: of the six-sided ones how many show each number, three bits each; above them what the
 * eight-sided one shows, or 0 while it is still to be thrown.
 */
class Odds {
  readonly #worth: Map<number, number>[] = [];
  readonly #hopes: Map<number, number>[] = [];

  constructor(
    readonly sixes: number,
    readonly eights: number,
    /** Whether dice like these are enough. */
    readonly enough: (faces: number[]) => boolean,
  ) {}

  /** The best chance with all dice lying, and so many throws to come. */
  worth(dice: number, throws: number): number {
    const known = (this.#worth[throws] ??= new Map());
    let found = known.get(dice);
    if (found === undefined) {
      found = this.enough(faces(dice)) ? 1 : 0;
      if (!found && throws) for (const kept of parts(dice)) found = Math.max(found, this.hope(kept, throws));
      known.set(dice, found);
    }
    return found;
  }

  /** The chance when only these are kept and the rest is thrown, with so many throws to come, that one included. */
  hope(kept: number, throws: number): number {
    const known = (this.#hopes[throws] ??= new Map());
    let found = known.get(kept);
    if (found === undefined) {
      found = 0;
      if (this.eights && kept >> EIGHT === 0)
        for (let n = 1; n <= 8; n += 1) found += this.hope(kept | (n << EIGHT), throws) / 8;
      else if (count(kept) === this.sixes) found = this.worth(kept, throws - 1);
      else for (let n = 0; n < 6; n += 1) found += this.hope(kept + (1 << (BITS * n)), throws) / 6;
      known.set(kept, found);
    }
    return found;
  }
}

const at = (dice: number, n: number): number => (dice >> (BITS * n)) & 7;
const count = (dice: number): number =>
  at(dice, 0) + at(dice, 1) + at(dice, 2) + at(dice, 3) + at(dice, 4) + at(dice, 5);

function faces(dice: number): number[] {
  const found = dice >> EIGHT ? [dice >> EIGHT] : [];
  for (let n = 0; n < 6; n += 1) for (let i = at(dice, n); i > 0; i -= 1) found.push(n + 1);
  return found;
}

/** Every choice of dice to keep but all of them. */
function parts(dice: number): number[] {
  let found = dice >> EIGHT ? [dice & ~((1 << EIGHT) - 1), 0] : [0];
  for (let n = 0; n < 6; n += 1)
    found = found.flatMap((kept) => Array.from({ length: at(dice, n) + 1 }, (_, i) => kept + (i << (BITS * n))));
  return found.filter((kept) => kept !== dice);
}

/** Numbers that dice show, as one number. */
function held(sixes: number[], eights: number[]): number {
  return sixes.reduce((dice, n) => dice + (1 << (BITS * (n - 1))), eights.length ? eights[0] << EIGHT : 0);
}

const KEPT = 200;
const memory = new Map<string, Odds>();

/** Whoever holds another die asks about the same cards again: what was reckoned is kept for a while. */
function reckoned(box: Printed, card: number, six: number, eight: number, fixed: number[]): Odds {
  const key = [box.name, card, six, eight, ...fixed].join(' ');
  const known = memory.get(key) ?? new Odds(six, eight, (shown) => affordable(box, card, [...shown, ...fixed]));
  if (memory.size > KEPT) memory.clear();
  memory.set(key, known);
  return known;
}

/**
 * The chance that a card can be claimed with the best play, if the dice held now are kept and the others thrown.
 * `throws` are the throws left. Nothing where there are too many dice, or numbers that no die has of itself.
 */
export function chance(
  h: Colony,
  box: Printed,
  card: number,
  isHeld: (die: number) => boolean,
  throws: number,
): number | null {
  const fixed: number[] = [];
  const [sixes, eights]: [number[], number[]] = [[], []];
  let [six, eight] = [0, 0];
  for (let i = 0; i < h.kind.length; i += 1) {
    const [kind, n] = [h.kind[i], h.die[i]];
    if (!kind || inSet(h.spent, i) || kind === DieKind.PIG) continue;
    if (kind === DieKind.ANDROID) {
      fixed.push(n);
      continue;
    }
    if (kind === DieKind.GREAT_PURPLE) eight += 1;
    else six += 1;
    if (isHeld(i) && n > 0) (kind === DieKind.GREAT_PURPLE ? eights : sixes).push(n);
  }
  const odd = sixes.some((n) => n > 6) || eights.some((n) => n > 8);
  if (odd || eight > 1 || six + eight > MOST || throws < 0) return null;
  const odds = reckoned(box, card, six, eight, fixed);
  const kept = held(sixes, eights);
  const all = sixes.length === six && eights.length === eight;
  const found = all || throws === 0 ? odds.worth(kept, 0) : odds.hope(kept, throws);
  return found > 1 - 1e-9 ? 1 : found; // fractions of six do not add up to a whole
}

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

/** The dice that will be thrown first: red ones, what tools brought in, and those of crystals. */
function pool(h: Colony, own: Seat): Colony {
  const crystals = [0, 1, 2, 3]
    .filter((i) => inSet(own.techs, Card.CRYSTAL - Card.TECH + i))
    .map((i) => (i < 2 ? DieKind.PURPLE : DieKind.GREAT_PURPLE));
  const extra = h.kind.slice(REDS).filter((kind) => kind > 0);
  const kind = [...Array<number>(REDS).fill(DieKind.RED), ...extra, ...crystals];
  const die = [...Array<number>(REDS).fill(0), ...h.die.slice(REDS, REDS + extra.length), ...crystals.map(() => 0)];
  return { ...h, kind, die, spent: 0 };
}

/** What the mover's dice promise for a card of the row: its chance before and between throws, then whether they can pay. */
export function prospect(h: Colony, box: Printed, own: Seat, card: number, held: number[]): number | null {
  if (card === NONE) return null;
  if (h.phase === Phase.OPENING) return chance(pool(h, own), box, card, () => false, throwsLeft(h));
  if (h.phase === Phase.REROLLING) return chance(h, box, card, (i) => held.includes(i), throwsLeft(h));
  return h.phase === Phase.CLAIMING && affordable(box, card, freeFaces(h, card)) ? 1 : null;
}

/** Whether the mover's dice could pay for a card as they lie, also while they may still be thrown again. */
export const ripe = (h: Colony, box: Printed, card: number): boolean =>
  card !== NONE &&
  (h.phase === Phase.REROLLING || h.phase === Phase.CLAIMING) &&
  affordable(box, card, freeFaces(h, card));
