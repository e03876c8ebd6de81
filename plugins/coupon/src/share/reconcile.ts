import type { SharedSlipAnswer, StoredBlock, StoredCoupon } from '@touchline/contracts/betting';
import type { OutcomeQuote } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';

/** What has become of a leg since the slip was shared. */
export type LegNews =
  | { readonly kind: 'moved'; readonly bet: Selection; readonly from: string }
  | { readonly kind: 'suspended'; readonly bet: Selection }
  | {
      readonly kind: 'closed';
      readonly outcomeId: string;
      /** Teams of the event, where they are still known. */
      readonly names: { readonly home: string; readonly away: string } | undefined;
    };

export interface ReconciledSlip {
  readonly bets: readonly Selection[];
  readonly choices: Partial<StoredCoupon>;
  readonly news: readonly LegNews[];
}

/**
 * Brings a shared slip up to now: legs at today's prices, finished ones omitted, the choices
 * for the rest kept, and everything that is not as it was shared named.
 */
export function reconcile(
  { slip, events, express }: Pick<SharedSlipAnswer, 'slip' | 'events' | 'express'>,
  { quotes, code }: { readonly quotes: readonly OutcomeQuote[]; readonly code: string },
): ReconciledSlip {
  const known = new Map(quotes.map((quote) => [quote.outcomeId, quote]));
  const bets: Selection[] = [];
  const news: LegNews[] = [];
  for (const { outcomeId, price } of slip.bets) {
    const quote = known.get(outcomeId);
    const bet = selectionOf(quote, price);
    if (bet === undefined) {
      const id = Number(outcomeId.split('~')[0]);
      const names = quote?.event ?? events.find((event) => event.id === id);
      news.push({ kind: 'closed', outcomeId, names });
      continue;
    }
    bets.push(bet);
    if (quote?.status === 'suspended') {
      news.push({ kind: 'suspended', bet });
    } else if (bet.price !== price && express === undefined) {
      // The house offers its accumulators at the prices of now.
      news.push({ kind: 'moved', bet, from: price });
    }
  }
  const outcomeIds = slip.bets.map(({ outcomeId }) => outcomeId);
  const choices = {
    ...choicesOf(slip, code),
    ...(express && { express: { percent: express.bonusPercent, bets: outcomeIds } }),
  };
  return { bets, choices, news };
}

/** The leg as it can be bet on now; nothing once it has ended or is unknown. */
function selectionOf(quote: OutcomeQuote | undefined, sharedPrice: string): Selection | undefined {
  if (quote?.event === undefined || quote.status === 'closed' || quote.status === 'unknown') {
    return undefined;
  }
  const { id, sport, champ, home, away, startsAt, section } = quote.event;
  const price = quote.price ?? sharedPrice;
  const { outcomeId } = quote;
  return { outcomeId, eventId: id, sport, champ, home, away, startsAt, section, price };
}

function choicesOf(
  { typeId, systemValue, bets }: SharedSlipAnswer['slip'],
  refId: string,
): Partial<StoredCoupon> {
  const lobby = bets.find((bet) => bet.lobby)?.outcomeId;
  const blocks = blocksOf(bets);
  return {
    refId,
    chosenTypeId: typeId,
    bankers: bets.filter(({ banker }) => banker).map(({ outcomeId }) => outcomeId),
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(lobby === undefined ? {} : { lobby }),
    ...(blocks.length === 0 ? {} : { blocks }),
  };
}

function blocksOf(bets: SharedSlipAnswer['slip']['bets']): StoredBlock[] {
  const blocks = new Map<number, string[]>();
  for (const { outcomeId, blockId } of bets) {
    if (blockId !== undefined) {
      blocks.set(blockId, [...(blocks.get(blockId) ?? []), outcomeId]);
    }
  }
  return [...blocks]
    .toSorted(([left], [right]) => left - right)
    .map(([id, outcomeIds]) => ({ id, bets: outcomeIds }));
}
