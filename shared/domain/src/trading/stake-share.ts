import { BUILDER_MARKET, builderParts } from '../markets/builder.ts';
import type { TradedOutcome, TradingScope } from './scopes.ts';

/** The scopes whose shares limit stakes on an outcome: its sport, its competition and its types of market. */
export function stakeScopes(outcome: Omit<TradedOutcome, 'eventId'>): readonly TradingScope[] {
  const { sport, champId, marketKey, outcomeCode } = outcome;
  const keys =
    marketKey === BUILDER_MARKET
      ? (builderParts(outcomeCode) ?? []).map((part) => part.marketKey)
      : [marketKey];
  return [
    `sport:${sport}`,
    `champ:${champId}`,
    ...keys.map((key) => `type:${sport}~${key.split('@', 1)[0]}`),
  ];
}

/** The smallest share among the outcomes of a coupon; 1 where nothing limits it. Shares never multiply. */
export function smallestShare(
  outcomes: readonly Omit<TradedOutcome, 'eventId'>[],
  shareOf: (scope: TradingScope) => number | undefined,
): number {
  const shares = outcomes.flatMap(stakeScopes).map((scope) => shareOf(scope) ?? 1);
  return Math.min(1, ...shares);
}
