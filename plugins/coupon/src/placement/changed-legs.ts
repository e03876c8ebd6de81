import type { Selection } from '@touchline/contracts/plugins';
import type { SlipLegs } from '../slip/use-legs.ts';
import type { PriceChange, ScoreChange } from './failure.ts';
import type { Placement } from './placement-state.ts';

/** A leg that is no longer what the player agreed to. */
export interface ChangedLeg {
  readonly bet: Selection;
  readonly price: PriceChange | undefined;
  readonly score: ScoreChange | undefined;
}

/**
 * What the player must agree to now: moves of the live prices, and what the server said. Nothing while
 * an answer is waited for, nor to prices that are old.
 */
export function changedLegs({
  legs: { bets, moves },
  placement,
  isFresh,
}: {
  readonly legs: Pick<SlipLegs, 'bets' | 'moves'>;
  readonly placement: Placement;
  /** Whether prices arrive. */
  readonly isFresh: boolean;
}): readonly ChangedLeg[] {
  if (!isFresh || placement.state === 'placing' || placement.state === 'unanswered') {
    return [];
  }
  const asked = new Map(
    moves.filter(({ mustAsk }) => mustAsk).map(({ outcomeId, current }) => [outcomeId, current]),
  );
  const refused = placement.state === 'changed' ? placement : undefined;
  return bets.flatMap((bet) => {
    const moved = asked.get(bet.outcomeId);
    const price =
      moved === undefined
        ? refused?.prices.get(bet.outcomeId)
        : { oldPrice: bet.price, newPrice: moved };
    const score = refused?.scores.get(bet.outcomeId);
    return price === undefined && score === undefined ? [] : [{ bet, price, score }];
  });
}

/** The prices to agree to, by outcome id. */
export function newPrices(changed: readonly ChangedLeg[]): ReadonlyMap<string, string> {
  return new Map(
    changed.flatMap(({ bet, price }) =>
      price === undefined ? [] : [[bet.outcomeId, price.newPrice]],
    ),
  );
}
