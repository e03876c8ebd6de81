import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { SiteConfiguration } from './load-configuration.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;

/** The configuration as this process holds it. */
export interface HeldConfiguration {
  /**
   * The current configuration; while the database is away, the last known one.
   * @throws the database's error when nothing has ever been read
   */
  readonly read: () => Promise<SiteConfiguration>;
  /** Reads it again, e.g. after another instance has changed it. */
  readonly refresh: () => Promise<SiteConfiguration>;
  /** The version that was read last; empty before. */
  readonly version: () => string;
  /** Receives every new version, whichever instance it was made on; see `follow`. */
  readonly onChange: (listener: (version: string) => void) => void;
  /** Looks for changes of other instances in the background; answers how to stop. */
  readonly follow: () => () => void;
}

/** Holds the configuration for a moment, so that reading it costs no query. */
export function holdConfiguration({
  load,
  clock,
  log,
}: {
  readonly load: () => Promise<SiteConfiguration>;
  readonly clock: Clock;
  readonly log?: FastifyBaseLogger | undefined;
}): HeldConfiguration {
  const listeners = new Set<(version: string) => void>();
  let held: { readonly value: Promise<SiteConfiguration>; readonly until: number } | undefined;
  let last: SiteConfiguration | undefined;

  function take(next: SiteConfiguration): SiteConfiguration {
    const isNew = last !== undefined && last.version !== next.version;
    last = next;
    if (isNew) {
      for (const listener of listeners) {
        listener(next.version);
      }
    }
    return next;
  }

  function read(): Promise<SiteConfiguration> {
    const now = clock();
    if (held === undefined || held.until <= now) {
      const value = load().then(take, (error: unknown) => {
        log?.error({ err: error }, 'BFF config loading failed');
        if (last === undefined) {
          held = undefined;
          throw error;
        }
        return last;
      });
      held = { value, until: now + REREAD_AFTER_MS };
      // A caller gets the error; the background does not.
      value.catch(() => undefined);
    }
    return held.value;
  }

  function refresh(): Promise<SiteConfiguration> {
    held = undefined;
    return read();
  }

  return {
    read,
    refresh,
    version: () => last?.version ?? '',
    onChange: (listener) => void listeners.add(listener),
    follow: () => {
      const timer = setInterval(() => void read().catch(() => undefined), REREAD_AFTER_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
