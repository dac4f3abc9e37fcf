import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import './display.css';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'linear-gradient(#aee3ff, #fbe9b5)',
    defeat: 'linear-gradient(#30254a, #5d4d86)',
    draw: 'linear-gradient(#aee3ff, #c3b4de)',
  },
  bits: [
    { d: 'M0 -11L9.500 -5.500V5.500L0 11L-9.500 5.500V-5.500z', fill: '#f8cf4f', line: '#7d5500' },
    { d: 'M0 -11L9.500 -5.500V5.500L0 11L-9.500 5.500V-5.500z', fill: '#58aee8', line: '#10406b' },
    { d: 'M0 -11L9.500 -5.500V5.500L0 11L-9.500 5.500V-5.500z', fill: '#9d6bd8', line: '#36155f' },
  ],
};

const katamari: Art = { board: Board, emblem: Medal, finale, pace };

export default katamari;
