interface Sides {
  readonly home: string;
  readonly away: string;
  readonly champ: string;
}

/**
 * What a leg is about, beside its outcome: its two sides, or the competition where it is bet on as a whole, which
 * has the competitor as `home` and no `away`.
 */
export function eventName({ home, away, champ }: Sides): string {
  return away === '' ? champ : `${home} – ${away}`;
}

/** What a leg is about where its outcome is not named: an outright's competitor with the competition. */
export function legName({ home, away, champ }: Sides): string {
  return `${home} – ${away === '' ? champ : away}`;
}
