import type { PromoCode, PromoUse } from '@touchline/contracts/betting';
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
 * A promo code that a player may use now.
 * @throws ApiError `promo_code_unknown`, `promo_code_used`, `promo_code_expired`
 */
export async function checkPromoCode(
  client: Queryable,
  question: { readonly playerId: string; readonly code: string; readonly now: number },
): Promise<PromoCode> {
  const promo = await findPromoCode(client, question);
  const { rowCount } = await client.query(
    'SELECT FROM promo_code_use WHERE code = $1 AND player_id = $2',
    [promo.code, question.playerId],
  );
  if (rowCount !== 0) {
    throw new ApiError('promo_code_used', 'this promo code has been used');
  }
  if (promo.expiresAt <= question.now) {
    throw new ApiError('promo_code_expired', 'this promo code has expired');
  }
  return promo;
}

/** The codes that a player's bets were placed with, the last one first; those of refunded bets were returned. */
export async function listPromoUses(
  client: Queryable,
  playerId: string,
): Promise<readonly PromoUse[]> {
  const { rows } = await client.query(
    `SELECT promo.code, kind, promo.currency, amount, percent, min_coef, types, expires_at,
       bet.id AS bet_id, bet.placed_at
     FROM promo_code_use used JOIN promo_code promo ON promo.code = used.code
       JOIN bet ON bet.id = used.bet_id
     WHERE used.player_id = $1 ORDER BY bet.placed_at DESC, bet.id DESC LIMIT 100`,
    [playerId],
  );
  return rows.map((row) => ({
    promoCode: promoOf(row),
    betId: row.bet_id,
    usedAt: row.placed_at.getTime(),
  }));
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
