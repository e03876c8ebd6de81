/** The state of a price after its last change, and which flash the cell shows for it. */
export interface PriceMovement {
  readonly price: string | undefined;
  readonly direction: 'up' | 'down' | undefined;
  /**
   * The flash being shown: its direction and a letter that alternates, so that the style sheet
   * starts a new animation for each flash.
   */
  readonly flash: `${'up' | 'down'}-${'a' | 'b'}` | undefined;
  /** Monotonic milliseconds of the last flash. */
  readonly flashedAt: number;
}

/**
 * Milliseconds between two flashes of one price: at most three in any second
 * (WCAG 2.2, success criterion 2.3.1).
 */
export const FLASH_INTERVAL = 334;

/** A price that has just come on screen and has not moved. */
export function restingPrice(price: string | undefined): PriceMovement {
  return { price, direction: undefined, flash: undefined, flashedAt: -Infinity };
}

/**
 * Moves a price to its next value, both decimal text; `now` in monotonic milliseconds. A change
 * that comes too soon after a flash changes the arrow and does not flash. A price that appears or
 * disappears, as it does while suspended, rests.
 */
export function movePrice(
  last: PriceMovement,
  { price, now }: { readonly price: string | undefined; readonly now: number },
): PriceMovement {
  const difference = Number(price) - Number(last.price);
  if (Number.isNaN(difference)) return { ...restingPrice(price), flashedAt: last.flashedAt };
  if (difference === 0) return { ...last, price };
  const direction = difference > 0 ? 'up' : 'down';
  if (now - last.flashedAt < FLASH_INTERVAL) return { ...last, price, direction };
  const letter = last.flash?.endsWith('a') ? 'b' : 'a';
  return { price, direction, flash: `${direction}-${letter}`, flashedAt: now };
}
