import type { DrawBet, DrawBetOffer } from '@touchline/contracts/lottery';

/** What a player is choosing to bet on; what it has of other kinds is kept while they look around. */
export interface Choice {
  readonly field: number;
  readonly kind: DrawBet['kind'];
  readonly numbers: readonly number[];
  readonly withBonus: boolean;
  readonly first: number | undefined;
  readonly sum: 'over' | 'under' | undefined;
  readonly parity: 'odd' | 'even' | undefined;
}

/** Nothing of a drum is chosen yet. */
export function emptyChoice(field: number, kind: DrawBet['kind'] = 'numbers'): Choice {
  return {
    field,
    kind,
    numbers: [],
    withBonus: false,
    first: undefined,
    sum: undefined,
    parity: undefined,
  };
}

/** The choice that makes a bet. */
export function choiceOf(bet: DrawBet): Choice {
  const choice = emptyChoice(bet.field, bet.kind);
  switch (bet.kind) {
    case 'numbers':
      return { ...choice, numbers: bet.numbers, withBonus: bet.withBonus === true };
    case 'first':
      return { ...choice, first: bet.number };
    case 'sum':
      return { ...choice, sum: bet.side };
    case 'parity':
      return { ...choice, parity: bet.side };
  }
}

/** The bet of a choice with its odds in hundredths; undefined while it is incomplete or not offered. */
export function betOf(
  { field, kind, ...chosen }: Choice,
  offer: DrawBetOffer,
): { readonly bet: DrawBet; readonly odds: number } | undefined {
  const { numbers, withBonus, first, sum, parity } = chosen;
  const priced = (bet: DrawBet, odds: number | undefined) =>
    odds === undefined ? undefined : { bet, odds };
  switch (kind) {
    case 'numbers': {
      const odds = withBonus ? offer.numbersWithBonus : offer.numbers;
      const named = [...numbers].toSorted((one, other) => one - other);
      const bet = { kind, field, numbers: named, ...(withBonus && { withBonus }) };
      return priced(bet, odds?.[numbers.length - 1]);
    }
    case 'first':
      return first === undefined ? undefined : priced({ kind, field, number: first }, offer.first);
    case 'sum':
      return sum === undefined ? undefined : priced({ kind, field, side: sum }, offer.sum[sum]);
    case 'parity':
      return parity === undefined
        ? undefined
        : priced({ kind, field, side: parity }, offer.parity[parity]);
  }
}

/** Odds in hundredths as the decimal text that prices have: 187 → "1.87". */
export function priceText(odds: number): string {
  return (odds / 100).toFixed(2);
}
