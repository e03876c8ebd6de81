import { isDeepStrictEqual } from 'node:util';
import type { PromoCode } from '@touchline/contracts/betting';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { promoOf, PROMO_COLUMNS } from './promo-codes.ts';

/** A code to give. */
export interface PromoCodeGift {
  readonly promo: PromoCode;
  /** Whose it is; any player's, once each, where undefined. */
  readonly playerId: string | undefined;
  readonly actor: string;
  readonly reason?: string | undefined;
}

/** Gives a promo code in the caller's transaction. @throws ApiError `bad_request` when the code is taken */
export async function givePromoCodeWithin(
  client: PoolClient,
  { promo, playerId, actor, reason, at }: PromoCodeGift & { readonly at: number },
): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO promo_code (code, player_id, kind, currency, amount, percent, min_coef, types,
         expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      promo.code,
      playerId ?? null,
      promo.kind,
      promo.currency,
      promo.amount ?? promo.maximum ?? null,
      promo.percent ?? null,
      promo.minCoef ?? null,
      promo.types ?? null,
      new Date(promo.expiresAt),
    ],
  );
  if (rowCount === 0) {
    throw new ApiError('bad_request', `the promo code ${promo.code} exists`);
  }
  await appendAudit(client, {
    actor,
    action: 'promo-code.give',
    subject: playerId === undefined ? 'player:any' : `player:${playerId}`,
    after: promo,
    reason,
    at,
  });
}

/** Whether a code that exists is the one to give: the request of a lost response, sent again. */
function isSame(
  existing: PromoCode & { readonly playerId: string | null },
  { promo, playerId }: Pick<PromoCodeGift, 'promo' | 'playerId'>,
): boolean {
  const terms = { ...promo, minCoef: promo.minCoef, playerId: playerId ?? null };
  const names = new Set([...Object.keys(existing), ...Object.keys(terms)]) as Set<
    keyof typeof terms
  >;
  return [...names].every((name) => isDeepStrictEqual(existing[name], terms[name]));
}

/**
 * Gives a promo code to a player, or to every player who knows it. A code that exists stays as it is, so
 * that no player's terms change under them; the same again is given already. Who gave it is in the audit log.
 * @throws ApiError `bad_request` when the code is taken
 */
export async function givePromoCode(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  gift: PromoCodeGift,
): Promise<PromoCode> {
  return inTransaction(pool, async (client) => {
    const { code } = gift.promo;
    const { rows } = await client.query(
      `SELECT ${PROMO_COLUMNS}, player_id FROM promo_code WHERE code = $1`,
      [code],
    );
    const [row] = rows;
    if (row !== undefined && isSame({ ...promoOf(row), playerId: row.player_id }, gift)) {
      return gift.promo;
    }
    await givePromoCodeWithin(client, { ...gift, at: clock() });
    return gift.promo;
  });
}
