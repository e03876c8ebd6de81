/** How far a rate may be from the one before without a second look; a slip of the comma is at least ten times. */
export const LARGEST_RATE_FACTOR = 1.5;

/**
 * Whether a rate is so far from the one before, up or down, that it may be a typing error.
 * @param before, @param after plain decimals above zero
 */
export function isRateJump(before: string, after: string): boolean {
  const factor = Number(after) / Number(before);
  return factor > LARGEST_RATE_FACTOR || factor < 1 / LARGEST_RATE_FACTOR;
}
