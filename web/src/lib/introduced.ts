/** Whether this device has been asked for a name already: nobody is asked twice. */

const KEY = 'rulewright.introduced';

export function introduced(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // a private window
  }
}

export function remember(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // a private window: asked again next time
  }
}
