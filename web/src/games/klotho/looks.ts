/** How the kinds of dice look: told apart by a letter as well as by colour. */

import { ANDROID, BLUE, GREAT, PIG_DIE, RED, SMALL } from '../../generated/klotho';

export const LOOKS: Record<number, { colour: string; pips: string; letter: string }> = {
  [RED]: { colour: '#d23a34', pips: '#fff6ea', letter: '' },
  [SMALL]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [GREAT]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [BLUE]: { colour: '#2f78c4', pips: '#fff', letter: 'B' },
  [ANDROID]: { colour: '#aebfce', pips: '#1d2730', letter: 'A' },
  [PIG_DIE]: { colour: '#ff9db5', pips: '#3a0d1c', letter: '' },
};
