/** How the kinds of dice look: told apart by a letter as well as by colour. */

import { DieKind } from '../../generated/klotho';

export const LOOKS: Record<number, { colour: string; pips: string; letter: string }> = {
  [DieKind.RED]: { colour: '#d23a34', pips: '#fff6ea', letter: '' },
  [DieKind.PURPLE]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [DieKind.GREAT_PURPLE]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [DieKind.BLUE]: { colour: '#2f78c4', pips: '#fff', letter: 'B' },
  [DieKind.ANDROID]: { colour: '#aebfce', pips: '#1d2730', letter: 'A' },
  [DieKind.PIG]: { colour: '#ff9db5', pips: '#3a0d1c', letter: '' },
};

/** How large so many dice can lie in a tray of this size, and how many of them side by side. Gaps are parts of a die. */
export function fit(dice: number, wide: number, high: number): { size: number; columns: number } {
  const tried = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(dice / rows);
    const size = Math.min(wide / (columns * 1.278 + 0.3), high / (rows * 1.3125 + 0.5));
    return { size: Math.round(Math.max(48, Math.min(size, 150))), columns };
  });
  return tried.reduce((best, one) => (one.size > best.size ? one : best));
}
