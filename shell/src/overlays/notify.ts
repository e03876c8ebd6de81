import type { Disposer, Logger, Notification, Notify, RequestOutcome } from '@touchline/plugin-api';

/** Shows a notification on screen, once what shows them is there. */
export type ShowNotification = (notification: Notification) => Promise<Disposer>;

/** The front of the notifications: there immediately, while what shows them is still to be loaded. */
export function createNotify({
  show,
  describe,
  log,
}: {
  readonly show: ShowNotification;
  /** What there is to show of several requests. */
  readonly describe: (outcomes: readonly RequestOutcome[]) => Promise<readonly Notification[]>;
  readonly log: Logger;
}): Notify {
  const notify: Notify = {
    show: (notification) => {
      const shown = show(notification);
      shown.catch((error: unknown) =>
        log.error(`a notification could not be shown: ${notification.message ?? ''}`, error),
      );
      return () => {
        shown.then((dispose) => dispose(), String);
      };
    },
    outcomes: (outcomes) => {
      describe(outcomes).then(
        (notifications) => notifications.forEach(notify.show),
        (error: unknown) => log.error('requests cannot be reported', error),
      );
    },
  };
  return notify;
}
