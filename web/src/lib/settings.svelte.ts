/**
 * What a person prefers, kept on this device: motion and light follow the system unless chosen otherwise, sound is off until it
 * is wanted, and whether the browser shall tell when it is one's turn is asked for once.
 */

import { KEY } from './settings-key';

export type Motion = 'system' | 'full' | 'brisk' | 'off';
export type Light = 'system' | 'light' | 'dark';

const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  motion: Motion;
  light: Light;
  /** A language that there is, or the browser's. */
  language: string;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  notes: 'ask' | 'on' | 'off';
  /** Whether the list of moves beside the board is folded; until somebody says so, by how they play. */
  moves: 'auto' | 'shown' | 'folded';
  /** How many moves in a row were made on the board with a pointer, not from the list. */
  onBoard: number;
  /** Whether this browser adds a random salt to the dice of every game. */
  salt: boolean;
  /** Whether the panel beside the board is put away. */
  away: boolean;
}

/** After so many moves made on the board, the list starts folded at the next table. */
const HANDY = 5;

const USUAL: Kept = {
  motion: 'system',
  light: 'system',
  language: 'system',
  sound: false,
  volume: 70,
  notes: 'ask',
  moves: 'auto',
  onBoard: 0,
  salt: true,
  away: false,
};

function load(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  motion = $state<Motion>(load().motion);
  light = $state<Light>(load().light);
  language = $state(load().language);
  sound = $state(load().sound);
  volume = $state(load().volume);
  notes = $state<Kept['notes']>(load().notes);
  moves = $state<Kept['moves']>(load().moves);
  salt = $state(load().salt);
  away = $state(load().away);
  #onBoard = load().onBoard;
  #still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  /** How fast things move: 1 is normal, 0 is not at all. */
  get pace(): number {
    if (this.motion === 'system') return this.#still ? 0 : 1;
    return { full: 1, brisk: 2.5, off: 0 }[this.motion];
  }

  /** Whether the list of moves starts folded: somebody wanted it so, or plays on the board. */
  get folded(): boolean {
    return this.moves === 'folded' || (this.moves === 'auto' && this.#onBoard >= HANDY);
  }

  /** A move was made: on the board with a pointer, or in any other way. */
  moved(onBoard: boolean): void {
    this.#onBoard = onBoard ? Math.min(HANDY, this.#onBoard + 1) : 0;
    this.keep();
  }

  keep(): void {
    const root = document.documentElement;
    root.dataset['motion'] = this.pace === 0 ? 'off' : 'on';
    if (this.light === 'system') delete root.dataset['light'];
    else root.dataset['light'] = this.light;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          motion: this.motion,
          light: this.light,
          language: this.language,
          sound: this.sound,
          volume: this.volume,
          notes: this.notes,
          moves: this.moves,
          onBoard: this.#onBoard,
          salt: this.salt,
          away: this.away,
        } satisfies Kept),
      );
    } catch {
      // a private window: the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();
