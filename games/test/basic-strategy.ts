import { RANKS } from '../rules/cards.ts';

/** A fraction of whole numbers without a common divisor; its denominator is positive. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

function divisor(one: bigint, other: bigint): bigint {
  let [left, right] = [one < 0n ? -one : one, other];
  while (right !== 0n) {
    [left, right] = [right, left % right];
  }
  return left;
}
const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  const common = divisor(numerator, denominator);
  return [numerator / common, denominator / common];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction) => fraction(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction) => fraction(a * c, b * d);
const isMore = ([a, b]: Fraction, [c, d]: Fraction) => a * d > c * b;
const NONE: Fraction = [0n, 1n];
const best = (...all: readonly Fraction[]) =>
  all.reduce((most, one) => (isMore(one, most) ? one : most));

/** What a card counts, an ace 1, and in how many of 13 it comes. */
const WORTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
  (worth) => [worth, fraction(worth === 10 ? 4n : 1n, BigInt(RANKS.length))] as const,
);

interface Count {
  readonly least: number;
  readonly hasAce: boolean;
}
const add = ({ least, hasAce }: Count, worth: number): Count => ({
  least: least + worth,
  hasAce: hasAce || worth === 1,
});
const totalOf = ({ least, hasAce }: Count) => (hasAce && least <= 11 ? least + 10 : least);
const keyOf = ({ least, hasAce }: Count) => `${least}${hasAce}`;

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

type Ends = ReadonlyMap<number, Fraction>;

/** How the dealer ends from a count, by the total; 22 is any that is too many. */
function dealersEnds(count: Count, known: Map<string, Ends>): Ends {
  return remember(known, keyOf(count), () => {
    const total = totalOf(count);
    if (total >= 17) {
      return new Map([[Math.min(total, 22), [1n, 1n]]]);
    }
    return mixed(WORTHS.map(([worth, share]) => [share, dealersEnds(add(count, worth), known)]));
  });
}

function mixed(parts: readonly (readonly [Fraction, Ends])[]): Ends {
  const all = new Map<number, Fraction>();
  for (const [share, ends] of parts) {
    for (const [end, chance] of ends) {
      all.set(end, plus(all.get(end) ?? NONE, times(share, chance)));
    }
  }
  return all;
}

/** After the dealer has looked: the second card makes no natural. */
function endsAfterPeek(up: number): Ends {
  const natural = up === 1 ? 10 : up === 10 ? 1 : 0;
  const left = WORTHS.filter(([worth]) => worth !== natural);
  const sum = left.reduce((part, [, share]) => plus(part, share), NONE);
  const known = new Map<string, Ends>();
  const first = add({ least: 0, hasAce: false }, up);
  return mixed(
    left.map(([worth, share]) => [
      times(share, [sum[1], sum[0]]),
      dealersEnds(add(first, worth), known),
    ]),
  );
}

/** What a stake gains when the best of what the rules allow is done, against one card of the dealer. */
function gainsAgainst(up: number) {
  const ends = endsAfterPeek(up);
  const played = new Map<string, Fraction>();
  const stood = (count: Count): Fraction => {
    const total = totalOf(count);
    return [...ends].reduce(
      (sum, [end, chance]) =>
        total <= 21 && (end > 21 || end < total)
          ? plus(sum, chance)
          : total > 21 || end > total
            ? plus(sum, times([-1n, 1n], chance))
            : sum,
      NONE,
    );
  };
  const drawn = (count: Count, next: (count: Count) => Fraction): Fraction =>
    WORTHS.reduce((sum, [worth, share]) => plus(sum, times(share, next(add(count, worth)))), NONE);
  const goesOn = (count: Count): Fraction =>
    remember(played, keyOf(count), () =>
      totalOf(count) >= 21 ? stood(count) : best(stood(count), drawn(count, goesOn)),
    );
  const withTwo = (count: Count): Fraction =>
    totalOf(count) === 21
      ? stood(count)
      : best(goesOn(count), times([2n, 1n], drawn(count, stood)));
  const split = (worth: number): Fraction => {
    const one = add({ least: 0, hasAce: false }, worth);
    return times([2n, 1n], drawn(one, worth === 1 ? stood : withTwo));
  };
  return (first: number, second: number): Fraction => {
    const count = add(add({ least: 0, hasAce: false }, first), second);
    return first === second ? best(withTwo(count), split(first)) : withTwo(count);
  };
}

/** What a stake on blackjack returns, best played by totals, with cards that never run out. */
export function blackjackReturn(): Fraction {
  const chance = (worth: number) => WORTHS[worth - 1]?.[1] ?? NONE;
  const isNatural = (one: number, other: number) =>
    one + other === 11 && (one === 1 || other === 1);
  let gain = NONE;
  for (const [up, upShare] of WORTHS) {
    const natural = up === 1 ? chance(10) : up === 10 ? chance(1) : NONE;
    const none: Fraction = fraction(natural[1] - natural[0], natural[1]);
    const gainOf = gainsAgainst(up);
    for (const [first, firstShare] of WORTHS) {
      for (const [second, secondShare] of WORTHS) {
        const share = times(upShare, times(firstShare, secondShare));
        const own = isNatural(first, second)
          ? times([3n, 2n], none)
          : plus(times([-1n, 1n], natural), times(none, gainOf(first, second)));
        gain = plus(gain, times(share, own));
      }
    }
  }
  return plus([1n, 1n], gain);
}
