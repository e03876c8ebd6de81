import type { Grade } from '@touchline/domain';
import { exactNumber, type Queryable } from '../wallet/accounts.ts';
import type { OpenBet } from './settle-coupon.ts';
import type { StoredTerms } from './stored-terms.ts';

interface OpenBetRow {
  readonly id: string;
  readonly type: number;
  readonly currency: string;
  readonly stake: string;
  readonly max_payout: string;
  readonly terms: StoredTerms | null;
  readonly legs: readonly { readonly price: string; readonly result: Grade | null }[];
}

/** Those of the bets that are open, with their legs. */
export async function loadOpenBets(
  client: Queryable,
  ids: readonly string[],
): Promise<readonly OpenBet[]> {
  const { rows } = await client.query<OpenBetRow>({
    name: 'betting.load-open-bets',
    text: `SELECT bet.id, bet.type, bet.currency, bet.stake, bet.max_payout, bet.terms,
             (SELECT json_agg(json_build_object('price', price, 'result', result) ORDER BY position)
              FROM bet_leg WHERE bet_id = bet.id) AS legs
           FROM bet WHERE id = ANY ($1) AND status = 'open' ORDER BY id`,
    values: [ids],
  });
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    currency: row.currency,
    stake: exactNumber(row.stake),
    maxPayout: exactNumber(row.max_payout),
    terms: row.terms ?? undefined,
    legs: row.legs.map(({ price, result }) => ({ price, result: result ?? undefined })),
  }));
}
