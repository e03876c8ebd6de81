import type { Disposer, Logger, Notification, Notify } from '@touchline/plugin-api';

/** Shows a notification on screen, once what shows them is there. */
export type ShowNotification = (notification: Notification) => Promise<Disposer>;

/** The front of the notifications: at once there, while what shows them is still to be loaded. */
export function createNotify(show: ShowNotification, log: Logger): Notify {
  return {
    show: (notification) => {
      const shown = show(notification);
      shown.catch((error: unknown) =>
        log.error(`a notification could not be shown: ${notification.message}`, error),
      );
      return () => {
        shown.then((dispose) => dispose(), String);
      };
    },
  };
}
