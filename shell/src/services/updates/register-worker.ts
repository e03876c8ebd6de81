import { type KeepMessage, KEPT, SERVICE_WORKER_PATH } from '@touchline/contracts/site';
import type { Clock, Disposer, Logger } from '@touchline/plugin-api';

/** The worker is of use to the next visit: this one is left alone, ms after the first screen. */
export const REGISTER_AFTER = 10_000;

/** Forgets the kept documents: who is signed in has changed, and with it what they say. */
export async function forgetDocuments(window: Window & typeof globalThis): Promise<void> {
  await window.caches?.delete(KEPT.documents);
}

/** Addresses of the published files that the page has loaded. */
function loadedFiles(window: Window): readonly string[] {
  return window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && pathname.startsWith('/assets/'),
    )
    .map(({ pathname }) => pathname);
}

/**
 * Registers the service worker long after the first screen, and makes it cache the page that
 * is ready, from what the browser has already. Where the operator has switched it off, one that is
 * there goes.
 */
export function registerWorker({
  window,
  clock,
  log,
  isOn,
  savesData,
}: {
  readonly window: Window;
  readonly clock: Clock;
  readonly log: Logger;
  readonly isOn: boolean;
  readonly savesData: boolean;
}): Disposer {
  const { serviceWorker } = window.navigator;
  const register = async () => {
    if (!isOn) {
      const registrations = await serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
      return;
    }
    await serviceWorker.register(SERVICE_WORKER_PATH);
    const { active } = await serviceWorker.ready;
    if (!savesData) {
      const message: KeepMessage = {
        kind: 'keep',
        path: window.location.pathname,
        files: loadedFiles(window),
      };
      // A worker is no window: it has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      active?.postMessage(message);
    }
  };
  if (serviceWorker === undefined) {
    return () => undefined;
  }
  return clock.after(REGISTER_AFTER, () => {
    register().catch((error: unknown) => log.warn('the service worker is not running', error));
  });
}
