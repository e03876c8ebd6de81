/** So many tickets the prizes are counted over. */
export const SCRATCH_TICKETS = 100_000;

/** What a ticket returns, in stakes, and how many of the tickets have it; the others have none. */
export const SCRATCH_PRIZES: readonly { readonly stakes: number; readonly tickets: number }[] = [
  { stakes: 1_000, tickets: 1 },
  { stakes: 100, tickets: 30 },
  { stakes: 50, tickets: 100 },
  { stakes: 20, tickets: 400 },
  { stakes: 10, tickets: 1_600 },
  { stakes: 5, tickets: 3_600 },
  { stakes: 2, tickets: 12_000 },
  { stakes: 1, tickets: 20_000 },
];
