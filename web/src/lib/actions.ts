/** Small behaviours shared by components. */

import { locale, number, t } from './messages';

/** Where the arrow keys point. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/**
 * Which of several spots an arrow leads to: the nearest in its quarter of the directions; where that is empty, the nearest on
 * that side at all. Since the four quarters leave no direction out, the arrows lead from every spot to every other.
 */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  const BESIDE = 1e6;
  let best = -1;
  let least = Infinity;
  spots.forEach((to, i) => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = ahead + aside / 4 + (aside > ahead ? BESIDE + aside : 0);
    if (ahead > 1 && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

function centre(node: Element): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Roving focus: everything marked `data-rove` inside is one stop of the Tab key, and the arrow keys go to whichever lies
 * in their direction on the screen.
 */
export function rove(node: HTMLElement): { destroy(): void } {
  const stops = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>('[data-rove]:not([disabled])')].filter((n) => n.checkVisibility());

  function mend(): void {
    const all = stops();
    const current = all.find((n) => n.tabIndex === 0 && n.dataset['rove'] === 'on');
    const holder = all.find((n) => n === document.activeElement) ?? current ?? all[0];
    for (const n of all) {
      n.tabIndex = n === holder ? 0 : -1;
      n.dataset['rove'] = n === holder ? 'on' : '';
    }
  }

  function key(e: KeyboardEvent): void {
    const way = ARROWS[e.key];
    const at = document.activeElement;
    if (!way || !(at instanceof HTMLElement) || at.dataset['rove'] === undefined) return;
    const all = stops();
    const i = nearest(centre(at), all.map(centre), way);
    e.preventDefault();
    e.stopPropagation();
    if (i >= 0) all[i].focus();
    mend();
  }

  node.dataset['roves'] = '';
  const watch = new MutationObserver(mend);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', mend);
  mend();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', mend);
    },
  };
}

interface Growing {
  length: number;
  /** Told whenever the list begins or ceases to follow its end. */
  tell: (pinned: boolean) => void;
}

/**
 * Keep the end of a growing list in sight, unless the reader has scrolled up. The browser tells late of a scroll, when more
 * lines may be there already or the room for them has changed: so only one that follows the reader's hand counts.
 */
export function stick(node: HTMLElement, { tell }: Growing): { update(): void; destroy(): void } {
  const NEAR = 40;
  const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
  let pinned = true;
  let hand = false;
  const down = (): void => {
    if (!pinned) return;
    hand = false;
    node.scrollTop = node.scrollHeight;
  };
  const touched = (): void => {
    hand = true;
  };
  const scrolled = (): void => {
    const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    const follows = near || (pinned && !hand);
    if (follows !== pinned) tell((pinned = follows));
  };
  node.addEventListener('scroll', scrolled);
  for (const kind of HANDS) node.addEventListener(kind, touched, { passive: true });
  const resized = new ResizeObserver(down);
  for (const grown of [node, ...node.children]) resized.observe(grown);
  down();
  return {
    update: down,
    destroy() {
      node.removeEventListener('scroll', scrolled);
      for (const kind of HANDS) node.removeEventListener(kind, touched);
      resized.disconnect();
    },
  };
}

/** Numbers as people write them; a large one in full, since treasures are counted in full. */
export function count(n: number): string {
  return number(n);
}

/** How long ago, in words. */
export function ago(when: string | number, now = Date.now()): string {
  const then = typeof when === 'number' ? (when < 1e12 ? when * 1000 : when) : Date.parse(when);
  const seconds = Math.max(0, (now - then) / 1000);
  if (!Number.isFinite(seconds)) return '';
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ];
  for (const [size, word] of steps) {
    const n = Math.floor(seconds / size);
    if (n >= 1) return new Intl.RelativeTimeFormat(locale()).format(-n, word);
  }
  return t('just-now');
}
