/** Narrower than this the left section gives its room to the content, CSS pixels. */
export const LOW_RESOLUTION = 1100;

/**
 * Whether the left section is shown (platform.txt §4): hidden on low-resolution screens or when the
 * player hid it; shown while hovered or while its filters are open.
 */
export function isLeftShown(given: {
  /** Width of the window, CSS pixels. */
  readonly width: number;
  readonly isHiddenByPlayer: boolean;
  readonly isHovered: boolean;
  readonly areFiltersOpen: boolean;
}): boolean {
  const isHidden = given.isHiddenByPlayer || given.width < LOW_RESOLUTION;
  return given.isHovered || given.areFiltersOpen || !isHidden;
}

/** Whether the right section is shown: unless the player hid it. */
export function isRightShown(given: { readonly isHiddenByPlayer: boolean }): boolean {
  return !given.isHiddenByPlayer;
}
