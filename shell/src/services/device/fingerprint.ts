import type { Fingerprint, StoredFingerprint } from '@touchline/contracts/identity';
import type { Clock, Logger, Store } from '@touchline/plugin-api';

/** What the script exposes (platform.txt §7). */
export interface FingerprintScript {
  readonly ready: () => Promise<void>;
  readonly exec: () => Promise<Fingerprint>;
}

export interface FingerprintDependencies {
  readonly clock: Clock;
  readonly log: Logger;
  /** Loads the script and waits until it exposes itself. */
  readonly loadScript: () => Promise<FingerprintScript>;
  /** Memory and local storage in one; nothing is stored yet when the token is empty. */
  readonly store: Store<StoredFingerprint>;
  /** Whether the player's choice and the site's rules permit it. */
  readonly isAllowed: () => boolean;
}

export interface DeviceFingerprint {
  /** The token that is valid now, without a request. */
  readonly held: () => string | undefined;
  /** Fetches one unless a valid one is there; failures are logged only. */
  readonly ensure: () => Promise<string | undefined>;
  /** Fetches another in place of one that the server refused, however often it failed before. */
  readonly refetch: () => Promise<string | undefined>;
}

/** After this many failures in a row no attempt is made unless it is forced. */
const MOST_FAILURES = 2;

/** The device's fingerprint: fetched by the site's script, kept until it expires. */
export function createFingerprint(dependencies: FingerprintDependencies): DeviceFingerprint {
  const { clock, log, store } = dependencies;
  let failures = 0;
  let fetching: Promise<string | undefined> | undefined;

  const held = () => {
    const { token, expiresAt } = store.get();
    return token !== '' && expiresAt > clock.now() ? token : undefined;
  };
  const run = async () => {
    try {
      const script = await dependencies.loadScript();
      await script.ready();
      const { token, expiresAt, data } = await script.exec();
      store.set({ token, expiresAt, componentsData: data });
      failures = 0;
      return held();
    } catch (error) {
      failures += 1;
      log.warn('the device could not be recognised', error);
      return undefined;
    }
  };
  const fetch = async ({ isForced }: { readonly isForced: boolean }) => {
    if (!dependencies.isAllowed() || (failures >= MOST_FAILURES && !isForced)) {
      return undefined;
    }
    fetching ??= run().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
  return {
    held,
    ensure: async () => held() ?? fetch({ isForced: false }),
    refetch: () => fetch({ isForced: true }),
  };
}
