/** What the table shows while a move is being told: the notes so far, as a temple and as things lying on the table. */

import type { Note } from '../../lib/wire';
import { CHOOSING, COLUMNS, DOT, NOTE, opposite, SIDES, type Temple } from './temple';

export interface Lying {
  card: number;
  guard: number;
  chosen: boolean;
}

export interface Scene {
  percent: number;
  die: number;
  cards: Lying[];
  rolls: { face: number; rating: number; damage: number }[];
  rounds: { mine: number; theirs: number }[];
  /** Cards turned up in search of a guard. */
  passed: number[];
}

const TIME: Record<number, number> = {
  [NOTE.FLOOR]: 900,
  [NOTE.TILE]: 1250,
  [NOTE.DREW]: 850,
  [NOTE.TURNED]: 600,
  [NOTE.PASSED_OVER]: 350,
  [NOTE.GUARDED]: 700,
  [NOTE.RESHUFFLED]: 500,
  [NOTE.ENCOUNTER]: 350,
  [NOTE.TREASURE]: 900,
  [NOTE.HEALED]: 900,
  [NOTE.CHALLENGE]: 1250,
  [NOTE.SLAMMED]: 900,
  [NOTE.FAR_SIDE]: 400,
  [NOTE.NEAR_SIDE]: 700,
  [NOTE.JOKER_WON]: 1500,
  [NOTE.ENEMY]: 900,
  [NOTE.ROUND]: 1300,
  [NOTE.DEFEATED]: 900,
  [NOTE.RETREATED]: 700,
  [NOTE.RESUMED]: 600,
  [NOTE.DESCENDED]: 700,
};

export function pace(note: Note): number {
  return TIME[note.kind] ?? 1200;
}

export function scene(before: Temple, notes: Note[]): Scene {
  const s: Scene = { percent: 0, die: 0, cards: [], rolls: [], rounds: [], passed: [] };
  if (before.phase === CHOOSING || before.drawn.n) {
    for (let i = 0; i < before.drawn.n; i += 1) {
      s.cards.push({
        card: before.drawn.card[i],
        guard: before.guard[i],
        chosen: before.phase !== CHOOSING && before.chosen === i,
      });
    }
  }
  for (const { kind, values } of notes) {
    const [a, b, c] = values;
    if (kind === NOTE.TILE) Object.assign(s, { percent: a, die: 0, cards: [], rolls: [], rounds: [], passed: [] });
    else if (kind === NOTE.DREW) s.die = a;
    else if (kind === NOTE.TURNED) s.cards.push({ card: a, guard: -1, chosen: false });
    else if (kind === NOTE.PASSED_OVER) s.passed.push(a);
    else if (kind === NOTE.GUARDED) {
      const joker = s.cards.findLast((lying) => lying.card >= 52);
      if (joker) joker.guard = a;
      s.passed = [];
    } else if (kind === NOTE.ENCOUNTER) {
      for (const lying of s.cards) lying.chosen = lying.card === a;
    } else if (kind === NOTE.CHALLENGE) s.rolls.push({ face: a, rating: b, damage: c });
    else if (kind === NOTE.ROUND) s.rounds.push({ mine: a, theirs: b });
    else if (kind === NOTE.FLOOR || kind === NOTE.RETREATED)
      Object.assign(s, { percent: 0, die: 0, cards: [], rolls: [], rounds: [] });
  }
  return s;
}

/** The temple as it stands after some of the notes that lead from one state to the next. */
export function during(before: Temple, after: Temple, notes: Note[]): Temple {
  let t: Temple = { ...before, edges: { n: 0, card: [] } };
  let fresh = -1;
  for (const { kind, values } of notes) {
    const [a, b, c] = values;
    if (kind === NOTE.TILE) {
      fresh = c;
      t.at = c;
      t.ways = unslammed(after, c, b);
      t.mark = [...before.mark];
      t.mark[c] = (after.mark[c] | 64) - (after.mark[c] & 7) + DOT;
      t.tiles = { n: before.tiles.n + 1, card: [...before.tiles.card.slice(0, before.tiles.n), c] };
    } else if (kind === NOTE.SLAMMED) t.ways = after.ways;
    else if (kind === NOTE.ENCOUNTER && fresh >= 0) {
      t.mark = [...t.mark];
      t.mark[fresh] = (t.mark[fresh] & ~7) | (after.mark[fresh] & 7);
    } else if (kind === NOTE.CHALLENGE) t.health = Math.max(0, t.health - c);
    else if (kind === NOTE.HEALED) t.health = b;
    else if (kind === NOTE.TREASURE) t.treasure += b;
    else if (kind === NOTE.JOKER_WON) {
      t.treasure += b;
      t.jokers = a;
    } else if (kind === NOTE.NEAR_SIDE) {
      t.health = Math.max(0, t.health - a);
      t.at = after.at;
    } else if (kind === NOTE.ENEMY) Object.assign(t, { enemy: a, enemy_health: b, enemy_at: t.at });
    else if (kind === NOTE.ROUND) {
      if (a > b) t.enemy_health = c;
      else if (a < b) t.health = c;
    } else if (kind === NOTE.DEFEATED) Object.assign(t, { enemy: -1, enemy_at: -1 });
    else if (kind === NOTE.RETREATED) t.at = a;
    else if (kind === NOTE.RESUMED) t.at = t.enemy_at;
    else if (kind === NOTE.FLOOR) t = { ...after, edges: { n: 0, card: [] } };
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
