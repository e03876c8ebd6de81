const DAY_MS = 86_400_000;

/**
 * A phone or an address that was bound later than the account was opened opens it only after this long:
 * time for the player to see the notice and act.
 */
export const SETTLED_AFTER_MS = DAY_MS;

/** Whether a phone or address may open the account; undefined came with the registration. */
export function isSettled(boundAt: Date | null | undefined, now: number): boolean {
  return !boundAt || boundAt.getTime() + SETTLED_AFTER_MS <= now;
}
