/** Runs what a page asks of the server. If that fails, the page says why; before each attempt, it says nothing. */
export function attempting(say: (why: string) => void): (what: () => Promise<unknown>) => Promise<void> {
  return async (what) => {
    say('');
    try {
      await what();
    } catch (e) {
      say((e as Error).message);
    }
  };
}
