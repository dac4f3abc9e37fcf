/** How the kinds of dice look: told apart by a letter as well as by colour. */

import { Die } from '../../generated/klotho';

export const LOOKS: Record<number, { colour: string; pips: string; letter: string }> = {
  [Die.RED]: { colour: '#d23a34', pips: '#fff6ea', letter: '' },
  [Die.SMALL]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [Die.GREAT]: { colour: '#8a45cf', pips: '#fff', letter: 'P' },
  [Die.BLUE]: { colour: '#2f78c4', pips: '#fff', letter: 'B' },
  [Die.ANDROID]: { colour: '#aebfce', pips: '#1d2730', letter: 'A' },
  [Die.PIG]: { colour: '#ff9db5', pips: '#3a0d1c', letter: '' },
};
