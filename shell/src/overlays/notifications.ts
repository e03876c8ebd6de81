import type { Notification } from '@touchline/plugin-api';

/** A notification in words. */
export type WordedNotification = Extract<Notification, { readonly message: string }>;

/** A notification on screen. */
export type ShownNotification = WordedNotification & { readonly key: string };

/** Failures on screen at one time; older ones make room. */
const MOST_FAILURES = 3;

/**
 * The list with one more: it replaces the one with the same id, a success is not said twice, and
 * no more than three failures are shown together.
 */
export function addNotification(
  list: readonly ShownNotification[],
  added: ShownNotification,
): readonly ShownNotification[] {
  const index = list.findIndex(
    (known) =>
      (added.id !== undefined && known.id === added.id) ||
      (added.kind === 'success' &&
        known.kind === 'success' &&
        known.title === added.title &&
        known.message === added.message),
  );
  const next = index === -1 ? [...list, added] : list.with(index, added);
  const failures = next.filter(({ kind }) => kind === 'error');
  const surplus = new Set(failures.slice(0, Math.max(0, failures.length - MOST_FAILURES)));
  return next.filter((notification) => !surplus.has(notification));
}

export function removeNotification(
  list: readonly ShownNotification[],
  key: string,
): readonly ShownNotification[] {
  return list.filter((notification) => notification.key !== key);
}
