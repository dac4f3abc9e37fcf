/** The lobby, over plain HTTP. Whatever goes wrong comes back as one sentence a person can act on. */

import type {
  Advice,
  Blocked,
  Bot,
  BoxChanges,
  BoxSheet,
  BoxWish,
  ConditionalLine,
  DayResults,
  Deal,
  Final,
  Friends,
  GameDetail,
  GameSummary,
  Hero,
  KeptMistake,
  Lab,
  Lesson,
  Links,
  MatchSummary,
  MyAccount,
  MyBan,
  MyNotices,
  NewMatch,
  NewPasskey,
  NewTournament,
  PasskeyOptions,
  Person,
  Played,
  PlayedDeal,
  Profile,
  Ranked,
  Replay,
  Report,
  Retry,
  Review,
  ReviewedDecision,
  Seek,
  Seeking,
  SignIn,
  SignInByPasskey,
  Sought,
  Standing,
  Subscription,
  Tournament,
  TournamentSummary,
} from '../generated/contract';
import { spoken, t } from './messages';

export class Trouble extends Error {
  constructor(
    sentence: string,
    /** What the server answered with; 0: nothing. */
    readonly status = 0,
  ) {
    super(sentence);
  }
}

/** The first answer brings the cookie that says who one is. Nothing else is asked before, lest one comes in as several guests. */
let first: Promise<unknown> | undefined;

function alone(request: () => Promise<Response>): Promise<Response> {
  if (first) return first.then(request);
  const answer = request();
  first = answer.catch(() => (first = undefined));
  return answer;
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let answer: Response;
  const text = typeof body === 'string';
  try {
    answer = await alone(() =>
      fetch(path, {
        method,
        headers: {
          'accept-language': spoken(),
          ...(body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' }),
        },
        body: body === undefined ? undefined : text ? body : JSON.stringify(body),
      }),
    );
  } catch {
    throw new Trouble(t('server-unreachable'));
  }
  if (answer.headers.has('x-kept-on-this-device')) first = undefined; // the server has not told us who we are
  if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
  let sentence = '';
  try {
    sentence = ((await answer.json()) as { error?: string }).error ?? '';
  } catch {
    // not JSON: whatever stands between us and the server said no
  }
  throw new Trouble(sentence || t('server-error', { status: String(answer.status) }), answer.status);
}

const details = new Map<string, Promise<GameDetail>>();

export const api = {
  games: () => ask<GameSummary[]>('/api/games'),
  /** A game; with `rules`, as an earlier release had it. */
  game(name: string, rules = ''): Promise<GameDetail> {
    const key = `${spoken()} ${name} ${rules}`;
    let found = details.get(key);
    if (!found) {
      found = ask<GameDetail>(`/api/games/${name}${rules && `?rules=${rules}`}`);
      found.catch(() => details.delete(key));
      details.set(key, found);
    }
    return found;
  },
  lesson: (name: string) => ask<Lesson>(`/api/games/${name}/lesson`),
  me: () => ask<Person>('/api/me'),
  /** A link for my other device, and on that device, to follow it: what stands behind its # is told to nobody else. */
  device: () => ask<{ link: string; minutes: number }>('/api/me/device', 'POST', {}),
  here: (token: string) => ask<Person>('/api/me/here', 'POST', { token }),
  devices: () => ask<SignIn[]>('/api/me/devices'),
  /** Sign a device out by its id; `others` are all but this one. */
  signOut: (id: string) => ask<SignIn[]>('/api/me/devices/revoke', 'POST', { id }),
  account: () => ask<MyAccount>('/api/me/account'),
  /** What the browser is asked for a new passkey, and its answer; the same for signing in (lib/passkeys). */
  passkeyOptions: () => ask<PasskeyOptions>('/api/me/passkeys/options', 'POST', {}),
  addPasskey: (made: NewPasskey) => ask<MyAccount>('/api/me/passkeys', 'POST', made),
  signInOptions: () => ask<PasskeyOptions>('/api/sign-in/options', 'POST', {}),
  signIn: (proof: SignInByPasskey) => ask<Person>('/api/sign-in', 'POST', proof),
  removePasskey: (id: string) => ask<MyAccount>('/api/me/passkeys/remove', 'POST', { id }),
  publish: (shown: boolean) => ask<MyAccount>('/api/me/profile', 'POST', { public: shown }),
  profile: (id: string) => ask<Profile>(`/api/profiles/${encodeURIComponent(id)}`),
  leaderboard: (game: string) => ask<Ranked[]>(`/api/games/${encodeURIComponent(game)}/leaderboard`),
  /** How I am told that it is my turn, and my vacation; each change answers how things are then. */
  notices: () => ask<MyNotices>('/api/me/notices'),
  subscribe: (device: Subscription) => ask<MyNotices>('/api/me/push', 'PUT', device),
  unsubscribe: () => ask<MyNotices>('/api/me/push', 'DELETE'),
  giveMail: (address: string) => ask<MyNotices>('/api/me/email', 'PUT', { address }),
  forgetMail: () => ask<MyNotices>('/api/me/email', 'DELETE'),
  confirmMail: (token: string) => ask<{ confirmed: boolean }>('/api/email/confirm', 'POST', { token }),
  stopMail: (token: string) => ask<{ confirmed: boolean }>(`/api/email/stop/${encodeURIComponent(token)}`, 'POST', {}),
  goOnVacation: (days: number) => ask<MyNotices>('/api/me/vacation', 'PUT', { days }),
  comeHome: () => ask<MyNotices>('/api/me/vacation', 'DELETE'),
  friends: () => ask<Friends>('/api/me/friends'),
  follow: (profile: string, follow: boolean) => ask<Friends>('/api/me/following', 'POST', { profile, follow }),
  /** Invite a friend to my table, and put an invitation away. */
  invite: (id: string, profile: string) => ask<unknown>(`/api/matches/${id}/invite`, 'POST', { profile }),
  decline: (match: string) => ask<Friends>('/api/me/invitations/decline', 'POST', { match }),
  ban: () => ask<MyBan | null>('/api/me/ban'),
  appeal: (words: string) => ask<MyBan | null>('/api/me/ban', 'POST', { words }),
  mute: (match: string, seat: number, mute: boolean) => ask(`/api/matches/${match}/mute`, 'POST', { seat, mute }),
  blocked: () => ask<Blocked[]>('/api/me/blocked'),
  unblock: (id: string) => ask<Blocked[]>('/api/me/blocked/lift', 'POST', { id }),
  leaveForGood: (name: string) => ask<unknown>('/api/me/delete', 'POST', { name }),
  rename: (name: string) => ask<Person>('/api/me', 'PUT', { name }),
  /** One click: the table by which the game welcomes a newcomer. */
  welcome(game: GameSummary, hero?: string): Promise<{ id: string }> {
    const { seats, bot, options } = game.welcome;
    const fill = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
    return api.create({ game: game.name, seats, options, fill, ...(hero ? { hero } : {}) });
  },
  /** A table with a graded deal or a puzzle. */
  async deal(game: string, kind: string): Promise<string> {
    const found = await ask<Deal>(`/api/games/${game}/deal?kind=${kind}`);
    if (found.match) return found.match; // today's counts only once: go on with it, or see what came of it
    const which = found.puzzle === null ? { seed: found.seed } : { puzzle: found.puzzle };
    const { id } = await ask<{ id: string }>('/api/matches', 'POST', { game, ...which });
    return id;
  },
  /** How others did at today's deal, once I have finished it. */
  day: (game: string) => ask<DayResults>(`/api/games/${game}/deal/today`),
  /** Which deal a match of mine is; null for an ordinary match. */
  playedDeal: (match: string) => ask<PlayedDeal | null>(`/api/matches/${match}/deal`),
  /** Players may add salts to the dice of every table that is opened here. */
  create: (match: NewMatch) => ask<{ id: string; links: Links }>('/api/matches', 'POST', { salts: true, ...match }),
  lab: () => ask<Lab>('/api/lab'),
  /** A box as a form, checked: the game's own, a file, or what the form holds. */
  box: (game: string, wish: BoxWish) => ask<BoxSheet>(`/api/games/${game}/box`, 'POST', wish),
  /** How the custom box of a table differs from the game's own. */
  boxChanges: (id: string, token: string | null) =>
    ask<BoxChanges>(`/api/matches/${id}/box/changes${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  mine: () => ask<MatchSummary[]>('/api/matches/mine'),
  /** The tables that anybody may join, with so many free seats at least, or watch; `pages` of them, each table once. */
  async listed(
    which: 'open' | 'running',
    { game, free, pages }: { game: string; free: number; pages: number },
  ): Promise<MatchSummary[]> {
    const wanted = { ...(game ? { game } : {}), ...(free ? { free: String(free) } : {}) };
    const asked = Array.from({ length: pages }, (_, page) => new URLSearchParams({ ...wanted, page: String(page) }));
    const found = await Promise.all(asked.map((query) => ask<MatchSummary[]>(`/api/matches/${which}?${query}`)));
    return [...new Map(found.flat().map((row) => [row.id, row])).values()];
  },
  /** Look for others to play with, or go on looking; the answer has the match once they are found. */
  seek: (wish: Seek) => ask<Seeking>('/api/seek', 'PUT', wish),
  stopSeeking: () => ask<Seeking>('/api/seek', 'DELETE'),
  seeks: () => ask<Sought[]>('/api/seeks'),
  tournaments: () => ask<TournamentSummary[]>('/api/tournaments'),
  tournament: (id: string) => ask<Tournament>(`/api/tournaments/${encodeURIComponent(id)}`),
  makeTournament: (wish: NewTournament) => ask<{ id: string }>('/api/tournaments', 'POST', wish),
  /** Enter or withdraw; its host also starts or cancels it, or lets bots enter. */
  changeTournament: (id: string, what: 'enter' | 'withdraw' | 'start' | 'cancel') =>
    ask<unknown>(`/api/tournaments/${id}/${what}`, 'POST', {}),
  addBots: (id: string, bot: string, count: number) =>
    ask<unknown>(`/api/tournaments/${id}/bots`, 'POST', { bot, count }),
  history({ game, result, before }: { game: string; result: string; before: number }): Promise<Played[]> {
    const asked = Object.entries({ game, result, before: before ? String(before) : '' }).filter(([, value]) => value);
    return ask<Played[]>(`/api/history?${new URLSearchParams(asked)}`);
  },
  standing: () => ask<Standing>('/api/standing'),
  join: (id: string, how: { token?: string; seat?: number }) =>
    ask<{ id: string; you: number }>(`/api/matches/${id}/join`, 'POST', how),
  fill: (id: string, seat: number, bot: string) => ask<unknown>(`/api/matches/${id}/fill`, 'POST', { seat, bot }),
  leave: (id: string) => ask<unknown>(`/api/matches/${id}/leave`, 'POST', {}),
  /** Remove who sits there, or all spectators (-1), and keep them from all my tables if `block`. */
  remove: (id: string, seat: number, block: boolean) =>
    ask<unknown>(`/api/matches/${id}/remove`, 'POST', { seat, block }),
  report: (id: string, report: Report) => ask<unknown>(`/api/matches/${id}/report`, 'POST', report),
  /** Conditional moves: my line, or another one to try; and to lay one down, or with no moves to take it back. */
  tryLine: (id: string, seat: number, moves?: number[]) =>
    ask<ConditionalLine>(`/api/matches/${id}/conditional`, 'POST', { seat, moves: moves ?? null }),
  layLine: (id: string, seat: number, moves: number[]) =>
    ask<ConditionalLine>(`/api/matches/${id}/conditional`, 'PUT', { seat, moves }),
  rematch: (id: string) => ask<{ id: string }>(`/api/matches/${id}/rematch`, 'POST', {}),
  upload: (record: string) => ask<{ id: string }>('/api/records', 'POST', record),
  row: (id: string, token: string | null) =>
    ask<MatchSummary>(`/api/matches/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  async replay(id: string): Promise<Replay> {
    const whole = await ask<Replay>(`/api/records/${id}`);
    while (whole.frames.length < whole.total) {
      const more = await ask<Replay>(`/api/records/${id}?from=${whole.frames.length}`);
      if (!more.frames.length) break;
      whole.frames.push(...more.frames);
    }
    return whole;
  },
  final: (id: string) => ask<Final>(`/api/records/${id}/final`),
  advice: (id: string, meant?: number) =>
    ask<Advice>(`/api/matches/${id}/advice${meant === undefined ? '' : `?meant=${meant}`}`),
  /** A decision of a finished match to be made again, and what the review says to another choice. */
  decision: (id: string, move: number) => ask<Retry>(`/api/records/${id}/decision?move=${move}`),
  tried: (id: string, move: number, code: number) =>
    ask<ReviewedDecision>(`/api/records/${id}/decision/tried?move=${move}&code=${code}`),
  /** My mistakes that come back. Answering one, and forgetting those of a match, tells what is kept then. */
  mistakes: () => ask<KeptMistake[]>('/api/me/mistakes'),
  answerMistake: (mistake: KeptMistake) => ask<KeptMistake[]>('/api/me/mistakes', 'PUT', mistake),
  forgetMistakes: (match: string) => ask<KeptMistake[]>(`/api/me/mistakes/${encodeURIComponent(match)}`, 'DELETE'),
  review: (id: string) => ask<{ share: number; review: Review | null }>(`/api/records/${id}/review`),
  fork: (id: string, frame: number, seat: number, bot: string) =>
    ask<{ id: string }>(`/api/records/${id}/fork`, 'POST', { frame, seat, bot }),
  heroes: (game: string) => ask<Hero[]>(`/api/heroes?game=${encodeURIComponent(game)}`),
  bots: (game: string) => ask<Bot[]>(`/api/bots?game=${encodeURIComponent(game)}`),
};
