/** How large the board must be shown for its smallest words to be read. */

import { enlargement } from '../pieces/flight';

/** Pixels in which everybody can read. */
const READABLE = 12;
const [LEAST, MOST] = [1.5, 4];
const SEEN = { opacityProperty: true, visibilityProperty: true };

/** Pixels of a font on the screen: a drawing may be drawn smaller, or a card turned, than its style says. */
function shown(node: Element): number {
  const turned = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
  const scale = turned
    ? Math.sqrt(Math.abs(turned.a * turned.d - turned.b * turned.c))
    : enlargement(node as HTMLElement);
  return parseFloat(getComputedStyle(node).fontSize) * scale;
}

export function needed(board: Element): number {
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  let smallest = READABLE;
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement!;
    if (!texts.currentNode.nodeValue?.trim() || !node.checkVisibility(SEEN) || node.closest('.visually-hidden'))
      continue;
    smallest = Math.min(smallest, shown(node));
  }
  return Math.min(MOST, Math.max(LEAST, READABLE / smallest));
}
