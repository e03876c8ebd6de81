import type { Disposer, PluginContext } from '@touchline/plugin-api';

/** How long a visitor has the page for themselves, ms. */
const DELAY = 3_000;

/** Offers visitors to sign in with one tap, long after the first screen is there. */
export function start(context: PluginContext): Disposer {
  const { clock, log } = context;
  let isOver = false;
  let takeAway: Disposer = () => undefined;

  const offer = async () => {
    const { offerSignIn } = await import('./offer-sign-in.ts');
    if (!isOver) {
      const cancel = await offerSignIn(context);
      takeAway = cancel;
      if (isOver) {
        cancel();
      }
    }
  };
  const stopTimer = clock.after(DELAY, () => {
    offer().catch((error: unknown) => log.warn('the one-tap sign-in could not be offered', error));
  });
  return () => {
    isOver = true;
    stopTimer();
    takeAway();
  };
}
