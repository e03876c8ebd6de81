import type { Clock, Disposer, Logger } from '@touchline/plugin-api';

/** The interval of the authenticated-user action, ms. */
const EVERY = 60_000;

export interface PresenceDependencies {
  readonly clock: Clock;
  readonly log: Logger;
  readonly isSignedIn: () => boolean;
  readonly isVisible: () => boolean;
  /** Is notified that the page is visible again or that a player has signed in. */
  readonly onReturn: (listener: () => void) => Disposer;
  /** Reports to the server that the player is active. */
  readonly send: () => Promise<unknown>;
}

/** The authenticated-user action: at load, and every 60 s while the page is visible. */
export function keepPresence(dependencies: PresenceDependencies): Disposer {
  const { clock, log } = dependencies;
  let sentAt = Number.NEGATIVE_INFINITY;
  const act = () => {
    if (!dependencies.isSignedIn() || !dependencies.isVisible()) {
      return;
    }
    sentAt = clock.now();
    dependencies.send().catch((error: unknown) => log.debug('presence was not recorded', error));
  };
  act();
  const stops = [
    clock.every(EVERY, act),
    dependencies.onReturn(() => {
      if (clock.now() - sentAt >= EVERY) {
        act();
      }
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
