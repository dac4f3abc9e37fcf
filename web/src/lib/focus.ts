/**
 * Keeping the keyboard where the next choice is. A move takes away the button that made it, and a browser then drops the
 * focus to the page's body, a dozen tabs from everything. So the frame keeps it: it stays where it is as long as
 * that is there, waits on the table while others move, and goes to the nearest choice when there is one.
 */

/** Whether the last thing that somebody did was done with the keyboard, or by a screen reader that clicks without a pointer. */
let keyboard = false;

/** Begin to tell hands from keys: once, before anything is shown. */
export function watchHands(): void {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', () => (keyboard = false), options);
  addEventListener('keydown', () => (keyboard = true), options);
  addEventListener('click', (e) => e.detail === 0 && (keyboard = true), options);
}

const HELD = '[data-held]';
const LIT = '[data-lit], [data-movable], button[data-code], .pick.lit';

const seen = (node: HTMLElement): boolean =>
  node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled, [aria-hidden="true"] *, .ghost *');

function stop(node: HTMLElement): HTMLElement | null {
  return node.matches('button, [tabindex]') ? node : node.querySelector<HTMLElement>('button, [tabindex]');
}

/** What can be chosen on a board now; with a piece in hand, only where it may go. */
export function choices(board: HTMLElement): HTMLElement[] {
  const lit = (selector: string): HTMLElement[] =>
    [...board.querySelectorAll<HTMLElement>(selector)].flatMap((n) => stop(n) ?? []).filter(seen);
  const places = board.querySelector(HELD) ? lit('[data-lit]') : [];
  return [...new Set(places.length ? places : lit(LIT))];
}

interface Point {
  x: number;
  y: number;
}

function middle(node: Element): Point {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The choice to go to: the next step of what was just done lies beside it. Where nothing was done yet, what the game asks for first. */
export function next(all: HTMLElement[], from: Point | null): HTMLElement | undefined {
  if (!from) return all.find((n) => n.matches('.primary')) ?? all[0];
  const far = (n: HTMLElement): number => {
    const { x, y } = middle(n);
    return Math.hypot(x - from.x, y - from.y);
  };
  return all.toSorted((a, b) => far(a) - far(b))[0];
}

interface Question {
  /** Whether somebody is asked here, and may answer now. */
  asked: boolean;
  /** Changes with what may be answered; whatever others do meanwhile is no new question. */
  which: string;
}

/** Keep the focus within a frame: on the choices of its board `#main`, or in its list of moves for those who choose there. */
export function keep(frame: HTMLElement, first: Question): { update(now: Question): void; destroy(): void } {
  let now = first;
  /** Where the focus was last, and whether in the list of moves. */
  let from: Point | null = null;
  let listed = false;
  /** The question that the focus has been brought to; afterwards it goes wherever it is sent. */
  let answered = '';
  /** The focus waits on the table for the next question. */
  let waits = false;
  /** A piece is in the hand: as soon as it is, the focus goes to where it may be put. */
  let held = false;
  let due = 0;

  const board = (): HTMLElement | null => frame.querySelector('#main');

  /** An end that is told in a panel of its own comes first; then the list, for those who came from there. */
  function goal(): HTMLElement | undefined {
    const main = board();
    const end = main?.querySelector<HTMLElement>('.veil .button.primary');
    if (end) return end;
    if (!now.asked || !main) return undefined;
    const list = [...frame.querySelectorAll<HTMLElement>('.moves .move:not(:disabled)')].filter(seen);
    const open = choices(main);
    return listed || !open.length ? (next(list, from) ?? next(open, from)) : next(open, from);
  }

  function settle(): void {
    if (!keyboard || document.querySelector('dialog[open]')) return;
    const at = document.activeElement;
    const lost = !at || at === document.body;
    const parked = lost || (waits && at === board());
    const took = !held && !!board()?.querySelector(HELD);
    held = !!board()?.querySelector(HELD);
    const asks = now.asked && (took || answered !== now.which);
    const there = parked || (asks && !!at?.closest('#main') && !choices(board()!).includes(at as HTMLElement));
    if (!there) {
      if (now.asked) answered = now.which;
      return;
    }
    const to = goal();
    if (to) {
      answered = now.which;
      waits = false;
      to.focus();
    } else if (lost) {
      waits = true;
      board()?.focus({ preventScroll: true });
    }
  }
  /** Once more when the page is drawn: a button that was disabled loses the focus only then. */
  function later(): void {
    settle();
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => (due = requestAnimationFrame(settle)));
  }

  function moved(e: FocusEvent): void {
    const at = e.target as HTMLElement;
    waits = at === board(); // sent there by the skip link, too
    if (waits) return later();
    if (now.asked) answered = now.which;
    listed = !!at.closest('.moves');
    from = middle(at);
  }
  /** A key that is held down chooses once: the next choice has come beneath it. */
  function repeated(e: KeyboardEvent): void {
    if (e.repeat && (e.key === 'Enter' || e.key === ' ')) e.preventDefault();
  }

  const watch = new MutationObserver(later);
  watch.observe(frame, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-held'],
  });
  frame.addEventListener('focusin', moved);
  frame.addEventListener('keydown', repeated);
  later();
  return {
    update(next) {
      now = next;
      later();
    },
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(due);
      frame.removeEventListener('focusin', moved);
      frame.removeEventListener('keydown', repeated);
    },
  };
}
