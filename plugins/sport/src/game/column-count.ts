import { BREAKPOINTS } from '@touchline/ui';

/** Minimum width in CSS px at which two columns of markets can be read beside each other. */
const TWO_FIT = 340;

/** The widths of the page at which the number of columns may change. */
export const COLUMN_WIDTHS = [TWO_FIT, BREAKPOINTS.large] as const;

/**
 * The number of columns of an event's markets.
 * @param chosen the setting `marketDisplaySettings`: 1 to 3 columns, anything else as many as are
 * comfortable; the page never shows more than it has room for
 * @param width of the page, CSS px
 */
export function columnCount({
  chosen,
  width,
}: {
  readonly chosen: number;
  readonly width: number;
}): number {
  const isLarge = width >= BREAKPOINTS.large;
  const most = isLarge ? 3 : width >= TWO_FIT ? 2 : 1;
  const comfortable = isLarge ? 2 : 1;
  return [1, 2, 3].includes(chosen) ? Math.min(chosen, most) : comfortable;
}
