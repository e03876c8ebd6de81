import { namedRunners, partsOfOutcome } from '@touchline/domain/markets';

/**
 * The ids of the outcomes whose prices are pushed: an outcome's own, those of a builder's selections, or of the
 * winner's market those of several runners.
 */
export function pushedOutcomes(outcomeId: string): readonly string[] {
  const [eventId] = outcomeId.split('~', 1);
  return (
    namedRunners(outcomeId)?.map((code) => `${eventId}~outright-winner~${code}`) ??
    partsOfOutcome(outcomeId)?.map(
      ({ marketKey, outcomeCode }) => `${eventId}~${marketKey}~${outcomeCode}`,
    ) ?? [outcomeId]
  );
}
