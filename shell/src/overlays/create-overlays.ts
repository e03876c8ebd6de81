import type { Clock, Disposer, I18n, Logger, Modals } from '@touchline/plugin-api';
import { deferred } from '../deferred.ts';
import type { ViewHost } from '../host/view-host.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import { createModals } from './modals.ts';
import type { WordedNotification } from './notifications.ts';
import type { ShowNotification } from './notify.ts';

export interface Overlays {
  readonly modals: Modals;
  readonly notify: ShowNotification;
  /** Shows a failure; where even that fails, the log has it. */
  readonly notifyFailure: (notification: Pick<WordedNotification, 'id' | 'message'>) => void;
  /** Loads what shows failures, ahead of a connection that may be lost. */
  readonly prepare: () => void;
  readonly startModals: () => Disposer;
}

/** Modals and notifications, each in a separate module that comes with the first of them. */
export function createOverlays(dependencies: {
  /** The page's slot for what is above everything. */
  readonly overlay: HTMLElement;
  readonly registry: Registry;
  readonly keys: KeyStore;
  readonly loader: PluginLoader;
  readonly host: ViewHost;
  readonly navigation: ShellNavigation;
  readonly clock: Clock;
  readonly texts: Pick<I18n, 't'>;
  /** An error in words, once there are any. */
  readonly wordError: (error: unknown) => Promise<string>;
  readonly log: Logger;
}): Overlays {
  const { overlay, registry, keys, loader, host, navigation, clock, texts, wordError, log } =
    dependencies;
  const center = deferred(async () => {
    const { createNotificationCenter } = await import('./notification-center.ts');
    return createNotificationCenter({ overlay, clock, texts });
  });
  const notify: ShowNotification = async (notification) => {
    const { show } = await center.load();
    const { message, error, ...frame } = notification;
    return show({ ...frame, message: message ?? (await wordError(error)) });
  };
  const notifyFailure: Overlays['notifyFailure'] = (notification) => {
    notify({ ...notification, kind: 'error' }).catch((error: unknown) =>
      log.warn(`failed to show a notification: ${notification.message}`, error),
    );
  };
  const { modals, start, prepare } = createModals({
    navigation,
    clock,
    log,
    onFailure: () => notifyFailure({ message: texts.t('main_query_error') }),
    load: async (controls) => {
      const { createModalHost } = await import('./modal-host.ts');
      const parts = { overlay, registry, keys, loader, host, texts, log };
      return createModalHost({ ...parts, modals: controls });
    },
  });
  return {
    modals,
    notify,
    notifyFailure,
    startModals: start,
    prepare: () => {
      Promise.all([center.load(), prepare()]).catch((error: unknown) =>
        log.debug('the failure reporter loads with the first failure', error),
      );
    },
  };
}
