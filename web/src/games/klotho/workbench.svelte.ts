/** The bench on which a claim is tried: only this screen knows of it until it is staked. */

import { MINES, NONE, type Derived, type Game, type Reading, type Seat } from '../../generated/klotho';
import type { Ask } from '../../pieces/board';
import { Mover, type Way } from '../../pieces/mover.svelte';
import { gridOf, layOut, openCells, outlines, SIDE, type Layout } from './claim';
import type { Printed } from './colony';

const HAND = SIDE * SIDE;
const MOVE = HAND + 1;

export class Workbench {
  open = $state(false);
  layout = $state.raw<Layout>(new Map());
  readonly mover: Mover;
  readonly #own: () => Seat | undefined;
  readonly #facts: () => Derived;
  readonly #ask: () => Ask<Game> | undefined;
  readonly #outlines = $derived.by(() => outlines(this.#facts().shapes));
  /** What the rules said last, and of which bench; null: there is nobody to ask. */
  #said = $state.raw<{ grid: string; reading: Reading | null }>({ grid: '', reading: null });

  constructor(box: () => Printed, own: () => Seat | undefined, facts: () => Derived, ask: () => Ask<Game> | undefined) {
    this.#own = own;
    this.#facts = facts;
    this.#ask = ask;
    this.mover = new Mover({
      ways: () => (this.open ? this.#ways() : []),
      play: ([move]) => this.#lay(Math.floor(move / MOVE), move % MOVE),
      turns: box().turns,
    });
  }

  #ways(): Way[] {
    return (this.#own()?.mines ?? []).flatMap((card) => {
      const rest = new Map([...this.layout].filter(([, piece]) => piece % MINES !== card));
      const way = (cell: number): Way => ({
        piece: `mine ${card}`,
        place: cell === HAND ? 'hand' : `cell ${cell}`,
        codes: [card * MOVE + cell],
        leads: [],
      });
      const back = rest.size < this.layout.size ? [HAND] : [];
      return [...openCells(this.#outlines, rest), ...back].map(way);
    });
  }

  #lay(card: number, cell: number): void {
    const next = new Map([...this.layout].filter(([, piece]) => piece % MINES !== card));
    if (cell !== HAND) next.set(cell, card + this.mover.turn * MINES);
    this.layout = next;
  }

  turn(cell: number): void {
    const piece = this.layout.get(cell);
    if (piece !== undefined) this.layout = new Map(this.layout).set(cell, (piece + MINES) % (this.mover.turns * MINES));
  }

  clear(): void {
    this.layout = new Map();
    this.mover.clear();
  }

  /** Cards that are gone from the hand are gone from the bench. */
  mend(): void {
    const mines = this.#own()?.mines ?? [];
    const kept = [...this.layout].filter(([, piece]) => mines.includes(piece % MINES));
    if (kept.length < this.layout.size) this.layout = new Map(kept);
  }

  get cards(): number[] {
    return [...this.layout.values()].map((piece) => piece % MINES);
  }

  /** Ask the rules what these cards make. */
  async look(layout: Layout): Promise<void> {
    const cells = gridOf(layout);
    const grid = String(cells);
    const sent = this.#facts().readings.find((one) => String(one.grid) === grid);
    const reading = sent ?? (await this.#ask()?.('reading', cells)) ?? null;
    this.#said = { grid, reading };
  }

  /** What they make, as far as the rules have said; undefined until they have. */
  read(layout: Layout): Reading | null | undefined {
    return this.#said.grid === String(gridOf(layout)) ? this.#said.reading : undefined;
  }

  /** Lay out the best claim that the cards can make, if there is one. */
  async suggest(): Promise<boolean> {
    const claim = this.#facts().claim ?? (await this.#ask()?.('claim'));
    this.clear();
    if (!claim || claim.shape === NONE) return false;
    this.layout = layOut(this.#facts().shapes, claim);
    await this.look(this.layout);
    return true;
  }
}
