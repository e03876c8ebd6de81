import type { Selection } from '@touchline/contracts';
import type { SlipLegs } from '../slip/use-legs.ts';
import type { ScoreChange } from './failure.ts';
import type { Placement } from './placement.ts';

/** A leg that is no longer what the player agreed to. */
export interface ChangedLeg {
  readonly bet: Selection;
  readonly price: string | undefined;
  readonly score: ScoreChange | undefined;
}

/** What the player must agree to now: moves of the live prices, and what the server said. */
export function changedLegs(
  { bets, moves }: SlipLegs,
  placement: Placement,
): readonly ChangedLeg[] {
  const asked = new Map(
    moves.filter(({ mustAsk }) => mustAsk).map(({ outcomeId, current }) => [outcomeId, current]),
  );
  const refused = placement.state === 'changed' ? placement : undefined;
  return bets.flatMap((bet) => {
    const price = asked.get(bet.outcomeId) ?? refused?.prices.get(bet.outcomeId);
    const score = refused?.scores.get(bet.outcomeId);
    const isNew = price !== undefined && price !== bet.price;
    return isNew || score !== undefined ? [{ bet, price: isNew ? price : undefined, score }] : [];
  });
}

/** The prices to agree to, by outcome id. */
export function newPrices(changed: readonly ChangedLeg[]): ReadonlyMap<string, string> {
  return new Map(
    changed.flatMap(({ bet, price }) => (price === undefined ? [] : [[bet.outcomeId, price]])),
  );
}
