// Written by `make web` from src/rulewright/doors/server/contract: change it there.

export type Value = number | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;

/** What a game declares. That of a game on the shelf is generated beside this file. */
export interface Declared {
  view: object;
  box: object;
  moves: object;
  notes: object;
  derived: object | null;
  answers: object;
}

/** A game of which nothing is known beforehand. */
export interface AnyGame {
  view: View;
  box: View;
  moves: Record<string, Record<string, number>>;
  notes: Record<string, Record<string, number>>;
  derived: object | null;
  answers: Record<string, unknown>;
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "undecided";

export type SeatKind = "bot" | "human" | "open";

export type Reason = "abuse" | "cheating" | "name" | "other" | "spam";

export type Aim = "place" | "score" | "win";

export type LabStatus = "compiling" | "done" | "failed" | "playing" | "stopped" | "waiting";

/** Sent first: everything that stays the same while you are at the table. If it is sent again, somebody's name was removed or the game was begun again: then the next `state` counts, even if its `line` is lower. */
export interface Table<G extends Declared = AnyGame> {
  type: "table";
  /** The match. */
  id: string;
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Your seat; -1: you are a spectator. */
  you: number;
  /** Whether you opened the table. */
  host: boolean;
  /** Who sits in each seat. */
  names: string[];
  /** The options of the game that were chosen. */
  options: Record<string, number | string>;
  /** The hero you play with, in a game that has a campaign. */
  hero: string | null;
  /** The box that is played with: everything printed on its pieces. */
  box: G['box'];
  /** What each card of each of the game's `decks` is called. */
  faces: string[][];
  /** Help entries that differ from those in `GET /api/games/NAME`, because the box does. */
  help: Record<string, Help>;
  /** Clauses that read otherwise than in `GET /api/games/NAME`, because the box has other numbers. */
  clauses: Clause[];
  /** The seats played at your screen: open `/ws/MATCH?seat=N` for another of them. */
  here: number[];
  /** What can be said with one tap. */
  ready: string[];
  /** The server's public key, which signs your receipts. */
  key: string;
  /** Whether it is played with a custom box: `GET /api/matches/ID/box/changes` says how it differs. */
  own_box: boolean;
  /** Invite links, for the host. */
  links: Links | null;
}

/** How many moves a bot made for somebody who was away. */
export interface Missed {
  /** Moves made by the bot. */
  moves: number;
  /** All moves chosen for this seat. */
  of: number;
  /** What it does to the result of a rated game. */
  rated: "" | "lost" | "unrated";
}

/** A player's clock when the state was sent. */
export interface SeatClock {
  /** Seconds left. */
  left: number;
  /** Whether it is running. */
  running: boolean;
}

/** Who sits in a seat. */
export interface Seat extends Sitter {
  /** Whether the clocks may run as far as this person is concerned. */
  ready: boolean;
  /** How many moves a bot made for this person; null: none. */
  missed: Missed | null;
  /** The clock; null: there is none. */
  clock: SeatClock | null;
}

/** A move you may make. */
export type Move<G extends Declared = AnyGame> = {
  /** Its number, by which it is made. */
  code: number;
  /** The move in words. */
  label: string;
  /** The clauses that explain it. */
  clauses: string[];
} & {
  [K in keyof G['moves']]: {
    /** The name of its verb. */
    verb: K;
    /** The arguments of the verb, by name. */
    arguments: G['moves'][K];
  };
}[keyof G['moves']];

/** A sentence of your log. */
export type Note<G extends Declared = AnyGame> = {
  /** Its number in your log. */
  n: number;
  /** The move it tells of. */
  move: number;
  /** The sentence. */
  text: string;
  /** The clause it rests on. */
  clause: string;
} & {
  [K in keyof G['notes']]: {
    /** Its name in the rules; empty for what the server itself says. */
    kind: K;
    /** Its numbers by name. */
    numbers: G['notes'][K];
  };
}[keyof G['notes']];

/** What lies on each cell of a grid. */
export interface GridContents {
  /** In a few letters. */
  looks: string[];
  /** The seat it belongs to, or -1. */
  whose: number[];
}

/** Bots that cannot search yet. */
export interface GettingReady {
  /** How far their search is compiled, from 0 to 1. */
  share: number;
  /** For how long it has been compiling. */
  seconds: number;
  /** How they play until then. */
  manner: string;
}

/** Somebody asks the others to let them take their last move back, with everything since. */
export interface UndoRequest {
  /** Send it back with your answer. */
  id: number;
  /** Who asks. */
  seat: number;
  /** The first move that would be taken back; all after it go too. Your notes of these moves tell what you learned since: nobody can unlearn it. */
  first: number;
  /** The people who have not answered yet. Bots agree, and so does a bot that stands in for somebody who is away. */
  asked: number[];
  /** The people who agreed. */
  agreed: number[];
  /** Why nothing comes of it; empty while people are asked. It stays until the next move, and the one who asked can ask again only then. */
  ended: "" | "refused" | "timeout" | "withdrawn";
  /** Who refused. */
  by: number | null;
  /** Seconds left to answer. Bots wait meanwhile; clocks run. Any move ends the request. */
  seconds: number;
}

/** What players add to the dice, so that the server cannot choose them alone. See docs/fair-dice.md. */
export interface Salts {
  /** A hash of the seed, which was drawn when the table was opened: you see it before you send your salt, and the record must fit it. Empty where a game goes on from another one. */
  promise: string;
  /** The seats that have sent a salt, or said that they add none. What they sent is shown only once the game has begun. */
  answered: number[];
  /** By seat, what the dice were thrown with; empty until the game begins, and where nobody added anything. */
  used: string[];
}

/** Sent after `table`, and after every change. States are not queued: a slow reader is sent the newest one, with every note in between. */
export interface State<G extends Declared = AnyGame> {
  type: "state";
  /** False while seats are open or salts are waited for; then `view` is null and there are no moves. */
  started: boolean;
  /** Your seat; -1: you are a spectator. */
  you: number;
  /** Moves made, not counting those taken back. */
  number: number;
  /** Lines your seat has written, moves and undos, and the undos that everybody agreed to: it only grows. Send it back with your move. */
  turn: number;
  /** Who sits in each seat. */
  seats: Seat[];
  /** The seats that may decide now. */
  waiting: number[];
  /** The fields of the game as your seat may see them, nested as declared (`fields` of `GET /api/games/NAME`); hidden fields hold a blank. A set of more than 32 members is the list of its members, lowest first, because JSON numbers are exact only up to 2^53. When the game is over, everybody is sent the whole state. */
  view: G['view'] | null;
  /** What the rules say beyond the view, for boards to show: computed from your view alone; null where the game declares nothing, and before the game begins. */
  derived: G['derived'] | null;
  /** All moves you may make. */
  moves: Move<G>[];
  /** What you were told since the last state. */
  notes: Note<G>[];
  /** The number of the first of these notes; if it is less than you have, start your log again. */
  notes_from: number;
  /** Whether you may take your last move back. Where something is hidden it takes a moment to find out, and another state follows. */
  undo: boolean;
  /** The move that you may ask the others to take back, with everything since, because you cannot undo it by yourself; 0: you may not ask. The game is unrated from then on. */
  ask_undo: number;
  /** What somebody asked since the last move; null: nothing. */
  undo_request: UndoRequest | null;
  /** The seal of the last line of the record: it stands for the game up to here. With it anybody can tell later whether a record is of this game: `rulewright verify FILE --receipt SEAL`. */
  receipt: string;
  /** The number of that line, moves taken back included: it only grows. 0 before the game begins. */
  line: number;
  /** The server's signature (Ed25519) of the match, your seat, this line and its seal, so that it cannot tell others another history. The text signed is `rulewright receipt 1`, the match, the seat, the line and the seal, with a line feed between. */
  signature: string;
  /** What the dice of this game were sealed with before the first move; empty until it begins. See docs/fair-dice.md. */
  commitment: string;
  /** What players add to the dice; null: they come from the seed alone. */
  salts: Salts | null;
  /** How the game ended; null while it is played. */
  over: Result | null;
  /** Seconds that bots have for a move here, while many think at once and each has less than usual; otherwise null. */
  thinking: number | null;
  /** While bots here cannot search yet; a state comes about every second meanwhile. */
  getting_ready: GettingReady | null;
  /** True while the database does not answer and it is not known whether the last move was stored: there are no moves, and `turn` says nothing yet. */
  unsettled: boolean;
  /** While somebody is not ready: in how many seconds the clocks run at the latest. */
  clocks_in: number | null;
  /** The match that was opened to play again. */
  rematch: string | null;
  /** The table drawn as text, if the socket was opened with `text=1`. */
  text?: string;
  /** What lies on each of the game's `grids`, if the socket was opened with `text=1`. */
  grids?: GridContents[];
}

/** What you sent was not done. For a gesture, it says which of its moves is the reason. A fresh `state` always follows. */
export interface Refused {
  type: "refused";
  /** What is in the way, as far as you can see: your coins and the price, for example. */
  sentence: string;
  /** The clause that forbids it; empty where no rule does. */
  clause: string;
  /** The text of that clause. */
  text: string;
}

/** Sent instead of `refused` when the database went away while storing your move. Do not choose again: the server finds out by itself, and a `state` in which `unsettled` is false tells. If its `turn` is higher than the one you sent, the move was made. */
export interface Unsettled {
  type: "unsettled";
  /** What to expect. */
  sentence: string;
}

/** Something said at the table. */
export interface ChatLine {
  /** Its number, from 0. */
  n: number;
  /** Who said it. */
  seat: number;
  /** What they were called then. */
  name: string;
  /** What was said. */
  text: string;
  /** Whether it was said with one tap. */
  ready: boolean;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** What people said. It is kept with the match and is no part of its record. `chat=K` in the socket's address says how many lines you have already. */
export interface ChatLines {
  type: "chat";
  /** The number of the first of these lines. */
  from: number;
  /** What was said from there on. */
  lines: ChatLine[];
}

/** What you said was not passed on. */
export interface Unsaid {
  type: "unsaid";
  /** Why. */
  sentence: string;
}

/** Answers `ask`. */
export type Answer<G extends Declared = AnyGame> = {
  type: "answer";
  /** Its argument. */
  argument: number | number[];
  /** The `turn` of the state it was answered from. */
  turn: number;
} & {
  [K in keyof G['answers']]: {
    /** The question that was asked. */
    question: K;
    /** What the game's rules answer from your view. */
    answer: G['answers'][K];
  };
}[keyof G['answers']];

/** Answers `ping`. */
export interface Pong {
  type: "pong";
}

/** Make a move, or up to 64 as one gesture: all of them, or none if one is refused. A gesture counts as one turn and is taken back as one; only its last move may show you something new (a roll, a card). */
export interface Play {
  type: "play";
  /** The number of the move, or a list of them. */
  code: number | number[];
  /** The `turn` of the state you answer: an older one is refused. */
  turn: number;
}

/** Take my last move or gesture back, while nobody else has moved and nobody learned anything from it. */
export interface Undo {
  type: "undo";
  /** The `turn` of the state you answer. */
  turn: number;
}

/** Ask the others to let me take my last move back, with everything since, although somebody may have learned something. If there is nobody to ask, it is done at once. If dice were rolled since, the next roll is the same. */
export interface AskUndo {
  type: "ask_undo";
  /** The `turn` of the state you answer. */
  turn: number;
}

/** Agree to an `undo_request`, or refuse it; the one who asked withdraws it by refusing. Once everybody has agreed, the moves are taken back, and the game is unrated. */
export interface AnswerUndo {
  type: "answer_undo";
  /** The `id` of the request: an older one is refused. */
  id: number;
  /** Whether I agree. */
  agree: boolean;
}

/** I am here again: the bot stops standing in. A move says so too. */
export interface Back {
  type: "back";
}

/** I am ready: the clocks may run. A move says so too. */
export interface Ready {
  type: "ready";
}

/** Add something to the dice before the game begins, at a table with `salts`. Send it once you have seen the promise; a later one takes the place of an earlier one. A full table waits 10 seconds for people who send none. */
export interface Salt {
  type: "salt";
  /** Up to 64 printable characters; empty: I add none. */
  text?: string;
}

/** Say something to everybody at the table: only from a seat, six at once and then one in two seconds. */
export interface Say {
  type: "say";
  /** Up to 200 letters on one line, without links. */
  text?: string | null;
  /** Instead of a text: the number of one of `ready` in `table`. */
  ready?: number | null;
}

/** Ask one of the questions that the game answers from your view, such as where a piece fits. */
export interface Ask {
  type: "ask";
  /** The name of the question. */
  question: string;
  /** What it is asked about, such as the number of a piece; some questions are about a list of up to 64 numbers. */
  argument?: number | number[];
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
}

/** Time to think, in seconds. */
export interface Clock {
  /** For each move. */
  per_move?: number | null;
  /** For the whole game. */
  total?: number | null;
}

/** A table to open. */
export interface NewMatch {
  /** The game by its short name. */
  game: string;
  /** How many players. */
  seats?: number | null;
  /** The game's options, by name; the others keep their defaults. */
  options?: Record<string, number | string>;
  /** Your own seat. */
  seat?: number;
  /** Bots, by seat. */
  fill?: Record<string, string>;
  /** Names of others who play at your screen, by seat. */
  here?: Record<string, string>;
  /** Whether it is listed for everybody to join. */
  open?: boolean;
  /** The clock; null: none. */
  clock?: Clock | null;
  /** One of your heroes, or the name of a new one. */
  hero?: string | null;
  /** The seed of a deal; such a game is not rated. */
  seed?: number | null;
  /** The number of a puzzle, which sets the deal and the moves made so far. */
  puzzle?: number | null;
  /** The text of a box file, for this table only. */
  box?: string | null;
  /** Whether players add salts to the dice before the game begins: see the message `salt`. */
  salts?: boolean;
}

/** A seat to take: by the token of an invite link, or by number at a listed table. */
export interface Join {
  /** The token of an invite link. */
  token?: string | null;
  /** The number of a seat; without one, any open seat. */
  seat?: number | null;
}

/** A bot for an open seat. */
export interface Fill {
  /** Which seat. */
  seat: number;
  /** Which bot, by name. */
  bot: string;
}

/** Whom to remove from your table. */
export interface Remove {
  /** Which seat; -1: all spectators. */
  seat: number;
  /** Whether they are kept from all your tables from now on. */
  block?: boolean;
}

/** Something for the operator to look at. It holds nothing of the game. */
export interface Report {
  /** About whom. */
  seat: number;
  /** What it is about. */
  why: Reason;
  /** What happened, in your words. */
  words?: string;
  /** The number of the line of chat that it is about. */
  line?: number | null;
}

/** Invite links. */
export interface Links {
  /** To each open seat. */
  seats: Record<string, string>;
  /** For spectators. */
  spectate: string;
}

/** Where you sit now. */
export interface Joined {
  /** The match. */
  id: string;
  /** Your seat; -1: you are a spectator. */
  you: number;
  /** Invite links, for the host. */
  links: Links | null;
}

/** The match it is about. */
export interface MatchId {
  /** Its id. */
  id: string;
}

/** A report that was made. */
export interface ReportId {
  /** By which the operator knows it. */
  id: string;
}

/** Who sits in a seat, as far as a list of tables shows it. */
export interface Sitter {
  /** What the player is called. */
  name: string;
  /** A person, a bot, or nobody yet. */
  kind: SeatKind;
  /** Which bot. */
  bot: string | null;
  /** Whether somebody is connected. */
  connected: boolean;
  /** A bot has moved for this person, who has neither moved nor sent `back` since. */
  standin: boolean;
}

/** A row of somebody's score. */
export interface ScoreRow {
  /** What it is for. */
  what: string;
  /** How many or how much of it there was, in words; empty: nothing to add. */
  amount: string;
  /** What it is worth; null: nothing, the row says what else decided. */
  points: number | null;
}

/** How a match ended. */
export interface Result {
  /** The name of the ending in the rules. */
  ending: string;
  /** The ending in words. */
  about: string;
  /** Whether somebody won. */
  won: boolean;
  /** Everybody's score. */
  scores: number[];
  /** Everybody's place, counted from 1. */
  places: number[];
  /** What the ending is called, in a word or two. */
  called?: string;
  /** Who won and why, in a sentence or two. */
  verdict?: string;
  /** What scores are counted in, as the heading of a column. */
  unit?: string;
  /** Everybody's score with its unit, in words. */
  said?: string[];
  /** By seat, the rows that add up to the score; no rows: the game does not explain its scores. Like the three fields above it is missing where the match ended before results were explained. */
  breakdown?: ScoreRow[][];
}

/** A match in a list. */
export interface MatchSummary {
  /** The match. */
  id: string;
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Who sits in each seat. */
  seats: Sitter[];
  /** Your seat; -1: you are a spectator; null: you have no part in it. */
  you: number | null;
  /** The seat that the link you came by is for; -1: it is for spectators; null: you came without a link. */
  invited: number | null;
  /** All seats played at your screen. */
  here: number[];
  /** Whether you opened the table. */
  host: boolean;
  /** Whether the game has begun. */
  started: boolean;
  /** Moves made. */
  number: number;
  /** The seats that may decide now. */
  waiting: number[];
  /** How it ended. */
  over: Result | null;
  /** The options that were chosen. */
  options: Record<string, number | string>;
  /** The hero it is played with. */
  hero: string | null;
  /** The clock, as it was asked for. */
  clock: Record<string, number> | null;
  /** The match that was opened to play again. */
  rematch: string | null;
  /** Whether it was uploaded as a record. */
  uploaded: boolean;
  /** Whether it is played with a custom box. */
  own_box: boolean;
  /** When it last changed, in seconds since 1970. */
  updated: number;
}

/** An option of the game, chosen before play. */
export interface Option {
  /** Its name. */
  name: string;
  /** What it is called in the language of the reader. */
  called: string;
  /** What it changes. */
  about: string;
  /** What it is if nothing is chosen. */
  default: number | string;
  /** The lowest number, where it is a number. */
  low: number;
  /** The highest number, where it is a number. */
  high: number;
  /** The words to choose from; empty: it is a number. */
  words: string[];
  /** What each of these words is called in the language of the reader. */
  labels: string[];
  /** Other defaults for some numbers of players. */
  by_seats: Record<string, number | string>;
  /** For how many players the option exists. */
  seats: [number, number];
  /** In sight where a table is set up; the others are under More choices, but for the first. */
  shown: boolean;
}

/** A box that comes with a game. */
export interface BoxSummary {
  /** The value of the option `box` that chooses it. */
  word: string;
  /** What it is called. */
  name: string;
  /** What is different in it. */
  about: string;
}

/** A way in which the game can end. */
export interface Ending {
  /** Its name in the rules. */
  name: string;
  /** What it is called, in a word or two. */
  called: string;
  /** The ending in words. */
  about: string;
  /** Whether somebody wins. */
  won: boolean;
}

/** A game whose hero goes on from match to match. */
export interface Campaign {
  /** What such a hero is called. */
  hero: string;
}

/** The table that "Play now" opens. */
export interface Welcome {
  /** How many players. */
  seats: number;
  /** The bot in the other seats. */
  bot: string;
  /** The options. */
  options: Record<string, number | string>;
}

/** Prepared deals. */
export interface Deals {
  /** How many deals are graded by difficulty. */
  graded: number;
  /** How many puzzles there are. */
  puzzles: number;
}

/** How a prepared deal ended. */
export interface DealResult {
  /** Whether it was won. */
  won: boolean;
  /** The score. */
  score: number;
  /** Your puzzle rating after it. */
  rating: number;
  /** How far it moved that rating: 0 unless it was a puzzle, and for one solved with help. */
  change: number;
  /** How many days in a row you have won the deal of the day. */
  streak: number;
  /** The day of the last deal of the day that you finished; empty: none yet. */
  last: string;
}

/** Which prepared deal a match is. */
export interface PlayedDeal {
  /** `daily`, a grade, or `puzzle`. */
  kind: string;
  /** How hard it is: easy, medium or hard; empty for a puzzle. */
  grade: string;
  /** The rating of a puzzle; otherwise 0. */
  rating: number;
  /** The day whose deal it is, as YYYY-MM-DD (UTC); empty for others. */
  day: string;
  /** Whether you asked the coach, or took a move back that told you something. */
  helped: boolean;
  /** How it ended; null while it is played. */
  result: DealResult | null;
}

/** A prepared deal. */
export interface Deal {
  /** What was asked for: `daily`, a grade, or `puzzle`. */
  kind: string;
  /** The seed to open a table with. */
  seed: number | null;
  /** The number of the puzzle to open a table with. */
  puzzle: number | null;
  /** How hard it is. */
  grade: string;
  /** The rating of a puzzle. */
  rating: number;
  /** The day whose deal it is, as YYYY-MM-DD (UTC). */
  day: string;
}

/** A game in a list. */
export interface GameSummary {
  /** Its short name. */
  name: string;
  /** Its name. */
  title: string;
  /** What it is about, in a sentence. */
  pitch: string;
  /** The fewest and the most players. */
  seats: [number, number];
  /** How long it takes. */
  minutes: [number, number];
  /** Who designed it. */
  designer: string;
  /** Who published it. */
  publisher: string;
  /** How much of it had to be reconstructed; empty: nothing. Show it wherever the game is met. */
  badge: "" | "partly reconstructed" | "reconstructed";
  /** What of it had to be reconstructed, in a sentence; empty: nothing. */
  reconstructed: string;
  /** The version of its rules. */
  version: string;
  /** Whether it was added to this server; otherwise it comes with Rulewright. */
  custom: boolean;
  /** Its options. */
  options: Option[];
  /** The boxes that come with it. */
  boxes: BoxSummary[];
  /** How it can end. */
  endings: Ending[];
  /** Its campaign. */
  campaign: Campaign | null;
  /** What the rulebook calls the seats; empty: nothing. */
  seat_names: string[];
  /** The table that "Play now" opens. */
  welcome: Welcome;
  /** How many steps its lesson has; 0: it has none. */
  lesson: number;
  /** Its prepared deals. */
  deals: Deals | null;
}

/** A clause of the rulebook. */
export interface Clause {
  /** By which it is cited. */
  id: string;
  /** What it says. */
  text: string;
  /** The section it stands in. */
  section: string;
  /** Where it comes from. */
  status: "as written" | "from other sources" | "reconstructed" | "ruling";
  /** Why it was ruled or reconstructed so. */
  why: string;
  /** Where it was found, if it is from other sources; empty otherwise. */
  source: string;
  /** The ruling that takes its place; empty: none. */
  overruled: string;
}

/** A block of moves. */
export interface Verb {
  /** Its name. */
  name: string;
  /** The number of its first move. */
  first: number;
  /** Its arguments: the name of each, and how many values it has. */
  arguments: [string, number][];
  /** Whether the move gives up. */
  concede: boolean;
  /** The clauses that explain it. */
  clauses: string[];
}

/** A field of a view: a number, a `set` (the list of its members), or a record or pile with fields of its own. */
export interface Field {
  /** Its name. */
  name: string;
  /** The lengths of the lists it is nested in. */
  shape: number[];
  /** Who may see it. */
  sight: string;
  /** Its type. */
  kind: string;
  /** The fields of a record or pile. */
  fields?: Field[];
  /** What a number is where you may not see it. */
  blank?: number;
  /** Of the outermost fields: whether the first index counts the seats. */
  seated?: boolean;
}

/** A board of squares or hexes. */
export interface GridDetail {
  /** Its name. */
  name: string;
  /** The shape of its cells. */
  shape: "hex" | "square";
  /** Its cells as (column, row) from the top, or axial (q, r). */
  cells: [number, number][];
  /** For each cell, the numbers of the moves about it. */
  moves: number[][];
}

/** Cards of one kind. */
export interface DeckDetail {
  /** The fields they may lie in, by path. */
  fields: string[];
  /** For each card, the numbers of the moves about it. */
  moves: number[][];
}

/** What something on the board is and does. */
export interface Help {
  /** What it is called. */
  name: string;
  /** What it does. */
  text: string;
  /** The clauses it rests on. */
  clauses: string[];
}

/** A game with its rulebook, its moves, and the layout of a view. */
export interface GameDetail extends GameSummary {
  /** The rulebook. */
  clauses: Clause[];
  /** All kinds of moves. */
  verbs: Verb[];
  /** The fields of a view. */
  fields: Field[];
  /** Its boards, where it names any. */
  grids: GridDetail[];
  /** Its cards, where it names any. */
  decks: DeckDetail[];
  /** Help by the keys that boards carry as `data-help`, for the usual box. */
  help: Record<string, Help>;
}

/** Play on from a frame of a finished match. */
export interface Fork {
  /** The number of the frame. */
  frame: number;
  /** Your seat. */
  seat?: number;
  /** The bot in the other seats. */
  bot?: string;
}

/** What somebody did: a move, or several as one gesture. */
export interface MoveMade {
  /** Who. */
  seat: number;
  /** What, in words. */
  label: string;
  /** The numbers of the moves. */
  codes: number[];
}

/** A sentence of the log, where nothing is hidden. */
export type FrameNote<G extends Declared = AnyGame> = Note<G> & {
  /** Who was told; -1: everybody. */
  to: number;
};

/** The table after some lines of the record, with nothing hidden. */
export interface Frame<G extends Declared = AnyGame> {
  /** How many lines. */
  number: number;
  /** What the last line did; null at the start, and after an undo. */
  move: MoveMade | null;
  /** The whole state. */
  view: G['view'];
  /** What the rules say beyond the view, as a spectator is told. */
  derived: G['derived'] | null;
  /** What lies on the game's `grids`. */
  grids: GridContents[];
  /** What was told with this line. */
  notes: FrameNote<G>[];
}

/** A finished match, except for what happened in it. */
export interface MatchAbout<G extends Declared = AnyGame> {
  /** The first line of the record. */
  header: Record<string, unknown>;
  /** The options that were chosen. */
  options: Record<string, number | string>;
  /** The game by its short name. */
  game: string;
  /** Who sat in each seat. */
  names: string[];
  /** The name of the game. */
  title: string;
  /** The box that was played with. */
  box: G['box'];
  /** What each card of each of the game's `decks` is called. */
  faces: string[][];
  /** Help entries that differ from the game's own. */
  help: Record<string, Help>;
  /** Clauses that read otherwise than in the game's own rulebook; not there in matches that were kept before it was. */
  clauses?: Clause[];
  /** How it ended. */
  over: Result | null;
  /** How many frames there are in all. */
  total: number;
}

/** A finished match, or a page of it. */
export interface Replay<G extends Declared = AnyGame> extends MatchAbout<G> {
  /** The frames that were asked for. */
  frames: Frame<G>[];
}

/** What is kept of a finished match forever. Its only frame is the last, with everything that was told; where nothing was kept, there is none. */
export interface Final<G extends Declared = AnyGame> extends Replay<G> {
  /** The last state as text. */
  text: string;
  /** Why the match cannot be replayed, reviewed or played on; empty: it can. */
  lost: string;
}

/** A step of a lesson. */
export interface LessonStep {
  /** What is said. */
  say: string;
  /** The help key of what is pointed at. */
  point: string;
  /** The clause it rests on. */
  clause: string;
  /** The number of the frame in which the step begins. */
  first: number;
  /** The moves the learner is to make. */
  codes: number[];
  /** The same in words. */
  labels: string[];
  /** How many moves of others follow. */
  others: number;
}

/** The table of a lesson after some moves, as the learner sees it. */
export interface LessonFrame<G extends Declared = AnyGame> {
  /** Moves made. */
  number: number;
  /** Moves the learner has made. */
  turn: number;
  /** The seats that may decide now. */
  waiting: number[];
  /** What the learner sees. */
  view: G['view'];
  /** What the rules say beyond the view. */
  derived: G['derived'] | null;
  /** The one move that goes on, if it is the learner's. */
  moves: Move<G>[];
  /** What the learner was told since the last frame. */
  notes: Note<G>[];
  /** The number of the first of these notes. */
  notes_from: number;
  /** How the game ended. */
  over: Result | null;
  /** The table as text. */
  text: string;
  /** What lies on the game's `grids`. */
  grids: GridContents[];
}

/** A guided first game. */
export interface Lesson<G extends Declared = AnyGame> {
  /** The game by its short name. */
  game: string;
  /** The learner's seat. */
  you: number;
  /** Who sits in each seat. */
  names: string[];
  /** The box that is played with. */
  box: G['box'];
  /** What each card of each of the game's `decks` is called. */
  faces: string[][];
  /** Help entries that differ from the game's own. */
  help: Record<string, Help>;
  /** Clauses that read otherwise than in the game's own rulebook, because the box has other numbers. */
  clauses: Clause[];
  /** The options of the game. */
  options: Record<string, number | string>;
  /** What is said, step by step. */
  steps: LessonStep[];
  /** The table after each move. */
  frames: LessonFrame<G>[];
}

/** The key with which this server signs receipts. */
export interface ServerKey {
  /** How it signs. */
  kind: "Ed25519";
  /** Its public half, in hexadecimal digits. */
  key: string;
}

/** A number and how certain it is. */
export interface Measured {
  /** A mean over imagined games. */
  worth: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** Calculated, not estimated. */
  exact: boolean;
  /** How many imagined games. */
  tries: number;
}

/** What a move is worth to the player, counted by the game's `aim`. */
export interface Worth extends Measured {
  /** The number of the move. */
  code: number;
  /** The move wins on the spot. */
  sure: boolean;
  /** The move in words. */
  label: string;
}

/** How much more one move is worth than another, from imagined games that are the same after both. An interval that includes 0 decides nothing. */
export type Gap = Measured;

/** What your moves are worth. */
export interface Advice {
  /** What is counted: the share of the win, the score, or the place. */
  aim: Aim;
  /** Whether it is a game for one. */
  alone: boolean;
  /** The recommended move, then the others by their worth. */
  moves: Worth[];
  /** How many moves there are in all. */
  total: number;
  /** The number of the recommended move. */
  best: number;
  /** The number of the move it is compared with; -1: there is no other. */
  other: number;
  /** By how much the best move is better; null: there is no other. */
  gap: Gap | null;
  /** The same in words; empty: there is no other. */
  verdict: string;
  /** Why; empty where no reason is certain. */
  why: string;
  /** What the game's solver says about the position. */
  summary: string;
  /** Moves made when it was asked. */
  number: number;
}

/** A move of a finished match, with what a board needs to show it. */
export interface ReviewedMove extends Worth {
  /** The name of its verb. */
  verb: string;
  /** The arguments of the verb, by name. */
  arguments: Record<string, number>;
}

/** What a decision lost in points, where the chance to win was nearly 0 or nearly 1. */
export interface PointsLost {
  /** Points lost against the move that is best for them; at least 1, and certain. */
  lost: number;
  /** The same with its interval. */
  gap: Gap;
  /** The move that is best for points, in words. */
  label: string;
}

/** A decision of a finished match. */
export interface ReviewedDecision {
  /** The number of the move. */
  move: number;
  /** The frame of the replay in which it was made. */
  frame: number;
  /** Who decided. */
  seat: number;
  /** What was chosen. */
  chosen: ReviewedMove;
  /** The best other move. */
  other: ReviewedMove;
  /** By how much the other move is better. */
  gap: Gap;
  /** How good the decision was. */
  grade: Grade;
  /** How many moves there were. */
  choices: number;
  /** How much worse the choice was than the other move; 0 where that is not certain. */
  cost: number;
  /** How much better it was; 0 where that is not certain. */
  gain: number;
  /** Why the other move is better; empty where no reason is certain. */
  why: string;
  /** A bot decided for a person who was away. */
  stood_in: boolean;
  /** What it lost in points, where that could be told and chances hardly mattered any more. */
  points: PointsLost | null;
}

/** One seat's game, compared with usual play (the game's heuristic, or the coach's): result = start + moves + luck. */
export interface Account {
  /** Whose. */
  seat: number;
  /** What usual play comes to from the start. */
  start: number;
  /** What the moves changed, the player's own and those of others. */
  moves: number;
  /** Half of its 95% interval. */
  moves_give: number;
  /** What no move changed where chance had a part. */
  luck: number;
  /** Half of its 95% interval. */
  luck_give: number;
  /** What came of it. */
  result: number;
}

/** How accurate a seat's decisions were. */
export interface Accuracy {
  /** Whose. */
  seat: number;
  /** The mean accuracy, from 0 to 1. */
  mean: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** How many decisions there are of each grade. */
  grades: Partial<Record<Grade, number>>;
}

/** The review of a finished match. */
export interface Review {
  /** Who sat in each seat. */
  names: string[];
  /** What is counted: the share of the win, the score, or the place. */
  aim: Aim;
  /** What usual play comes to for each seat, at the start and after each move: as the seat saw it at its last decision. */
  curve: number[][];
  /** What each move changed for each seat. */
  moved: number[][];
  /** What chance added for each seat since its last decision, noted with the move before its next one. */
  luck: number[][];
  /** The decisions. */
  decisions: ReviewedDecision[];
  /** Each seat's game in sum. */
  accounts: Account[];
  /** The accuracy of each seat that had something to decide. */
  accuracies: Accuracy[];
  /** What points are called in this game, more than one of them. */
  unit: string;
  /** How much an inaccuracy, a mistake and a blunder lose at least. */
  classes: Partial<Record<Grade, number>>;
}

/** A review being made: ask again, about once a second, until it is done. */
export interface ReviewSoFar {
  /** How far it is, from 0 to 1. */
  share: number;
  /** The review, once it is done. */
  review: Review | null;
}

/** A name for yourself. */
export interface Me {
  /** What you want to be called. */
  name: string;
}

/** A link that was made on your other device. */
export interface Device {
  /** What follows the # of the link. */
  token: string;
}

/** A sign-in to end. */
export interface Revoke {
  /** Which; `others`: all but this one. */
  id: string;
}

/** That you want to leave for good. */
export interface Farewell {
  /** Your name, so that nobody does this by accident. */
  name: string;
}

/** Somebody you let in again. */
export interface Unblock {
  /** Which of those you have blocked. */
  id: string;
}

/** A guest. */
export interface Person {
  /** What you are called. */
  name: string;
  /** Whether you chose that name. */
  chosen: boolean;
}

/** A link by which another device continues as you, once. */
export interface DeviceLink {
  /** Where it leads. */
  link: string;
  /** For how long it works. */
  minutes: number;
}

/** A device, or a browser on it, where you are signed in. */
export interface SignIn {
  /** Its name, by which it is signed out. */
  id: string;
  /** The browser and the system. */
  device: string;
  /** Whether it is the one that asks. */
  here: boolean;
  /** Since when, in milliseconds since 1970. */
  created: number;
  /** When it was last used, to the hour, in milliseconds since 1970. */
  seen: number;
}

/** Somebody you have blocked. */
export interface Blocked {
  /** By which they are let in again. */
  id: string;
  /** What they were called. */
  name: string;
  /** Since when, in milliseconds since 1970. */
  at: number;
}

/** A bot that can play a game. */
export interface Bot {
  /** Its name, by which it is given a seat. */
  name: string;
  /** What players call it. */
  title: string;
  /** How it plays. */
  about: string;
}

/** A hero of a campaign. */
export interface Hero {
  /** What the hero is called. */
  name: string;
  /** The hero's sheet in words. */
  text: string;
  /** The same as the game keeps it. */
  sheet: Record<string, unknown>;
}

/** A finished match of yours. */
export interface Played {
  /** The match. */
  id: string;
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Who sat in each seat. */
  names: string[];
  /** Your seat. */
  you: number;
  /** How it ended for you. */
  result: "lost" | "shared" | "won";
  /** Your place, counted from 1. */
  place: number;
  /** Your score. */
  score: number;
  /** What the ending is called, in a word or two. */
  ending: string;
  /** When, in milliseconds since 1970. */
  finished: number;
}

/** How well you play a game. */
export interface Rating {
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Against people or bots. */
  against: string;
  /** The rating. */
  points: number;
  /** Its 95% interval is this much on either side. */
  margin: number;
  /** Rated games so far. */
  games: number;
}

/** What you have done in a game for one. */
export interface Best {
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Your best score. */
  best: number;
  /** Games played. */
  played: number;
  /** Games won. */
  won: number;
  /** Games won in a row up to now. */
  streak: number;
  /** The longest such streak. */
  longest: number;
}

/** How you do at the prepared deals of a game. */
export interface DealStanding {
  /** The game by its short name. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Your puzzle rating. */
  rating: number;
  /** How many days in a row you have won the deal of the day. */
  streak: number;
}

/** Your ratings and records. */
export interface Standing {
  /** Games against others. */
  ratings: Rating[];
  /** Games for one. */
  alone: Best[];
  /** Puzzles and deals of the day. */
  deals: DealStanding[];
}

/** Something you said. */
export interface MyLine {
  /** When, in milliseconds since 1970. */
  at: number;
  /** What. */
  text: string;
}

/** A match of yours, as it is stored. Of an unfinished one nothing that is hidden. */
export interface MyMatch {
  /** The match. */
  id: string;
  /** The game by its short name. */
  game: string;
  /** Who sits in each seat. */
  names: string[];
  /** Your seat; null: you have none. */
  you: number | null;
  /** Whether you opened the table, or uploaded the record. */
  host: boolean;
  /** The options that were chosen. */
  options: Record<string, number | string>;
  /** Whether it has begun, and is over. */
  status: "gathering" | "over" | "playing";
  /** Whether it counts for your rating. */
  rated: boolean;
  /** The graded deal or puzzle that you played; null: it was none. */
  deal: PlayedDeal | null;
  /** When, in milliseconds since 1970. */
  created: number;
  /** When it last changed, in milliseconds since 1970. */
  updated: number;
  /** How it ended. */
  result: Result | null;
  /** Its record, once it is over. */
  record: string;
  /** What you added to its dice. */
  salt: string;
  /** What you said there. */
  chat: MyLine[];
}

/** A hero of yours. */
export interface MyHero {
  /** The game by its short name. */
  game: string;
  /** What the hero is called. */
  name: string;
  /** The hero's sheet. */
  sheet: Record<string, unknown>;
  /** The matches the hero was in. */
  history: Record<string, unknown>[];
}

/** A report of yours. */
export interface MyReport {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The match. */
  match: string;
  /** About whom. */
  name: string;
  /** What it is about. */
  why: Reason;
  /** What you wrote. */
  words: string;
  /** The message it is about. */
  said: string;
}

/** Everything that the server stores of you. */
export interface MyData {
  /** Your name. */
  profile: Person;
  /** Where you are signed in. */
  devices: SignIn[];
  /** Your ratings. */
  ratings: Rating[];
  /** Your heroes. */
  heroes: MyHero[];
  /** The reports you made. */
  reports: MyReport[];
  /** Whom you have blocked. */
  blocked: Blocked[];
  /** Your matches, with their records and what you said there. */
  matches: MyMatch[];
}

/** What the lab of this server allows. */
export interface Lab {
  /** Whether it is open. */
  on: boolean;
  /** Why not, in a sentence; empty if it is open. */
  why: string;
  /** The most games of one study. */
  games: number;
  /** How long one study may play. */
  seconds: number;
  /** The files that can be downloaded of a study. */
  files: string[];
}

/** One setting of a study: what is played with. */
export interface LabSetting {
  /** The game's options, by name; the others keep their defaults. */
  options?: Record<string, number | string>;
  /** The text of a box file; null: the game's own. */
  box?: string | null;
  /** Numbers of the box that are otherwise, such as `cards.boss.strength=11`. */
  changes?: string[];
}

/** Games to play and measure, in one setting or in two on the same deals. */
export interface LabStudy {
  /** The game by its short name. */
  game: string;
  /** What is played with; the second is compared with the first. */
  settings: LabSetting[];
  /** How many players; null: as many as a newcomer gets. */
  seats?: number | null;
  /** One player for all seats, or one for each with commas between: `random`, `heuristic` or a level, as `GET /api/bots` lists them. */
  players?: string;
  /** How many games in each setting. */
  games?: number;
  /** The first deal; the same seed gives the same games. */
  seed?: number;
}

/** A figure with its 95% interval; numbers are null where it never came up. */
export interface LabFigure {
  /** By which `rulewright lab` knows it. */
  name: string;
  /** What it says. */
  about: string;
  /** Whether it is a share, from 0 to 1. */
  share: boolean;
  /** The estimate. */
  value: number | null;
  /** Where the interval begins. */
  low: number | null;
  /** Where the interval ends. */
  high: number | null;
}

/** How much more a figure is in the second setting, with its 95% interval over the same deals. */
export interface LabDifference {
  /** The figure. */
  name: string;
  /** What it says. */
  about: string;
  /** Whether it is a difference of shares. */
  share: boolean;
  /** The difference. */
  value: number | null;
  /** Where the interval begins. */
  low: number | null;
  /** Where the interval ends. */
  high: number | null;
  /** Whether the interval leaves 0 out. */
  decided: boolean;
}

/** One line of a study while it is played; the last one has the status `done`, `stopped` or `failed`. */
export interface LabProgress {
  /** What it does now: it waits for its turn, compiles the rules, or plays. */
  status: LabStatus;
  /** Games played in each setting. */
  games: number;
  /** Games wanted. */
  of: number;
  /** How long games have been played. */
  seconds: number;
  /** How far compiling is, from 0 to 1. */
  ready: number;
  /** By setting, the main figures. */
  figures: LabFigure[][];
  /** Between the two settings: the main figures, and at the end whatever else stands out. */
  differences: LabDifference[];
  /** What is known so far, in words. */
  sentences: string[];
  /** Why it was stopped or failed; otherwise empty. */
  error: string;
}

/** A box to look at: the game's own, a file, or what a form holds. */
export interface BoxWish {
  /** The game's options, by name. */
  options?: Record<string, number | string>;
  /** For how many players; null: as many as a newcomer gets. */
  seats?: number | null;
  /** The text of a box file. */
  text?: string | null;
  /** What a form holds, instead of a text. */
  said?: Record<string, unknown> | null;
  /** Numbers that are otherwise. */
  changes?: string[];
}

/** What the game takes for one value of the box. */
export interface BoxField {
  /** Its place: the keys on the way to it, and places in lists. */
  at: (string | number)[];
  /** What it is. */
  kind: "choice" | "flag" | "number" | "prose" | "rows" | "table" | "text";
  /** Of a number the least, of a text the fewest letters, of rows the fewest. */
  low: number;
  /** The most. */
  high: number;
  /** What a choice is made from. */
  words: string[];
  /** Of a list, how few and how many there may be; of a list of lists, for each depth. Empty: it is no list. */
  shape: [number, number][];
  /** Whether it may be left out. */
  optional: boolean;
  /** The key of the text by which rows are called. */
  by: string;
}

/** A box as a form, and whether it can be played. */
export interface BoxSheet {
  /** What the box says. */
  said: Record<string, unknown>;
  /** The same as a box file. */
  text: string;
  /** What the game asked for; if the box cannot be played, only what was asked until then. */
  fields: BoxField[];
  /** What is wrong, in a sentence; empty: it can be played. */
  error: string;
  /** Where that is wrong; empty: in no single place. */
  at: (string | number)[];
  /** How it differs from the game's own box, a line each. */
  changes: string[];
}

/** How the box of a table differs from the game's own. */
export interface BoxChanges {
  /** What the box is called; empty: nothing. */
  name: string;
  /** A line for each difference. */
  changes: string[];
}

/** Whether the server and its database answer. */
export interface Health {
  /** They do. */
  ok: boolean;
  /** Tables in this process's memory. */
  tables: number;
  /** Open sockets of this process. */
  sockets: number;
}

/** A refused request, with a status of 400 or more. */
export interface ErrorAnswer {
  /** One sentence: what is wrong, and what to do about it. */
  error: string;
  /** The clause of the rulebook that forbids it. */
  clause?: string;
}

/** What the server sends over the socket. */
export type ServerMessage<G extends Declared = AnyGame> = Table<G> | State<G> | Refused | Unsettled | ChatLines | Unsaid | Answer<G> | Pong;

/** What a client sends over the socket. */
export type ClientMessage = Play | Undo | AskUndo | AnswerUndo | Back | Ready | Salt | Say | Ask | Ping;
