import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'linear-gradient(#bfe6f5, #fff7db)',
    defeat: 'linear-gradient(#20315c, #2a2d52)',
    draw: 'linear-gradient(#bfe6f5, #e9d9bb)',
  },
  bits: [
    {
      d: 'M0 10C-14 0 -11 -10 -5 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 5 -10C11 -10 14 0 0 10z',
      fill: '#e5574a',
      line: '#33261c',
    },
    { d: 'M-3.500 -10h7v6.500h6.500v7h-6.500v6.500h-7v-6.500h-6.500v-7h6.500z', fill: '#fff', line: '#d8432f' },
    { d: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10z', fill: '#ffd24a', line: '#6b4a00' },
  ],
};

const clinic: Art = { board: Board, emblem: Medal, finale, pace };

export default clinic;
