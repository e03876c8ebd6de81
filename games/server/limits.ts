import { currencyExponent } from '@touchline/domain/money';

/** The currency of games that are played for nothing; it has two digits here. */
export const DEMO_CURRENCY = 'XXX';
const DEMO_EXPONENT = 2;

/** Units of a currency: a tenth is the least stake, 100 the most, 10,000 the most that a round pays. */
const MOST_STAKE = 100;
const MOST_WIN = 10_000;

export function exponentOf(currency: string): number {
  return currency === DEMO_CURRENCY ? DEMO_EXPONENT : currencyExponent(currency);
}

/** What the games themselves allow, in minor units; the house's own limits are the wallet's. */
export function limitsOf(currency: string): {
  readonly least: number;
  readonly most: number;
  readonly mostWin: number;
} {
  const unit = 10 ** exponentOf(currency);
  return { least: Math.max(1, unit / 10), most: MOST_STAKE * unit, mostWin: MOST_WIN * unit };
}
