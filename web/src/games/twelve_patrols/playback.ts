/** The kingdom while something is told: the state before, with the notes told so far. */

import { NONE, type Game, type Notes } from '../../generated/twelve_patrols';
import type { Note } from '../../generated/contract';
import { paced, retell, type Retold } from '../../playback/pace';
import type { Kingdom } from './kingdom';

/** Dice are thrown together. */
export const pace = paced<Game>({
  times: {
    rolled: 900,
    card: 500,
    laid: 450,
    turned: 500,
    opened: 0,
    sent: 220,
    guarded: 400,
    line_manned: 900,
    won: 1600,
    lost: 1600,
    left: 600,
  },
  otherwise: 400,
  together: ['rolled', 'card'],
});

const CHANGES: Retold<Kingdom, Notes> = {
  laid: (v, { card, cell }) => {
    v.at[cell] = card;
    v.shown = v.shown.map((c) => (c === card ? NONE : c));
  },
  turned: (v, { card, slot }) => {
    v.shown[slot] = card;
  },
  sent: (v, { kind, gap }) => {
    v.patrol[gap] += 4 ** kind;
    v.barracks -= 4 ** kind;
  },
  guarded: (v, { gap }) => {
    v.manned = [...v.manned, gap];
  },
  line_manned: (v, _, after) => {
    v.manned = [...after.manned];
  },
};

export const during = (before: Kingdom, after: Kingdom, notes: Note<Game>[]): Kingdom =>
  retell(CHANGES, [before, after], notes);
