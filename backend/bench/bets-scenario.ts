/** What the measure's processes agree on: the same accounts and the same express everywhere. */
export const ACCOUNTS = 2_000;
export const STAKE = 100;
export const LEGS = [
  { outcomeId: '7~ft-1x2~home', price: '1.80' },
  { outcomeId: '8~ft-1x2~away', price: '1.90' },
] as const;
export const FACTS = {
  sport: 'football',
  champ: 'Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  startsAt: Date.UTC(2100, 0, 1),
  section: 'line',
} as const;

export function playerOf(account: number): string {
  return String(60_000_000 + account);
}
