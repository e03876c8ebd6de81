import { CONFIGURATION_GROUPS } from '@touchline/contracts/configuration';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import type { CheckedReturn } from './check-returns.ts';
import { chooseLegs, PREFERENCES } from './choose-legs.ts';
import { isAllOrNothing, playedRange, type ReturnOf, returnsOf } from './expected-return.ts';
import { type CouponShape, HOUSE, housePrice } from './house-coupons.ts';
import { gradesOf, houseMatches } from './house-line.ts';

/** The bonus of a first deposit as it is offered without configuration. */
const OFFER = CONFIGURATION_GROUPS.payments.parse({}).firstDepositBonus;

/** Minor units; large enough for rounding to weigh nothing. */
const BONUS = 1_000_000;
const REQUIRED = BONUS * OFFER.wagerTimes;
/** As many as it takes by fifths; what is not wagered by then counts as if it were. */
const MOST_BETS = OFFER.wagerTimes * 5;

/** How players stake a bonus: what they stake of what is left, in minor units. */
const STAKES: Readonly<Record<string, (balance: number) => number>> = {
  'all of it at once': (balance) => balance,
  'a fifth at a time': (balance) => Math.min(balance, BONUS / 5),
};

/** Coupons that count, by the number of their legs; from four on they earn the hyper bonus. */
const COUNTED: CouponShape = {
  name: 'first-deposit bonus wagered on expresses',
  type: COUPON_TYPE.express,
  legs: [...new Set([OFFER.minLegs, 4, 6])],
  prices: { least: Number(OFFER.minCoef), most: 1_000 },
};

/** What is left of a bonus once it is wagered, by the chance of each coupon; 0 where it is lost. */
export function expectedBonus(play: {
  readonly chance: number;
  /** What a coupon that wins returns of a unit staked. */
  readonly multiplier: number;
  readonly stakeOf: (balance: number) => number;
}): number {
  const { chance, multiplier, stakeOf } = play;
  const known = new Map<string, number>();
  function left(balance: number, wagered: number): number {
    if (balance === 0 || wagered >= REQUIRED) {
      return balance;
    }
    const key = `${balance} ${wagered}`;
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    const stake = stakeOf(balance);
    const lost = balance - stake;
    const expected =
      chance * left(lost + Math.floor(stake * multiplier), wagered + stake) +
      (1 - chance) * left(lost, wagered + stake);
    known.set(key, expected);
    return expected;
  }
  return left(BONUS, 0) / BONUS;
}

/** What is left of one bonus, its coupons ending in turn as given. */
function playBonus(returns: readonly number[], stakeOf: (balance: number) => number): number {
  let balance = BONUS;
  let wagered = 0;
  for (const returned of returns) {
    if (balance === 0 || wagered >= REQUIRED) break;
    const stake = stakeOf(balance);
    balance += Math.floor(stake * returned) - stake;
    wagered += stake;
  }
  return balance / BONUS;
}

/**
 * The bonus of a first deposit, wagered to its end on the house's own line: what of it becomes the
 * player's own, of a unit given. Coupons are the ones that count by the terms of the offer.
 */
export function checkBonusWagering(run: {
  readonly seed: number;
  readonly matches: number;
  /** How many bonuses are played; 0 to compute only. */
  readonly bonuses: number;
}): readonly CheckedReturn[] {
  const { seed, bonuses } = run;
  if (!isAllOrNothing(COUNTED.type) || !OFFER.types.includes(COUNTED.type)) {
    throw new RangeError('the offer counts other coupons than expresses');
  }
  const matches = houseMatches({ seed, count: run.matches });
  const plays = bonuses * MOST_BETS;
  const results = matches.map(({ play }, at) => play(plays, seed + at * 104_729));
  return COUNTED.legs.flatMap((count) =>
    Object.entries(PREFERENCES).flatMap(([preference, prefer]): readonly CheckedReturn[] => {
      const legs = chooseLegs(matches, { shape: COUNTED, count, prefer });
      const coupon = legs && housePrice(COUNTED, legs);
      if (legs === undefined || coupon === undefined) {
        return [];
      }
      const returnOf: ReturnOf = returnsOf(coupon);
      const multiplier = returnOf(legs.map((): Grade => 'won'));
      const grades = legs.map((leg) => gradesOf(leg, results[leg.event.id - 1] ?? []));
      const returns = Array.from({ length: plays }, (_, at) =>
        returnOf(grades.map((ofLeg) => ofLeg[at] ?? 'void')),
      );
      const product = (chances: readonly number[]) =>
        chances.reduce((all, chance) => all * chance, 1);
      return Object.entries(STAKES).map(([staked, stakeOf]) => {
        const by = (chances: readonly number[]) =>
          expectedBonus({ chance: product(chances), multiplier, stakeOf });
        const played = Array.from({ length: bonuses }, (_, at) =>
          playBonus(returns.slice(at * MOST_BETS, (at + 1) * MOST_BETS), stakeOf),
        );
        return {
          coupon: `${COUNTED.name} of ${count} legs, ${preference}, ${staked}`,
          byPrices: by(legs.map(({ chance }) => chance)),
          byModel: by(legs.map(({ probability }) => probability)),
          played: bonuses === 0 ? undefined : playedRange(played, multiplier ** OFFER.wagerTimes),
          floor: floorOf(legs),
        };
      });
    }),
  );
}

/** Staked as often as it must be, a bonus keeps at least what as many coupons in turn must return. */
function floorOf(legs: readonly { readonly price: string }[]): number {
  const { leg, upToCoef } = HOUSE.returnFloor;
  return legs.every(({ price }) => Number(price) <= Number(upToCoef))
    ? Number(leg) ** (legs.length * OFFER.wagerTimes)
    : 0;
}
