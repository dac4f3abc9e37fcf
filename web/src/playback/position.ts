/** What boards are shown: states of a game that has begun, whether the server sent them or a replay or lesson lays them out. */

import type { AnyGame, Declared, GridContents, Note, Result, Seat, State } from '../generated/contract';

/** A state of a game that has begun. */
export type Position<G extends Declared = AnyGame> = State<G> & { view: G['view']; derived: G['derived'] };

export const begun = (state: State): state is Position => state.started;

type Laid = Pick<State, 'number'> &
  Partial<State> & { view: Position['view']; derived: Position['derived']; notes: Note[] };

/** A position that was never sent as a state: of a replay, or of a lesson. */
export function laid(shown: Laid): Position {
  const still = {
    started: true,
    you: -1,
    turn: 0,
    seats: [] as Seat[],
    waiting: [],
    moves: [],
    notes_from: 0,
    undo: false,
    ask_undo: 0,
    undo_request: null,
    propose_end: false,
    end_request: null,
    receipt: '',
    line: 0,
    signature: '',
    commitment: '',
    salts: null,
    over: null as Result | null,
    thinking: null,
    getting_ready: null,
    unsettled: false,
    clocks_in: null,
    rematch: null,
    grids: [] as GridContents[],
  };
  return { ...still, ...shown, type: 'state' };
}

/** Somebody at a table that is only shown. */
export const sitter = (name: string, kind: Seat['kind'] = 'human'): Seat => ({
  name,
  kind,
  bot: null,
  connected: true,
  profile: '',
  standin: false,
  ready: true,
  missed: null,
  clock: null,
});
