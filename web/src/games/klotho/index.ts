import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import './display.css';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'linear-gradient(#3a3159, #c9bdd3)',
    defeat: 'linear-gradient(#0b0818, #241d36)',
    draw: 'linear-gradient(#3a3159, #5a4f6e)',
  },
  bits: [
    { d: 'M-8 7C-12 -3 -3 -12 9 -10C11 2 3 11 -8 7z', fill: '#58c04c', line: '#123d12' },
    { d: 'M-10 5L-6 -6H6L10 5z', fill: '#c9d6e6', line: '#1c2a3b' },
    { d: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10z', fill: '#ffb52e', line: '#4b2500' },
  ],
};

const klotho: Art = { board: Board, emblem: Medal, finale, pace };

export default klotho;
