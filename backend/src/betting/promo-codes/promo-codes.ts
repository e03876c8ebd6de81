import type { PromoCode } from '@touchline/contracts/betting';
import { ApiError } from '../../platform/http/api-error.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

/** What `promoOf` needs of a row. */
export const PROMO_COLUMNS = 'code, kind, currency, amount, percent, min_coef, types, expires_at';

const PROMO_CODE = `SELECT ${PROMO_COLUMNS} FROM promo_code
  WHERE code = $1 AND (player_id IS NULL OR player_id = $2)` as const;

/** A code as the contracts know it. */
export function promoOf(row: RowOf<typeof PROMO_CODE>): PromoCode {
  const amount = row.amount === null ? undefined : exactNumber(row.amount);
  return {
    code: row.code,
    kind: row.kind,
    currency: row.currency,
    ...(row.kind === 'free-bet' && amount !== undefined ? { amount } : {}),
    ...(row.kind === 'win-boost' && amount !== undefined ? { maximum: amount } : {}),
    ...(row.percent === null ? {} : { percent: Number(row.percent) }),
    ...(row.min_coef === null ? {} : { minCoef: row.min_coef }),
    ...(row.types === null ? {} : { types: row.types }),
    expiresAt: row.expires_at.getTime(),
  };
}

/**
 * A promo code as a player typed it, used or not.
 * @throws ApiError `promo_code_unknown`, also for a code of another player
 */
export async function findPromoCode(
  client: Queryable,
  { playerId, code }: { readonly playerId: string; readonly code: string },
): Promise<PromoCode> {
  const { rows } = await client.query({
    name: 'betting.find-promo-code',
    text: PROMO_CODE,
    values: [code.toUpperCase(), playerId],
  });
  const [row] = rows;
  if (row === undefined) {
    throw new ApiError('promo_code_unknown', 'there is no such promo code');
  }
  return promoOf(row);
}

/** The codes given to a player that are neither used nor expired; the one that expires first comes first. */
export async function listPromoCodes(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<readonly PromoCode[]> {
  const { rows } = await client.query({
    name: 'betting.list-promo-codes',
    text: `SELECT ${PROMO_COLUMNS} FROM promo_code
           WHERE player_id = $1 AND expires_at > $2 AND NOT EXISTS (
             SELECT FROM promo_code_use used
             WHERE used.code = promo_code.code AND used.player_id = $1)
           ORDER BY expires_at, code LIMIT 50`,
    values: [playerId, new Date(now)],
  });
  return rows.map(promoOf);
}

/**
 * Marks a code as used by a player, in the transaction that places the bet. Another one that uses it at
 * the same moment waits, and is refused if this one commits; so does one who withdraws the code.
 * @throws ApiError `promo_code_used`, `promo_code_expired` when it was withdrawn meanwhile
 */
export async function takePromoCode(
  client: PoolClient,
  { playerId, code, at }: { readonly playerId: string; readonly code: string; readonly at: number },
): Promise<void> {
  const { rows } = await client.query({
    name: 'betting.take-promo-code',
    text: `WITH valid AS MATERIALIZED (
             SELECT code FROM promo_code WHERE code = $1 AND expires_at > $3 FOR SHARE
           ), taken AS (
             INSERT INTO promo_code_use (code, player_id) SELECT code, $2 FROM valid
             ON CONFLICT DO NOTHING RETURNING code
           )
           SELECT EXISTS (SELECT FROM valid) AS is_valid, EXISTS (SELECT FROM taken) AS is_taken`,
    values: [code, playerId, new Date(at)],
  });
  if (rows[0]?.is_valid !== true) {
    throw new ApiError('promo_code_expired', 'this promo code has expired');
  }
  if (!rows[0].is_taken) {
    throw new ApiError('promo_code_used', 'this promo code has been used');
  }
}

/** Writes down which bet a code taken was used for. */
export async function linkPromoCode(
  client: PoolClient,
  use: { readonly playerId: string; readonly code: string; readonly betId: string },
): Promise<void> {
  await client.query({
    name: 'betting.link-promo-code',
    text: 'UPDATE promo_code_use SET bet_id = $3 WHERE code = $1 AND player_id = $2',
    values: [use.code, use.playerId, use.betId],
  });
}
