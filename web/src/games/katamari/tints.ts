/** The colours of the Cousins' boards, and of the dice. */

export const TINTS = ['#f7c6b8', '#bfe3c8', '#c9d8f5', '#f4dd9c'];

export const DICE = [
  { colour: '#f6cb45', pips: '#4a3300', letter: '' },
  { colour: '#3f8fd0', pips: '#ffffff', letter: '' },
  { colour: '#7d4fb0', pips: '#ffffff', letter: '' },
];
