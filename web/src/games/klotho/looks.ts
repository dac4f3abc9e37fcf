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
