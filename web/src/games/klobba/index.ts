import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import './display.css';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'linear-gradient(#e9a06b, #b4607a 60%, #6f4277)',
    defeat: 'linear-gradient(#2b2745, #4c4a6b)',
    draw: 'linear-gradient(#a9788f, #46305f)',
  },
  bits: [
    {
      d: 'M0 -11L3.2 -3.6L11 -3.2L5 1.8L7 9.5L0 5.2L-7 9.5L-5 1.8L-11 -3.2L-3.2 -3.6z',
      fill: '#ffd95a',
      line: '#3c2806',
    },
    { d: 'M-11 -9L0 -4L11 -9L8 5L0 12L-8 5z', fill: '#f07f2e', line: '#1d1522' },
    { d: 'M0 -12L12 0L0 12L-12 0z', fill: '#8a55b8', line: '#1d1522' },
  ],
};

const klobba: Art = { board: Board, emblem: Medal, finale, pace };

export default klobba;
