/** Dialogs and the browser's back button: it closes the dialog that is open, and the page stays where it is. */

interface Entry {
  dialog?: number;
}
const open: HTMLDialogElement[] = [];
let going: (() => void)[] | null = null;

const depth = (): number => (history.state as Entry | null)?.dialog ?? 0;

/** Whether the entry on top of the history is a dialog's: whatever is opened next takes its place. */
export const inDialog = (): boolean => depth() > 0;
/** Whether the entry of a dialog that was closed is just being left. */
export const leaving = (): boolean => going !== null;
export const arrived = (then: () => void): void => void going?.push(then);

/** Called when the history has moved: dialogs that lie beyond are closed, and what waited goes on. */
export function settle(): void {
  while (open.length > depth()) open.pop()!.close();
  const waited = going ?? [];
  going = null;
  for (const then of waited) then();
}

/** Open a dialog that the browser's back button closes. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  open.splice(0, open.length, ...open.filter((d) => d.open && d.isConnected)); // others may be gone with their page
  open.push(dialog);
  history.pushState({ dialog: open.length } satisfies Entry, '');
  dialog.addEventListener('close', closed, { once: true });
}

/** Closed by itself, not by going back: its entry goes, unless another page has taken its place. */
function closed(e: Event): void {
  const at = open.indexOf(e.target as HTMLDialogElement);
  if (at < 0) return;
  open.length = at;
  if (depth() > at) {
    going ??= [];
    history.go(at - depth());
  }
}
