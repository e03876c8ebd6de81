// An independent calculator for tests: plain fractions, every line built by its bit mask, one
// rounding at the end. It shares no code with the rules it checks.

interface Fraction {
  readonly up: bigint;
  readonly down: bigint;
}

export interface OracleLeg {
  readonly odds: string;
  readonly result: string | { readonly places: number; readonly tied: number };
  readonly fixed?: boolean;
  readonly stake?: number;
  readonly block?: number;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const fraction = (up: bigint, down = 1n): Fraction => {
  const divisor = gcd(up, down) || 1n;
  return { up: up / divisor, down: down / divisor };
};
const plus = (a: Fraction, b: Fraction) => fraction(a.up * b.down + b.up * a.down, a.down * b.down);
const times = (a: Fraction, b: Fraction) => fraction(a.up * b.up, a.down * b.down);
const minus = (a: Fraction, b: Fraction) => plus(a, fraction(-b.up, b.down));
const over = (a: Fraction, b: Fraction) => times(a, fraction(b.down, b.up));
const isLess = (a: Fraction, b: Fraction) => a.up * b.down < b.up * a.down;
const least = (a: Fraction, b: Fraction) => (isLess(a, b) ? a : b);
const whole = (value: number) => fraction(BigInt(value));

function decimal(text: string): Fraction {
  const [units = '', digits = ''] = text.split('.');
  return fraction(BigInt(units + digits), BigInt(`1${'0'.repeat(digits.length)}`));
}

function factorOf({ odds, result }: OracleLeg): Fraction {
  const price = decimal(odds);
  if (typeof result === 'object')
    return times(price, fraction(BigInt(result.places), BigInt(result.tied)));
  if (result === 'won') return price;
  if (result === 'void') return whole(1);
  if (result === 'half-won') return over(plus(price, whole(1)), whole(2));
  return result === 'half-lost' ? fraction(1n, 2n) : whole(0);
}

/** Half to even, on the exact value. */
function toMinorUnits({ up, down }: Fraction): number {
  const floor = up / down;
  const rest = 2n * (up - floor * down);
  const isUp = rest > down || (rest === down && floor % 2n !== 0n);
  return Number(isUp ? floor + 1n : floor);
}

const bitsOf = (mask: number) => [...mask.toString(2)].filter((bit) => bit === '1').length;
const productOf = (legs: readonly OracleLeg[]) => legs.map(factorOf).reduce(times, whole(1));

/** All subsets of the legs that are not fixed, of an allowed size, each with the fixed legs. */
function linesOf(legs: readonly OracleLeg[], isSize: (size: number) => boolean): OracleLeg[][] {
  const fixed = legs.filter((leg) => leg.fixed);
  const free = legs.filter((leg) => !leg.fixed);
  const lines: OracleLeg[][] = [];
  for (let mask = 1; mask < 1 << free.length; mask += 1) {
    if (!isSize(bitsOf(mask))) continue;
    lines.push([...fixed, ...free.filter((_, index) => mask & (1 << index))]);
  }
  return lines;
}

function combined(legs: readonly OracleLeg[], stake: number, isSize: (size: number) => boolean) {
  const lines = linesOf(legs, isSize);
  const sum = lines.map(productOf).reduce(plus, whole(0));
  return { lines: lines.length, gross: over(times(sum, whole(stake)), whole(lines.length)) };
}

function chain(legs: readonly OracleLeg[], stake: number): Fraction {
  let account = whole(stake);
  for (const leg of legs) {
    const bet = least(whole(stake), account);
    account = plus(minus(account, bet), times(bet, factorOf(leg)));
  }
  return account;
}

function conditional(legs: readonly OracleLeg[], stakes: readonly number[]): Fraction {
  let kept = whole(0);
  let returned = whole(0);
  for (const [block, stake] of stakes.entries()) {
    const bet = block === 0 ? whole(stake) : least(whole(stake), returned);
    if (block > 0) kept = plus(kept, minus(returned, bet));
    returned = times(bet, productOf(legs.filter((leg) => leg.block === block)));
  }
  return plus(kept, returned);
}

function antiExpress(legs: readonly OracleLeg[], stake: number, margin: string): Fraction {
  const valid = legs.filter((leg) => leg.result !== 'void');
  if (valid.length === 0) return whole(stake);
  if (!legs.some((leg) => leg.result === 'lost')) return whole(0);
  const express = valid
    .map((leg) => (leg.result === 'half-won' ? factorOf(leg) : decimal(leg.odds)))
    .reduce(times, whole(1));
  return over(whole(stake), minus(decimal(margin), over(whole(1), express)));
}

/** The payout in minor units of any coupon type, and its number of lines where it is combined. */
export function bruteForce(coupon: {
  readonly type: number;
  readonly stake: number;
  readonly legs: readonly OracleLeg[];
  readonly systemSize?: number;
  readonly blockStakes?: readonly number[];
}): { readonly payout: number; readonly lines?: number } {
  const { type, stake, legs, systemSize = 0, blockStakes = [] } = coupon;
  const sizes: Record<number, (size: number) => boolean> = {
    0: (size) => size === 1,
    1: (size) => size === legs.length,
    2: (size) => size === systemSize,
    4: (size) => size === systemSize,
    7: () => true,
    8: (size) => size > 1,
    10: (size) => size === 1,
  };
  const isSize = sizes[type];
  if (isSize) {
    const { lines, gross } = combined(legs, stake, isSize);
    return { payout: toMinorUnits(gross), lines };
  }
  if (type === 3) return { payout: toMinorUnits(chain(legs, stake)) };
  if (type === 5) return { payout: toMinorUnits(conditional(legs, blockStakes)) };
  if (type === 6) return { payout: toMinorUnits(antiExpress(legs, stake, '1.1165')) };
  const singles = legs.map((leg) => times(factorOf(leg), whole(leg.stake ?? stake)));
  return { payout: toMinorUnits(singles.reduce(plus, whole(0))), lines: legs.length };
}
