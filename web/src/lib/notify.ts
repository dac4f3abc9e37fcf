/** A note of the browser when it is my turn and I look elsewhere. */

import { able, subscribe, unsubscribe } from './push';
import { settings } from './settings.svelte';

export const possible = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Ask the browser; the answer is kept, and nobody is asked again. */
export async function permit(yes: boolean): Promise<void> {
  settings.notes = yes && (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';
}

/**
 * The same, and where there is a push service, notices come from then on also
 * when no page is open; whether that works the account page says.
 */
export async function wish(yes: boolean): Promise<void> {
  await permit(yes);
  if (able()) void (settings.notes === 'on' ? subscribe() : unsubscribe()).catch(() => {});
}

export async function note(title: string, body: string): Promise<void> {
  if (settings.notes !== 'on' || !document.hidden || !possible() || Notification.permission !== 'granted') return;
  const shown = { body, icon: '/icon.svg', tag: location.pathname };
  // On telephones a page may not make notes itself; where there is a worker, it does.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, { ...shown, data: location.pathname });
    return;
  }
  const made = new Notification(title, shown);
  made.onclick = () => {
    focus();
    made.close();
  };
}
