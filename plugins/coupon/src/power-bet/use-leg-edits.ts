import { useResource } from '@touchline/plugin-api';
import { useState } from 'react';
import { outcomeQuotes } from '../opened-bets/opened-bets.resource.ts';
import { type LegEdits, NO_EDITS, type PricedOutcome } from './changed-bet.ts';
import { openQuotes } from './priced-outcomes.ts';

/** The edits of a bet's legs, and how they are made. */
export interface LegEditing {
  readonly edits: LegEdits;
  readonly keep: (outcomeId: string, isKept: boolean) => void;
  /** Puts another outcome in a leg's place; without one the leg is as it was. */
  readonly swap: (outcomeId: string, by: PricedOutcome | undefined) => void;
  readonly add: (outcome: PricedOutcome, isAdded: boolean) => void;
}

/**
 * Keeps what the player does to the legs while the form is open; outcomes added to the bet continue
 * following their prices.
 * @param outcomeIds of the bet as it is
 */
export function useLegEdits(outcomeIds: readonly string[]): LegEditing {
  const [edits, setEdits] = useState(NO_EDITS);
  const chosen = [...edits.swapped.values(), ...edits.added].map(({ outcomeId }) => outcomeId);
  const quotes = useResource(outcomeQuotes, { ids: [...outcomeIds, ...chosen] }).data?.outcomes;
  const open = openQuotes(quotes ?? []);
  const priced = (outcome: PricedOutcome) => open.get(outcome.outcomeId) ?? outcome;
  return {
    edits: {
      ...edits,
      swapped: new Map([...edits.swapped].map(([from, by]) => [from, priced(by)])),
      added: edits.added.map(priced),
    },
    keep: (outcomeId, isKept) => {
      const leftOut = new Set(edits.leftOut);
      if (isKept) leftOut.delete(outcomeId);
      else leftOut.add(outcomeId);
      setEdits({ ...edits, leftOut });
    },
    swap: (outcomeId, by) => {
      const swapped = new Map(edits.swapped);
      if (by === undefined) swapped.delete(outcomeId);
      else swapped.set(outcomeId, by);
      setEdits({ ...edits, swapped });
    },
    add: (outcome, isAdded) => {
      const others = edits.added.filter(({ outcomeId }) => outcomeId !== outcome.outcomeId);
      setEdits({ ...edits, added: isAdded ? [...others, outcome] : others });
    },
  };
}
