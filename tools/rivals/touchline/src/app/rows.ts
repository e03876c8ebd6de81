export interface Row {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  /** Of home, draw and away. */
  readonly prices: readonly [string, string, string];
}

const price = (seed: number) => (1.2 + ((seed * 37) % 400) / 100).toFixed(2);

/** The 200 rows, the same in every shell. */
export const ROWS: readonly Row[] = Array.from({ length: 200 }, (_, id) => ({
  id,
  home: `United ${id}`,
  away: `Rovers ${(id * 7) % 200}`,
  prices: [price(id + 1), price(id + 2), price(id + 3)],
}));
