/** What the table shows while a move is being told: the notes so far, as a temple and as things lying on the table. */

import { COLUMNS, JOKER, Mark, MARK_BITS, NONE, REACHED, SIDES, type Game, type Lying } from '../../generated/karthis';
import type { Note } from '../../generated/contract';
import { paced } from '../../playback/pace';
import { opposite, type Temple } from './temple';

export interface Scene {
  percent: number;
  die: number;
  cards: Lying[];
  rolls: { face: number; rating: number; damage: number }[];
  rounds: { mine: number; theirs: number }[];
  /** Cards turned up in search of a guard. */
  passed: number[];
}

export const pace = paced<Game>({
  times: {
    floor: 900,
    tile: 1250,
    drew: 850,
    turned: 600,
    passed_over: 350,
    guarded: 700,
    reshuffled: 500,
    encounter: 350,
    treasure: 900,
    healed: 900,
    challenge: 1250,
    slammed: 900,
    far_side: 400,
    near_side: 700,
    joker_won: 1500,
    enemy: 900,
    round: 1300,
    defeated: 900,
    retreated: 700,
    resumed: 600,
    descended: 700,
  },
  otherwise: 1200,
});

/** What lies on the table after some notes: before them these cards, and the enemy of this floor. */
export function scene(lying: Lying[], enemy: number, notes: Note<Game>[]): Scene {
  const s: Scene = { percent: 0, die: 0, cards: structuredClone(lying), rolls: [], rounds: [], passed: [] };
  for (const note of notes) {
    const { kind, numbers: n } = note;
    if (kind === 'tile') Object.assign(s, { percent: n.roll, die: 0, cards: [], rolls: [], rounds: [], passed: [] });
    else if (kind === 'drew') s.die = n.face;
    else if (kind === 'turned') s.cards.push({ card: n.card, guard: NONE, chosen: false });
    else if (kind === 'passed_over') s.passed.push(n.card);
    else if (kind === 'guarded') {
      const joker = s.cards.findLast((lying) => lying.card >= JOKER);
      if (joker) joker.guard = n.guard;
      s.passed = [];
    } else if (kind === 'encounter') {
      for (const lying of s.cards) lying.chosen = lying.card === n.card;
    } else if (kind === 'challenge') s.rolls.push({ face: n.face, rating: n.rating, damage: n.damage });
    else if (kind === 'resumed') s.cards = [{ card: enemy, guard: NONE, chosen: true }];
    else if (kind === 'round') s.rounds.push({ mine: n.mine, theirs: n.theirs });
    else if (kind === 'floor' || kind === 'retreated')
      Object.assign(s, { percent: 0, die: 0, cards: [], rolls: [], rounds: [] });
  }
  return s;
}

/** The temple as it stands after some of the notes that lead from one state to the next. */
export function during(before: Temple, after: Temple, notes: Note<Game>[]): Temple {
  let t: Temple = { ...before, edges: { n: 0, card: [] } };
  let fresh = -1;
  for (const note of notes) {
    const { kind, numbers: n } = note;
    if (kind === 'tile') {
      fresh = n.cell;
      t.at = fresh;
      t.ways = unslammed(after, fresh, n.side);
      t.mark = [...before.mark];
      t.mark[fresh] = (after.mark[fresh] | REACHED) - (after.mark[fresh] & MARK_BITS) + Mark.DOT;
      t.tiles = { n: before.tiles.n + 1, card: [...before.tiles.card.slice(0, before.tiles.n), fresh] };
    } else if (kind === 'slammed') t.ways = after.ways;
    else if (kind === 'encounter' && fresh >= 0) {
      t.mark = [...t.mark];
      t.mark[fresh] = (t.mark[fresh] & ~MARK_BITS) | (after.mark[fresh] & MARK_BITS);
    } else if (kind === 'challenge') t.health = Math.max(0, t.health - n.damage);
    else if (kind === 'healed') t.health = n.health;
    else if (kind === 'treasure') t.treasure += n.worth;
    else if (kind === 'joker_won') {
      t.treasure += n.worth;
      t.jokers = n.which;
    } else if (kind === 'near_side') {
      t.health = Math.max(0, t.health - n.damage);
      t.at = after.at;
    } else if (kind === 'enemy') Object.assign(t, { enemy: n.card, enemy_health: n.health, enemy_at: t.at });
    else if (kind === 'round') {
      if (n.mine > n.theirs) t.enemy_health = n.health;
      else if (n.mine < n.theirs) t.health = n.health;
    } else if (kind === 'defeated') {
      const gone = { n: t.gone.n + 1, card: [...t.gone.card.slice(0, t.gone.n), n.card] };
      Object.assign(t, { enemy: NONE, enemy_at: NONE, gone });
    } else if (kind === 'retreated') t.at = n.cell;
    else if (kind === 'resumed') t.at = t.enemy_at;
    else if (kind === 'floor') t = { ...after, edges: { n: 0, card: [] } };
  }
  return t;
}

/** The passages after a tile was laid, but before its door slams. */
function unslammed(after: Temple, cell: number, side: number): number[] {
  const ways = [...after.ways];
  const old = cell - [COLUMNS, 1, -COLUMNS, -1][side];
  const back = opposite(side);
  if ((ways[cell] >> (back + SIDES)) & 1) {
    ways[cell] += (1 << back) - (16 << back);
    ways[old] += (1 << side) - (16 << side);
  }
  return ways;
}
