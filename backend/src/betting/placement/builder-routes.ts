import { BuilderAnswer, BuilderQuestion } from '@touchline/contracts/betting';
import { CHANGE_COEF_ACTION } from '@touchline/domain/coupon';
import { builderPercent, mostBuilderMargin, partsOfOutcome } from '@touchline/domain/markets';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { checkLegs } from './check-legs.ts';
import type { OfferedBuilder, PriceBook } from './price-book.ts';

export interface BuilderRoutesOptions {
  readonly book: PriceBook;
  readonly clock: Clock;
}

/** Any price is accepted: the question has none. */
const AT_ANY_PRICE = {
  action: CHANGE_COEF_ACTION.acceptAny,
  isExact: false,
  isDroppedOnScore: false,
} as const;
const NO_PRICE = '1.01';

/** A share of the probability below which selections count as independent. */
const HARDLY = 0.01;

function relationOf(builder: OfferedBuilder | undefined): BuilderAnswer['relation'] {
  const { probability = 0, independent = 0 } = builder ?? {};
  const surplus = probability - independent;
  if (Math.abs(surplus) <= independent * HARDLY) {
    return 'none';
  }
  return surplus > 0 ? 'together' : 'apart';
}

/**
 * What selections of one event cost as one leg now.
 * @throws ApiError `outcome_unknown` for an id that is no builder's, those of `checkLegs`
 */
export function builderAnswer(
  { book, clock }: BuilderRoutesOptions,
  { outcomeId }: BuilderQuestion,
): BuilderAnswer {
  if (partsOfOutcome(outcomeId) === undefined) {
    throw new ApiError('outcome_unknown', 'this is no builder');
  }
  const [leg] = checkLegs({
    book,
    bets: [{ outcomeId, price: NO_PRICE }],
    requested: AT_ANY_PRICE,
    now: clock(),
  });
  const { price = NO_PRICE, builder } = leg ?? {};
  const priced = (builder?.parts ?? []).map(({ marketKey, outcomeCode, price: own = '' }) => ({
    marketKey,
    outcomeCode,
    price: own,
  }));
  return {
    outcomeId,
    price,
    parts: priced,
    percent: builderPercent(
      price,
      priced.map((part) => part.price),
    ),
    relation: relationOf(builder),
    mostMargin: Math.round(mostBuilderMargin(priced.length) * 100),
  };
}

/** Prices of bet builders, for visitors too. */
export function registerBuilderRoutes(app: App, options: BuilderRoutesOptions): void {
  app.get(
    '/betting-api/v1/builder-prices',
    {
      config: rateClass('collect'),
      schema: { tags: ['betting'], querystring: BuilderQuestion, response: { 200: BuilderAnswer } },
    },
    async ({ query }) => builderAnswer(options, query),
  );
}
