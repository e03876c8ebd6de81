import { competitorCode, outrightKey, partsOfOutcome, raceOrder } from '@touchline/domain/markets';

/**
 * The ids of the outcomes whose prices are pushed: an outcome's own, those of a builder's selections, or of the
 * winner's market those of several runners.
 */
export function pushedOutcomes(outcomeId: string): readonly string[] {
  const [eventId, market = '', code = ''] = outcomeId.split('~');
  const order = raceOrder(market, code);
  if (order !== undefined) {
    return order.runners.map(
      (runner) => `${eventId}~${outrightKey('outright-winner')}~${competitorCode(runner)}`,
    );
  }
  return (
    partsOfOutcome(outcomeId)?.map(
      ({ marketKey, outcomeCode }) => `${eventId}~${marketKey}~${outcomeCode}`,
    ) ?? [outcomeId]
  );
}
