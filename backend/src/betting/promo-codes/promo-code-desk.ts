import type { PromoCode } from '@touchline/contracts/betting';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { promoOf, PROMO_COLUMNS } from './promo-codes.ts';

/** A promo code as an operator sees it. */
export interface GivenPromoCode {
  readonly promo: PromoCode;
  /** Whose it is; missing for a common one. */
  readonly playerId?: string;
  /** Who has used it, and for which bet. */
  readonly uses: readonly { readonly playerId: string; readonly betId?: string }[];
}

const MOST_CODES = 100;
const MOST_USES = 100;

interface Use {
  readonly player: string;
  readonly bet: string | null;
}

/** The codes that end last, all or those of one player, with their uses. */
export async function readPromoCodes(
  pool: Pool,
  {
    playerId,
    code,
  }: { readonly playerId?: string | undefined; readonly code?: string | undefined },
): Promise<readonly GivenPromoCode[]> {
  const { rows } = await pool.query({
    name: 'betting.read-promo-codes',
    text: `SELECT ${PROMO_COLUMNS}, player_id, (
             SELECT coalesce(jsonb_agg(one), '[]') FROM (
               SELECT used.player_id::text AS player, used.bet_id::text AS bet
               FROM promo_code_use used WHERE used.code = promo_code.code
               ORDER BY used.bet_id LIMIT ${MOST_USES}) one) AS uses
           FROM promo_code
           WHERE ($1::bigint IS NULL OR player_id = $1) AND ($2::text IS NULL OR code = $2)
           ORDER BY expires_at DESC, code LIMIT ${MOST_CODES}`,
    values: [playerId ?? null, code ?? null],
  });
  return rows.map(({ player_id: owner, uses, ...row }) => ({
    promo: promoOf(row),
    ...(owner === null ? {} : { playerId: owner }),
    uses: (uses as readonly Use[]).map(({ player, bet }) => ({
      playerId: player,
      ...(bet === null ? {} : { betId: bet }),
    })),
  }));
}

/**
 * Ends a code now: it can no longer be used, and bets that did keep its benefit.
 * @throws ApiError `not_found`
 */
export async function withdrawPromoCode(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { code, audit }: { readonly code: string; readonly audit: RecordAct },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const at = clock();
    const { rows } = await client.query(
      'SELECT expires_at FROM promo_code WHERE code = $1 FOR UPDATE',
      [code],
    );
    const [row] = rows;
    if (row === undefined) {
      throw new ApiError('not_found', 'there is no such promo code');
    }
    if (row.expires_at.getTime() <= at) {
      return;
    }
    await client.query('UPDATE promo_code SET expires_at = $2 WHERE code = $1', [
      code,
      new Date(at),
    ]);
    await audit({
      client,
      subject: `promo-code:${code}`,
      before: { expiresAt: row.expires_at.getTime() },
      after: { expiresAt: at },
      at,
    });
  });
}
