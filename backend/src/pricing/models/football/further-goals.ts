import { atMost, type Cumulative } from '../pricing/fair-line.ts';
import type { PriceSheet } from '../pricing/price-sheet.ts';

/** Adds how many goals come on top of those there are: none, one, more. */
export function addFurtherGoals(
  sheet: PriceSheet,
  { type, goals }: { readonly type: number; readonly goals: Cumulative },
): void {
  const none = atMost(goals, goals.low);
  const upToOne = atMost(goals, goals.low + 1);
  sheet.three(type, goals.low * 4, none, upToOne - none, 1 - upToOne);
}
