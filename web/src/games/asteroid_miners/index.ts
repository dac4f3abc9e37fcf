import type { Art, Finale } from '../../pieces/board';
import Board from './Board.svelte';
import './display.css';
import Medal from './Medal.svelte';
import { pace } from './playback';

const finale: Finale = {
  ground: {
    victory: 'radial-gradient(at 70% 20%, #5b3b9a, #22336e 50%, #111a3a)',
    defeat: 'linear-gradient(#060913, #111a3a)',
    draw: 'linear-gradient(#111a3a, #22336e)',
  },
  bits: [
    { d: 'M-6 -10H6L11 -1L0 11L-11 -1z', fill: '#e9f2f6', line: '#13222b' },
    { d: 'M0 -11L7 -5V5L0 11L-7 5V-5z', fill: '#8fd3ff', line: '#06223c' },
    { d: 'M-10 4L-7 -7L1 -10L9 -6L10 3L4 10L-5 9z', fill: '#d8cf8b', line: '#2a2608' },
  ],
};

const asteroidMiners: Art = { board: Board, emblem: Medal, finale, pace };

export default asteroidMiners;
