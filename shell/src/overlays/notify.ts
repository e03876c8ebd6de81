import type { Disposer, Logger, Notification, Notify } from '@touchline/plugin-api';

/** Shows notifications on screen; a module of its own, loaded with the first of them. */
export interface NotificationCenter {
  readonly show: (notification: Notification) => Disposer;
}

/** The front of the notifications: at once there, while what shows them is still to be loaded. */
export function createNotify({
  load,
  log,
}: {
  readonly load: () => Promise<NotificationCenter>;
  readonly log: Logger;
}): Notify {
  let center: Promise<NotificationCenter> | undefined;
  return {
    show: (notification) => {
      let dispose: Disposer | undefined;
      let isDisposed = false;
      center ??= load();
      center.then(
        ({ show }) => {
          if (!isDisposed) {
            dispose = show(notification);
          }
        },
        (error: unknown) => {
          center = undefined;
          log.error(`a notification could not be shown: ${notification.message}`, error);
        },
      );
      return () => {
        isDisposed = true;
        dispose?.();
      };
    },
  };
}
