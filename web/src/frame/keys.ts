/** The keys that are not those of the board: numbers for the listed moves, and a letter for each thing of the frame. */

export type Doing = Record<string, () => unknown>;

/** Whether a key is meant for something else: somebody types, reads a popover, or the browser is addressed. */
export function elsewhere(e: KeyboardEvent): boolean {
  const at = e.target as HTMLElement;
  if (document.querySelector("[popover='']:popover-open")) return true; // a piece in hand is a manual one
  return e.ctrlKey || e.metaKey || e.altKey || /INPUT|SELECT|TEXTAREA/.test(at.tagName) || !!at.closest('dialog');
}

export function pressed(e: KeyboardEvent, nth: (n: number) => void, doing: Doing): void {
  if (elsewhere(e)) return;
  const digit = Number(e.key);
  if (digit >= 1 && digit <= 9) nth(digit);
  else if (doing[e.key]) {
    e.preventDefault();
    doing[e.key]();
  }
}
