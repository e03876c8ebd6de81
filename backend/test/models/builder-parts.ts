import { type BuilderPart, isBuilderMarket } from '@touchline/domain/markets';
import { createFootballModel } from '../../src/pricing/models/football/football-model.ts';
import { defaultPricingSettings } from '../../src/pricing/models/pricing/pricing-settings.ts';
import type { FootballState } from '../../src/pricing/models/match-state.ts';
import type { StrengthsOf } from '../../src/pricing/models/strengths.ts';

/** A selection with its own price and probability, as the model offers it alone. */
export interface OfferedPart extends BuilderPart {
  readonly price: string;
  readonly probability: number;
}

/** For tests: every selection of a match that a builder may have. */
export function offeredParts(
  state: FootballState,
  strengths: StrengthsOf<'football'>,
): readonly OfferedPart[] {
  const settings = defaultPricingSettings();
  return createFootballModel()
    .priceMatch({ state, strengths, settings })
    .filter(({ marketKey }) => isBuilderMarket(marketKey))
    .flatMap(({ marketKey, outcomes }) =>
      outcomes.flatMap(({ code, price, probability }) =>
        price === undefined ? [] : [{ marketKey, outcomeCode: code, price, probability }],
      ),
    );
}
