import { partsOfOutcome } from '@touchline/domain/markets';

/** The ids of the outcomes whose prices are pushed: an outcome's own, or those of a builder's selections. */
export function pushedOutcomes(outcomeId: string): readonly string[] {
  const [eventId] = outcomeId.split('~', 1);
  return (
    partsOfOutcome(outcomeId)?.map(
      ({ marketKey, outcomeCode }) => `${eventId}~${marketKey}~${outcomeCode}`,
    ) ?? [outcomeId]
  );
}
