/**
 * What a person prefers, kept on this device: motion and light follow the system unless chosen otherwise, sound is off until it
 * is wanted, and whether the browser shall tell when it is one's turn is asked for once.
 */

export type Motion = 'system' | 'full' | 'brisk' | 'off';
export type Light = 'system' | 'light' | 'dark';

const KEY = 'rulewright.settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  motion: Motion;
  light: Light;
  sound: boolean;
  notes: 'ask' | 'on' | 'off';
}

const USUAL: Kept = { motion: 'system', light: 'system', sound: false, notes: 'ask' };

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
  sound = $state(load().sound);
  notes = $state<Kept['notes']>(load().notes);
  #still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  /** How fast things move: 1 is normal, 0 is not at all. */
  get pace(): number {
    if (this.motion === 'system') return this.#still ? 0 : 1;
    return { full: 1, brisk: 2.5, off: 0 }[this.motion];
  }

  keep(): void {
    const root = document.documentElement;
    root.dataset['motion'] = this.pace === 0 ? 'off' : 'on';
    if (this.light === 'system') delete root.dataset['light'];
    else root.dataset['light'] = this.light;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ motion: this.motion, light: this.light, sound: this.sound, notes: this.notes }),
      );
    } catch {
      // a private window: the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();
