import { defaultPricingSettings, type PricingSettings } from '../pricing/pricing-settings.ts';
import { MATCH_OVERROUND, SCORE_MARKETS, SCORE_OVERROUND } from './parameters.ts';

/** The margins of virtual matches: one of all markets, and one of those with many outcomes. */
export function virtualSettings(): PricingSettings {
  return {
    ...defaultPricingSettings(),
    defaultOverround: MATCH_OVERROUND,
    overround: Object.fromEntries(SCORE_MARKETS.map((code) => [code, SCORE_OVERROUND])),
  };
}
