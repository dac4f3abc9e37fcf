import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import './display.css';
import Medal from './Medal.svelte';
import { pace } from './scene';

const finale: Finale = {
  ground: {
    victory: 'radial-gradient(at 50% 30%, #f0b93a, #7d5a3a 45%, #4d331f)',
    defeat: 'linear-gradient(#1a110a, #3c2819)',
    draw: 'linear-gradient(#4d331f, #7d5a3a)',
  },
  bits: [
    { d: 'M-6 -9h12l5 6L0 11L-11 -3z', fill: '#37a5a4', line: '#0b4347' },
    { d: 'M-9 8L-11 -6L-4 -1L0 -9L4 -1L11 -6L9 8z', fill: '#f0b93a', line: '#5c4209' },
    {
      d: 'M0 10C-14 0 -11 -10 -5 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 5 -10C11 -10 14 0 0 10z',
      fill: '#b3202c',
      line: '#5d0d14',
    },
  ],
};

const karthis: Art = { board: Board, emblem: Medal, finale, pace };

export default karthis;
