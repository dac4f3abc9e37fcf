import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'linear-gradient(#dcecee, #88a06d 65%, #5f7a4f)',
    defeat: 'linear-gradient(#1c2519, #37452f)',
    draw: 'linear-gradient(#88a06d, #5f7a4f)',
  },
  bits: [
    { d: 'M-8 -11V11M-8 -10H9L4 -4L9 2H-8z', fill: '#b8472c', line: '#2a1e14' },
    { d: 'M-8 -11V11M-8 -10H9L4 -4L9 2H-8z', fill: '#2c3f5c', line: '#0f1826' },
    { d: 'M-8 -11V11M-8 -10H9L4 -4L9 2H-8z', fill: '#f3e3b5', line: '#5c431b' },
  ],
};

const patrols: Art = { board: Board, emblem: Medal, finale, pace };

export default patrols;
