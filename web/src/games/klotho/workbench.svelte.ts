/** The bench on which a claim is tried: only this screen knows of it until it is staked. */

import { MINES, NONE, type Claim, type Derived, type Seat } from '../../generated/klotho';
import { Mover, type Way } from '../../pieces/mover.svelte';
import { layOut, openCells, read, SIDE, type Layout, type Reading } from './claim';
import type { Printed } from './colony';

const HAND = SIDE * SIDE;
const MOVE = HAND + 1;

export class Workbench {
  open = $state(false);
  layout = $state.raw<Layout>(new Map());
  readonly mover: Mover;
  readonly #box: () => Printed;
  readonly #own: () => Seat | undefined;
  readonly #facts: () => Derived;
  readonly #ask: () => Promise<Claim> | undefined;

  constructor(
    box: () => Printed,
    own: () => Seat | undefined,
    facts: () => Derived,
    ask: () => Promise<Claim> | undefined,
  ) {
    this.#box = box;
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
      });
      const back = rest.size < this.layout.size ? [HAND] : [];
      return [...openCells(rest), ...back].map(way);
    });
  }

  #lay(card: number, cell: number): void {
    const next = new Map([...this.layout].filter(([, piece]) => piece % MINES !== card));
    if (cell !== HAND) next.set(cell, card + (this.mover.turn ? MINES : 0));
    this.layout = next;
  }

  turn(cell: number): void {
    const piece = this.layout.get(cell);
    if (piece !== undefined) this.layout = new Map(this.layout).set(cell, (piece + MINES) % (2 * MINES));
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

  /** Crossings that may differ, and those of them that cost no Bribe. */
  get spare(): number {
    return this.#facts().spare;
  }

  get free(): number {
    return this.#facts().free;
  }

  /** What lies on the grid: the bench's own layout, or another. */
  read(layout: Layout): Reading {
    return read(this.#box(), this.#facts().pieces, layout);
  }

  /** Lay out the best claim that the cards can make, if there is one. */
  async suggest(): Promise<boolean> {
    const claim = this.#facts().claim ?? (await this.#ask());
    this.clear();
    if (!claim || claim.shape === NONE) return false;
    this.layout = layOut(this.#box(), claim);
    return true;
  }
}
