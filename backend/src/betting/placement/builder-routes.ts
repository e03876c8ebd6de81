import { BuilderAnswer, BuilderQuestion } from '@touchline/contracts/betting';
import { CHANGE_COEF_ACTION } from '@touchline/domain/coupon';
import { builderOutcomeId, builderPercent, mostBuilderMargin } from '@touchline/domain/markets';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { checkLegs } from './check-legs.ts';
import type { PriceBook } from './price-book.ts';

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

/**
 * What selections of one event cost as one leg now.
 * @throws ApiError those of `checkLegs`
 */
export function builderAnswer(
  { book, clock }: BuilderRoutesOptions,
  { eventId, parts }: BuilderQuestion,
): BuilderAnswer {
  const outcomeId = builderOutcomeId(eventId, parts);
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
    mostMargin: Math.round(mostBuilderMargin(priced.length) * 100),
  };
}

/** Prices of bet builders, for visitors too. */
export function registerBuilderRoutes(app: App, options: BuilderRoutesOptions): void {
  app.post(
    '/betting-api/v1/builder-prices',
    {
      config: rateClass('collect'),
      schema: { tags: ['betting'], body: BuilderQuestion, response: { 200: BuilderAnswer } },
    },
    ({ body }) => Promise.resolve(builderAnswer(options, body)),
  );
}
