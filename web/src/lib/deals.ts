/** Graded deals and puzzles: which of my matches are such, how long a streak of days is, and how I am rated at puzzles. */

export interface Deal {
  kind: string;
  seed: number | null;
  puzzle: number | null;
  grade: string;
  rating: number;
  day: string;
}

/** What a match was and what came of it; kept in this browser. */
export interface Kept extends Deal {
  game: string;
  title: string;
  /** The coach or the solver was asked: a puzzle solved so says nothing about who solved it. */
  helped?: boolean;
  /** Filled in when it is over. */
  result?: { won: boolean; score: number; streak: number; rating: number; change: number };
}

interface Book {
  matches: Record<string, Kept>;
  streaks: Record<string, { day: string; n: number }>;
  ratings: Record<string, number>;
}

const KEY = 'rulewright.deals';
export const BEGINNER = 1200;
const STEP = 40;
const MOST = 200;

function read(): Book {
  try {
    return { matches: {}, streaks: {}, ratings: {}, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') } as Book;
  } catch {
    return { matches: {}, streaks: {}, ratings: {} };
  }
}

function write(book: Book): void {
  const latest = Object.entries(book.matches).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...book, matches: Object.fromEntries(latest) }));
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

export const rating = (game: string): number => read().ratings[game] ?? BEGINNER;
export const streak = (game: string): number => read().streaks[game]?.n ?? 0;

export function remember(match: string, game: string, title: string, deal: Deal): void {
  const book = read();
  book.matches[match] = { ...deal, game, title };
  write(book);
}

/** Note that help was asked for, if it is a match of these and not over. */
export function help(match: string): void {
  const book = read();
  const kept = book.matches[match];
  if (!kept || kept.result) return;
  kept.helped = true;
  write(book);
}

const A_DAY = 86_400_000;
const follows = (day: string, last: string): boolean => Date.parse(day) - Date.parse(last) === A_DAY;

/** A match is over: what it meant. Told once, and the same whenever it is asked again; nothing for an ordinary match. */
export function settle(match: string, won: boolean, score: number): Kept | undefined {
  const book = read();
  const kept = book.matches[match];
  if (!kept || kept.result) return kept;
  const before = book.ratings[kept.game] ?? BEGINNER;
  let change = 0;
  if (kept.kind === 'puzzle' && !(won && kept.helped)) {
    const expected = 1 / (1 + 10 ** ((kept.rating - before) / 400));
    change = Math.round(STEP * (Number(won) - expected));
    book.ratings[kept.game] = before + change;
  }
  const last = book.streaks[kept.game];
  if (kept.kind === 'daily' && last?.day !== kept.day)
    book.streaks[kept.game] = { day: kept.day, n: won ? (last && follows(kept.day, last.day) ? last.n + 1 : 1) : 0 };
  kept.result = { won, score, change, rating: before + change, streak: book.streaks[kept.game]?.n ?? 0 };
  write(book);
  return kept;
}

/** What a match is called at its table; nothing for an ordinary one. */
export function called(match: string): string {
  const kept = read().matches[match];
  return kept ? what(kept) : '';
}

function what(deal: Deal): string {
  if (deal.kind === 'daily') return `${deal.day} (${deal.grade})`;
  return deal.kind === 'puzzle' ? `puzzle ${deal.rating}` : `${deal.grade} deal`;
}

/** What one may show to others, without giving the deal away. */
export function shared(kept: Kept): string {
  const { won, score, streak: n } = kept.result ?? { won: false, score: 0, streak: 0 };
  const days = n > 1 ? `, ${n} days in a row` : '';
  const how = kept.helped ? ' with help' : '';
  return `${kept.title}, ${what(kept)}: ${won ? 'solved' : 'not solved'}${how}, ${score}${kept.kind === 'daily' ? days : ''}`;
}
