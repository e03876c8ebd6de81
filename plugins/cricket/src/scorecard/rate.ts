/** A rate as scorecards write it: two decimals, a dash where nothing was bowled. */
export function rateText(amount: number, of: number): string {
  return of === 0 ? '–' : (amount / of).toFixed(2);
}
