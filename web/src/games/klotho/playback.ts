/** The table while something is being told: the state before, with the notes told so far. */

import { Thing, Tool, DICE, Card, NONE, type Game, type Notes, type Seat } from '../../generated/klotho';
import type { Note } from '../../generated/contract';
import { paced, retell, type Retold } from '../../playback/pace';
import type { Colony } from './colony';

/** Dice thrown together tumble together, and cards that fill the row come quickly. */
export const pace = paced<Game>({
  times: {
    turn: 500,
    revealed: 280,
    tool_revealed: 200,
    rolled: 0,
    die: 1000,
    claimed: 900,
    defeated: 550,
    artifact: 700,
    won_stars: 500,
    moved: 650,
    staked: 1700,
    bought: 700,
    raided: 1300,
    sold: 500,
    bombed: 900,
    score_card: 1600,
    waits: 900,
    traded: 1800,
    scored: 2800,
    bonus: 2000,
    over: 900,
  },
  otherwise: 600,
  together: ['die'],
});

const coins = (h: Colony, seat: number, n: number): void => void (h.seats[seat].coins += n);
const shows = (h: Colony, { die, number }: { die: number; number: number }): void => void (h.die[die] = number);

function leaves(places: number[], card: number): void {
  const place = places.indexOf(card);
  if (place >= 0) places[place] = NONE;
}

/** The dice as they lie afterwards. */
function lie(h: Colony, after: Colony): void {
  h.die = [...after.die];
  h.kind = [...after.kind];
  h.spent = after.spent;
}

function gains(seat: Seat, thing: number): void {
  if (thing < Thing.TOOL) seat.mines = [...seat.mines, thing].sort((a, b) => a - b);
  else if (thing < Thing.TECH) seat.tools[thing - Thing.TOOL] += 1;
  else seat.techs |= 1 << (thing - Thing.TECH);
}

function loses(seat: Seat, thing: number): void {
  if (thing < Thing.TOOL) seat.mines = seat.mines.filter((card) => card !== thing);
  else if (thing < Thing.TECH) seat.tools[thing - Thing.TOOL] -= 1;
  else seat.techs &= ~(1 << (thing - Thing.TECH));
}

const CHANGES: Retold<Colony, Notes> = {
  turn: (h, { seat }) => {
    h.mover = seat;
    h.die.fill(0);
    h.kind.fill(0);
    h.spent = h.throws = 0;
  },
  revealed: (h, { card, place }) => {
    h.row[place] = card;
    h.left = Math.max(0, h.left - 1);
  },
  tool_revealed: (h, { tool, place }) => {
    h.shelf[place] = tool;
  },
  worn_out: (h, { card }) => leaves(h.row, card),
  income: (h, n) => coins(h, n.seat, n.coins),
  discarded: (h, { card }) => leaves(h.row, card),
  tool_discarded: (h, { tool }) => leaves(h.shelf, tool),
  bombed: (h) => {
    h.row.fill(NONE);
    h.shelf.fill(NONE);
  },
  rolled: (h, n) => {
    h.throws = n.throw;
  },
  die: (h, { die, kind, number }) => {
    h.kind[die] = kind;
    h.die[die] = number;
  },
  android: (h, _, after) => lie(h, after),
  overdrive: (h, _, after) => {
    h.kind = [...after.kind];
  },
  augmented: shows,
  shifted: shows,
  flipped: shows,
  copied: shows,
  pig: (h, _, after) => lie(h, after),
  lottery: (h, n) => coins(h, n.seat, n.coins),
  sold: (h, { seat, dice }, after) => {
    coins(h, seat, dice);
    if (after.mover === seat) h.die = [...after.die];
  },
  claimed: (h, { seat, card }, after) => {
    leaves(h.row, card);
    if (after.mover === seat) h.spent = after.spent;
    if (card < Card.MONSTER) gains(h.seats[seat], card);
    else if (card >= Card.TECH) gains(h.seats[seat], Thing.TECH + card - Card.TECH);
  },
  defeated: (h, { seat }) => {
    h.seats[seat].monsters += 1;
  },
  artifact: (h, { seat, artifact }) => {
    h.seats[seat].artifacts[artifact] += 1;
  },
  found_tool: (h, { seat, tool }) => gains(h.seats[seat], Thing.TOOL + tool),
  found_coins: (h, n) => coins(h, n.seat, n.coins),
  won_stars: (h, { stars }) => {
    h.stars = stars;
  },
  moved: (h, { mineral, price }, after) => {
    h.market[mineral] = price;
    h.stars = after.stars;
  },
  lost_stars: (h) => {
    h.stars = 0;
  },
  staked: (h, n, after) => {
    const seat = h.seats[n.seat];
    [n.organics, n.metal, n.rads].forEach((found, i) => (seat.minerals[i] += found));
    seat.mines = seat.mines.filter((card) => after.seats[n.seat].mines.includes(card));
    seat.tools[Tool.BRIBE] -= n.bribes;
  },
  bought: (h, { seat, tool, coins: price }) => {
    leaves(h.shelf, tool);
    coins(h, seat, -price);
    gains(h.seats[seat], Thing.TOOL + tool);
  },
  raided: (h, { seat, victim, thing }) => {
    loses(h.seats[victim], thing);
    gains(h.seats[seat], thing);
  },
  dropped: (h, { seat, thing }) => loses(h.seats[seat], thing),
  score_card: (h, { round }, after) => {
    h.shown = round + 1;
    h.left = after.left;
  },
  traded: (h, n, after) => {
    const seat = h.seats[n.seat];
    [n.organics, n.metal, n.rads].forEach((found, i) => (seat.minerals[i] += found));
    seat.mines = [...after.seats[n.seat].mines];
  },
  scored: (h, { seat, round }, after) => {
    h.seats[seat].points[round] = after.seats[seat].points[round];
    h.scored = round + 1;
  },
  bonus: (h, { seat, points }) => {
    h.seats[seat].bonus = points;
  },
};

export const during = (before: Colony, after: Colony, notes: Note<Game>[]): Colony =>
  retell(CHANGES, [before, after], notes);

/** How often each die has been thrown: when its number grows, it tumbles. */
export function throwsOf(heard: Note<Game>[]): number[] {
  const found = Array<number>(DICE).fill(0);
  for (const note of heard) if (note.kind === 'die') found[note.numbers.die] += 1;
  return found;
}

interface Counted {
  seat: number;
  /** How many of each mineral, and its price. */
  held: number[];
  prices: number[];
  minerals: number;
  artifacts: number;
  monsters: number;
  points: number;
}

export interface Count {
  round: number;
  rows: Counted[];
  traded: Map<number, number[]>;
  bonus: Map<number, number>;
}

/** The scoring round that is being told, seat by seat; nothing where something else is. */
export function counting(before: Colony, after: Colony, notes: Note<Game>[]): Count | null {
  const start = notes.findLastIndex((n) => n.kind === 'score_card' || n.kind === 'turn');
  const told = notes.slice(start + 1).filter((n) => ['traded', 'scored', 'bonus', 'over'].includes(n.kind));
  const card = notes[start];
  const last = notes.at(-1);
  if (!last || !['score_card', 'traded', 'scored', 'bonus', 'over'].includes(last.kind)) return null;
  const h = during(before, after, notes);
  const found: Count = {
    round: card?.kind === 'score_card' ? card.numbers.round : h.scored,
    rows: [],
    traded: new Map(),
    bonus: new Map(),
  };
  for (const note of told) {
    if (note.kind === 'traded') {
      const { seat, organics, metal, rads } = note.numbers;
      found.traded.set(seat, [organics, metal, rads]);
    } else if (note.kind === 'scored') {
      const { seat, round, minerals, artifacts, monsters } = note.numbers;
      found.round = round;
      const { minerals: held, points } = h.seats[seat];
      found.rows.push({ seat, held, prices: h.market, minerals, artifacts, monsters, points: points[round] });
    } else if (note.kind === 'bonus') found.bonus.set(note.numbers.seat, note.numbers.points);
  }
  return found;
}
