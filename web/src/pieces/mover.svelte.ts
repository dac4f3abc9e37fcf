/**
 * A gesture of the hand, whether it is a drag, two taps or a few keys: a piece is taken up, the places it may go to are
 * lit, and it is put on one of them. A gesture may have several such steps; until the last, only this screen knows of it,
 * and every step can be put back. Finished, it is handed over as one list of moves.
 */

import { live } from '../lib/live.svelte';
import { t } from '../lib/messages';

export interface Way {
  piece: string;
  place: string;
  /** The moves that this step adds, by number. */
  codes: number[];
  /** The moves that it begins, where that is not the first of `codes`. */
  leads?: number[];
  /** The gesture goes on after this step. */
  open?: boolean;
  /** Only for a piece that was taken up: a tap on the place alone does nothing. */
  taken?: boolean;
}

export interface Rules {
  /** Where everything may go now; what was laid before and how the piece is turned may matter. */
  ways: () => Way[];
  play: (codes: number[]) => void;
  /** The moves to try where a piece may not go, so that the answer says why. */
  otherwise?: (piece: string, place: string) => number[];
  /** In how many ways a piece can be turned. */
  turns?: number;
}

const begun = (ways: Way[]): number[] => ways.flatMap((w) => w.leads ?? w.codes.slice(0, 1));

export class Mover {
  held = $state('');
  /** The place that the piece hovers over. */
  over = $state('');
  turn = $state(0);
  /** Whether the hand holds it down, and will let go of it by itself. */
  dragging = $state(false);
  laid = $state.raw<Way[]>([]);
  /** What pieces and places are called, and the elements that show them. */
  readonly names = new Map<string, string>();
  readonly pieces = new Map<string, HTMLElement>();
  readonly places = new Map<string, HTMLElement>();
  readonly #rules: Rules;
  readonly #say: (sentence: string) => void;

  constructor(rules: Rules, say: (sentence: string) => void = (sentence) => live.say(sentence)) {
    this.#rules = rules;
    this.#say = say;
  }

  get turns(): number {
    return this.#rules.turns ?? 1;
  }

  /** The ways of the piece that is held; where only one piece can move at all, it is as good as held, if a tap may do that. */
  get #open(): Way[] {
    const ways = this.#rules.ways();
    if (this.held) return ways.filter((w) => w.piece === this.held);
    return ways.every((w) => w.piece === ways[0].piece) ? ways.filter((w) => !w.taken) : [];
  }

  /** The piece whose places are lit. */
  get piece(): string {
    return this.held || (this.#open[0]?.piece ?? '');
  }

  may(piece: string): boolean {
    return this.#rules.ways().some((w) => w.piece === piece);
  }

  lit(place: string): boolean {
    return this.#open.some((w) => w.place === place);
  }

  /** The moves that begin with taking up this piece; if its places are lit already, they begin there. */
  begins(piece: string): number[] {
    return piece === this.piece ? [] : begun(this.#rules.ways().filter((w) => w.piece === piece));
  }

  /** The moves by which a piece comes to this place. */
  leads(place: string): number[] {
    return begun(this.#open.filter((w) => w.place === place));
  }

  get litPlaces(): string[] {
    return [...new Set(this.#open.map((w) => w.place))];
  }

  take(piece: string): boolean {
    if (!this.may(piece)) return false;
    this.held = piece;
    this.turn = 0;
    const n = this.litPlaces.length;
    this.#say(t('in-your-hand', { name: this.name(piece), places: n }));
    return true;
  }

  /** A tap on a piece, or Enter. With one place to go it goes there; a finger takes it up first, to be looked at. */
  tap(piece: string, finger = false): boolean {
    const ways = this.#rules.ways().filter((w) => w.piece === piece);
    if (!ways.length) return false;
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only && (this.held === piece || !finger)) {
      this.held = piece;
      return this.put(only.place);
    }
    if (this.held === piece) this.back();
    else this.take(piece);
    return true;
  }

  /** Put the piece there. Where it may not go, ask why not, if one can ask. */
  put(place: string): boolean {
    const way = this.#open.find((w) => w.place === place);
    if (!way) return this.held ? this.#ask(place) : false;
    this.#say(`${this.name(way.piece)}: ${this.name(way.place)}.`);
    this.laid = [...this.laid, way];
    this.#release();
    if (!way.open) this.finish();
    return true;
  }

  #ask(place: string): boolean {
    const codes = this.#rules.otherwise?.(this.held, place) ?? [];
    if (!codes.length) return false;
    this.#release();
    this.#rules.play([...this.#codes, ...codes]);
    return true;
  }

  /** Put back what is held or, with nothing held, the last step. */
  back(): void {
    const last = this.held || this.laid.at(-1)?.piece;
    if (!last) return;
    if (!this.held) this.laid = this.laid.slice(0, -1);
    this.#release();
    this.#say(t('back-where', { name: this.name(last) }));
  }

  /** Hand over all steps as one. */
  finish(): void {
    const codes = this.#codes;
    this.clear();
    if (codes.length) this.#rules.play(codes);
  }

  /** The table has changed: nothing is half done any more. */
  clear(): void {
    this.laid = [];
    this.#release();
  }

  rotate(by = 1): void {
    if (this.held && this.turns > 1) this.turn = (this.turn + by + this.turns) % this.turns;
  }

  name(key: string): string {
    return this.names.get(key) ?? key;
  }

  get #codes(): number[] {
    return this.laid.flatMap((w) => w.codes);
  }

  #release(): void {
    this.held = '';
    this.over = '';
    this.dragging = false;
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far beside a place, in pixels, a piece still falls onto it. */
export const SNAP = 36;

/** Which of several places a piece dropped here falls onto: the one whose middle is nearest, if it is near at all. */
export function aim(x: number, y: number, places: [string, Box][]): string {
  let best = '';
  let least = Infinity;
  for (const [place, box] of places) {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    const beside = Math.hypot(dx, dy);
    if (beside > SNAP) continue;
    const far = beside * 1e4 + Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
