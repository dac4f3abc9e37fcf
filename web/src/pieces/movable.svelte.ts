/** Moving pieces: `use:movable` on a piece and `use:target` on a place, which both hold or are a button. */

import { tick } from 'svelte';
import { ARROWS, nearest } from '../lib/actions';
import { settings } from '../lib/settings.svelte';
import './movable.css';
import { aim, type Mover } from './mover.svelte';
import { t } from '../lib/messages';

export interface Piece {
  mover: Mover | undefined;
  piece: string;
  name: string;
}

export interface Place {
  mover: Mover | undefined;
  place: string;
  name: string;
}

interface Mounted<T> {
  update(given: T): void;
  destroy(): void;
}

const A_DRAG = 6;

function button(node: HTMLElement | undefined): HTMLElement | null {
  return !node || node.matches('button, [tabindex]') ? (node ?? null) : node.querySelector('button, [tabindex]');
}

function flag(node: HTMLElement, name: string, on: boolean): void {
  if (on) node.dataset[name] = '';
  else delete node.dataset[name];
}

/** Say on a thing which moves it begins, for the coach's mark, until something else is asked. */
function lead(node: HTMLElement | null, codes: number[] = []): (() => void) | undefined {
  if (!node || !codes.length) return undefined;
  node.dataset['leads'] = codes.join(' ');
  return () => void delete node.dataset['leads'];
}

function litBoxes(mover: Mover): [string, DOMRect][] {
  return mover.litPlaces.flatMap((place) => {
    const node = mover.places.get(place);
    return node ? [[place, node.getBoundingClientRect()] as [string, DOMRect]] : [];
  });
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A piece was taken up by a tap: on a small screen all places that it may go to can be hidden. Then one comes into sight. */
function show(mover: Mover): void {
  const boxes = litBoxes(mover);
  const seen = ([place, box]: [string, DOMRect]): boolean => {
    const { x, y } = middle(box);
    return !!mover.places.get(place)?.contains(document.elementFromPoint(x, y));
  };
  if (!boxes.length || boxes.some(seen)) return;
  const behavior = settings.pace ? 'smooth' : 'instant';
  mover.places.get(boxes[0][0])?.scrollIntoView({ block: 'center', inline: 'nearest', behavior });
}

/** With a piece in hand the arrow keys go from lit place to lit place; where none lies that way, back to the piece. */
function step(mover: Mover, e: KeyboardEvent): void {
  const at = document.activeElement;
  const way = ARROWS[e.key];
  if (!mover.held || !way || !at) return;
  const ahead = (nodes: (HTMLElement | undefined)[]): HTMLElement | undefined => {
    const there = nodes.filter((node) => node !== undefined);
    const spots = there.map((node) => middle(node.getBoundingClientRect()));
    return there[nearest(middle(at.getBoundingClientRect()), spots, way)];
  };
  e.preventDefault();
  e.stopPropagation();
  const lit = ahead(mover.litPlaces.map((place) => mover.places.get(place)));
  button(lit ?? ahead([mover.pieces.get(mover.held)]))?.focus();
}

/** A copy of the piece that follows the pointer above everything else, as large as the piece is on the screen. */
class Ghost {
  readonly #node: HTMLElement;
  readonly #x: number;
  readonly #y: number;
  readonly #zoom: number;

  constructor(piece: HTMLElement, x: number, y: number) {
    const box = piece.getBoundingClientRect();
    this.#zoom = box.width / (piece.offsetWidth || box.width);
    [this.#x, this.#y] = [box.x - x, box.y - y];
    this.#node = piece.cloneNode(true) as HTMLElement;
    this.#node.classList.add('ghost');
    this.#node.setAttribute('aria-hidden', 'true');
    this.#node.inert = true;
    this.#node.popover = 'manual';
    this.#node.style.width = `${piece.offsetWidth}px`;
    this.#node.style.height = `${piece.offsetHeight}px`;
    for (const inner of this.#node.querySelectorAll('[id], [data-rove], [data-code], [data-leads]')) {
      for (const name of ['id', 'data-rove', 'data-code', 'data-leads']) inner.removeAttribute(name);
    }
    piece.parentElement?.append(this.#node);
    this.#node.showPopover();
    this.move(x, y, 0);
  }

  move(x: number, y: number, turned: number): void {
    this.#node.style.transform = `translate(${x + this.#x}px, ${y + this.#y}px) scale(${this.#zoom}) rotate(${turned}deg)`;
  }

  remove(): void {
    this.#node.remove();
  }
}

export function movable(node: HTMLElement, first: Piece): Mounted<Piece> {
  let given = $state.raw(first);
  let began: { x: number; y: number; id: number } | null = null;
  let ghost: Ghost | null = null;
  let dragged = false;
  let finger = false;

  function down(e: PointerEvent): void {
    finger = e.pointerType === 'touch';
    dragged = false;
    if (e.button !== 0 || !e.isPrimary || !given.mover?.may(given.piece)) return;
    if (finger && getComputedStyle(node).touchAction === 'manipulation') return; // the finger looks around
    began = { x: e.clientX, y: e.clientY, id: e.pointerId };
    watch(true); // wherever the pointer is, a quick hand has left the piece at once
    e.stopPropagation(); // or the map beneath would follow the hand
  }

  function move(e: PointerEvent): void {
    const mover = given.mover;
    if (!began || e.pointerId !== began.id || !mover) return;
    if (!ghost) {
      if (Math.hypot(e.clientX - began.x, e.clientY - began.y) < A_DRAG || !mover.take(given.piece)) return;
      ghost = new Ghost(node, began.x, began.y);
      dragged = mover.dragging = true;
    }
    ghost.move(e.clientX, e.clientY, (mover.turn * 360) / mover.turns);
    mover.over = aim(e.clientX, e.clientY, litBoxes(mover));
  }

  function up(e: PointerEvent): void {
    const mover = given.mover;
    if (e.isTrusted && e.pointerId !== began?.id) return;
    if (ghost && mover) {
      const onto = e.type === 'pointerup' ? aim(e.clientX, e.clientY, litBoxes(mover)) : '';
      if (!onto || !mover.put(onto)) mover.back();
    }
    ghost?.remove();
    ghost = began = null;
    watch(false);
    setTimeout(() => (dragged = false)); // after the click that this may bring
  }

  function click(e: MouseEvent): void {
    const mover = given.mover;
    if (dragged) {
      dragged = false;
      e.stopPropagation();
    } else if (mover?.tap(given.piece, finger && e.detail > 0)) {
      e.stopPropagation();
      if (mover.held) void tick().then(() => show(mover));
      if (e.detail === 0 && mover.held) {
        const near = litBoxes(mover)[0];
        if (near) button(mover.places.get(near[0]))?.focus();
      }
    }
  }

  function key(e: KeyboardEvent): void {
    if (given.mover) step(given.mover, e);
  }

  function wheel(e: WheelEvent): void {
    if (!ghost || !given.mover) return;
    e.preventDefault();
    given.mover.rotate(Math.sign(e.deltaY));
  }

  function watch(on: boolean): void {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', move as EventListener);
    change('pointerup', up as EventListener);
    change('pointercancel', up as EventListener);
    change('wheel', wheel as EventListener, { passive: false });
  }

  /** Wherever the focus is, Escape puts back and R turns. */
  function anywhere(e: KeyboardEvent): void {
    const mover = given.mover;
    if (!mover) return;
    if (e.key === 'Escape') {
      up(new PointerEvent('pointercancel'));
      mover.back();
      button(node)?.focus();
    } else if (e.key.toLowerCase() === 'r' && mover.turns > 1 && !e.ctrlKey && !e.metaKey) mover.rotate();
    else return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }

  $effect(() => {
    const { mover, piece, name } = given;
    mover?.names.set(piece, name);
    mover?.pieces.set(piece, node);
    return () => {
      if (mover?.pieces.get(piece) === node) mover.pieces.delete(piece);
    };
  });
  $effect(() => {
    const { mover, piece } = given;
    const held = mover?.held === piece;
    flag(node, 'movable', mover?.may(piece) ?? false);
    flag(node, 'held', held);
    button(node)?.toggleAttribute('data-up', held);
    if (!held) return undefined;
    button(node)?.setAttribute('aria-pressed', 'true');
    addEventListener('keydown', anywhere, true);
    return () => {
      button(node)?.removeAttribute('aria-pressed');
      removeEventListener('keydown', anywhere, true);
    };
  });

  // On its button: the piece itself may be a place, too.
  $effect(() => lead(button(node), given.mover?.begins(given.piece)));

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('click', click, { signal });
  node.addEventListener('keydown', key, { signal });
  return {
    update: (next) => (given = next),
    destroy() {
      listening.abort();
      watch(false);
      ghost?.remove();
    },
  };
}

export function target(node: HTMLElement, first: Place): Mounted<Place> {
  let given = $state.raw(first);

  $effect(() => {
    const { mover, place, name } = given;
    mover?.names.set(place, name);
    mover?.places.set(place, node);
    return () => {
      if (mover?.places.get(place) === node) mover.places.delete(place);
    };
  });
  $effect(() => {
    const { mover, place } = given;
    const lit = mover?.lit(place) ?? false;
    flag(node, 'lit', lit);
    flag(node, 'over', lit && mover?.over === place);
    const stop = button(node);
    if (lit && mover) stop?.setAttribute('aria-description', t('may-go-here', { name: mover.name(mover.piece) }));
    else stop?.removeAttribute('aria-description');
  });
  $effect(() => lead(node, given.mover?.leads(given.place)));

  function click(e: MouseEvent): void {
    if (!given.mover?.put(given.place)) return;
    e.stopPropagation();
    e.stopImmediatePropagation();
  }
  function key(e: KeyboardEvent): void {
    if (given.mover) step(given.mover, e);
  }
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update: (next) => (given = next),
    destroy() {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}
