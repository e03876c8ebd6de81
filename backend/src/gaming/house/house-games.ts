import type { KeyObject } from 'node:crypto';

/** The process of the house's own games, as far as it is known: it may be starting, or starting again. */
export interface HouseGames {
  /** Where this machine finds it; undefined while it does not run. */
  readonly endpoint: () => string | undefined;
  /** Where browsers find it; stays what it was while it starts again. */
  readonly origin: () => string | undefined;
  readonly publicKey: () => KeyObject | undefined;
}
