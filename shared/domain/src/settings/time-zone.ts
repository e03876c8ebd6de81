/** Hours east of Greenwich where neither player nor device say (platform.txt §9). */
const DEFAULT_TIME_ZONE = 3;

/**
 * Hours east of Greenwich that times are shown in: the player's choice, else the device's, else 3.
 * `deviceOffset` is what `Date.getTimezoneOffset` says: minutes, west above zero.
 */
export function timeZoneOf({
  chosen,
  deviceOffset,
}: {
  readonly chosen: number | undefined;
  readonly deviceOffset: number | undefined;
}): number {
  if (chosen !== undefined) {
    return chosen;
  }
  return deviceOffset === undefined || Number.isNaN(deviceOffset)
    ? DEFAULT_TIME_ZONE
    : -deviceOffset / 60;
}
