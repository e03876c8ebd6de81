import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { offerSignIn } from './offer-sign-in.ts';

/** How long a visitor has the page for themselves, ms. */
const DELAY = 3_000;

/** Offers visitors to sign in with one tap, long after the first screen is there. */
export function start(context: PluginContext): Disposer {
  const { clock, log, navigation } = context;
  let isOver = false;
  let takeAway: Disposer = () => undefined;

  const offer = async () => {
    takeAway = await offerSignIn(context);
    if (isOver) {
      takeAway();
    }
  };
  const stopTimer = clock.after(DELAY, () => {
    // A visitor who has agreed already is only reading the terms.
    if (navigation.current.get().name === 'socialRegistration') {
      return;
    }
    offer().catch((error: unknown) => log.warn('the one-tap sign-in could not be offered', error));
  });
  return () => {
    isOver = true;
    stopTimer();
    takeAway();
  };
}
