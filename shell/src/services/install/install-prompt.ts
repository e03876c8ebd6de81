import type { Bus, Disposer, Logger } from '@touchline/plugin-api';
import type { KeyStore } from '../context-keys.ts';

/** The browser's offer to install the site, where it makes one. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Context key: the site can be installed and has not been. */
export const INSTALLABLE = 'installable';

/**
 * Holds the browser's first offer to install the site; `app.install` on the bus uses it. The
 * flag is set while there is an offer, and goes with it.
 */
export function holdInstallPrompt({
  window,
  keys,
  bus,
  log,
}: {
  readonly window: Window & { touchlineInstall?: Event };
  readonly keys: Pick<KeyStore, 'set'>;
  readonly bus: Pick<Bus, 'on'>;
  readonly log: Logger;
}): Disposer {
  let held: InstallPromptEvent | undefined;
  const hold = (event: Event) => {
    if (held === undefined) {
      event.preventDefault();
      held = event as InstallPromptEvent;
      keys.set(INSTALLABLE, true);
    }
  };
  const release = () => {
    held = undefined;
    delete window.touchlineInstall;
    keys.set(INSTALLABLE, false);
  };
  // The document has caught an offer that came before this code.
  if (window.touchlineInstall !== undefined) {
    hold(window.touchlineInstall);
  }
  window.addEventListener('beforeinstallprompt', hold);
  window.addEventListener('appinstalled', release);
  const stop = bus.on('app.install', () => {
    const offer = held;
    release();
    offer?.prompt().catch((error: unknown) => log.warn('the offer to install failed', error));
  });
  return () => {
    stop();
    window.removeEventListener('beforeinstallprompt', hold);
    window.removeEventListener('appinstalled', release);
  };
}
