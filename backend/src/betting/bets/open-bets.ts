import type { LegResult } from '@touchline/domain/coupon';
import { builderOutcomeId, type Grade, partsOfOutcome } from '@touchline/domain/markets';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';
import type { OpenBet } from '../settlement/settle-coupon.ts';
import type { StoredTerms } from './stored-terms.ts';

const BETS = `SELECT bet.id, bet.type, bet.currency, bet.stake - bet.sold_stake AS stake,
    bet.max_payout, bet.terms,
    (SELECT json_agg(json_build_object('outcomeId', outcome_id, 'price', coalesce(settled_price, price),
       'result', result, 'partResults', part_results, 'places', shared_places, 'tied', tied) ORDER BY position)
     FROM bet_leg WHERE bet_id = bet.id) AS legs
  FROM bet WHERE id = ANY ($1) AND status = ANY ($2) ORDER BY id`;

/** What a leg still depends on: several selections as one leg without those that are void. */
function outcomeLeft(outcomeId: string, results: readonly (string | null)[] | null): string {
  const left = partsOfOutcome(outcomeId)?.filter((_, place) => results?.[place] !== 'void') ?? [];
  return results === null || left.length === 0
    ? outcomeId
    : builderOutcomeId(Number(outcomeId.split('~', 1)[0]), left);
}

type BetRow = Known<
  RowOf<typeof BETS>,
  {
    readonly terms: StoredTerms | null;
    readonly legs: readonly {
      readonly outcomeId: string;
      readonly price: string;
      readonly result: Grade | 'dead-heat' | null;
      readonly partResults: readonly (string | null)[] | null;
      readonly places: number | null;
      readonly tied: number | null;
    }[];
  }
>;

/** Those of the bets that are open, with their legs. */
export function loadOpenBets(
  client: Queryable,
  ids: readonly string[],
): Promise<readonly OpenBet[]> {
  return loadBets(client, { ids, statuses: ['open'] });
}

/** Those of the bets that were settled, as if they were still to be. */
export function loadSettledBets(
  client: Queryable,
  ids: readonly string[],
): Promise<readonly OpenBet[]> {
  return loadBets(client, { ids, statuses: ['won', 'lost', 'refunded'] });
}

function legOf(row: BetRow['legs'][number]): OpenBet['legs'][number] {
  const { outcomeId, price, result, partResults, places, tied } = row;
  const settled: LegResult | undefined =
    result === 'dead-heat' ? { places: places ?? 0, tied: tied ?? 0 } : (result ?? undefined);
  return { outcomeId: outcomeLeft(outcomeId, partResults), price, result: settled };
}

async function loadBets(
  client: Queryable,
  { ids, statuses }: { readonly ids: readonly string[]; readonly statuses: readonly string[] },
): Promise<readonly OpenBet[]> {
  const { rows } = await client.query({
    name: 'betting.load-bets',
    text: BETS,
    values: [ids, statuses],
  });
  return (rows as readonly BetRow[]).map((row) => ({
    id: row.id,
    type: row.type,
    currency: row.currency,
    stake: exactNumber(row.stake),
    maxPayout: exactNumber(row.max_payout),
    terms: row.terms ?? undefined,
    legs: row.legs.map(legOf),
  }));
}
