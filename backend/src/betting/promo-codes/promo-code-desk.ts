import type { OperatorPromoCode, OperatorPromoCodesAnswer } from '@touchline/contracts/betting';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { promoOf, PROMO_COLUMNS } from './promo-codes.ts';

const PAGE_SIZE = 50;
const MOST_USES = 100;

interface Use {
  readonly player: string;
  readonly bet: string | null;
}

/**
 * What a code has cost is what the house has staked by it: the money that the ledger has as given to players for the
 * bets that stand. Bets that came to nothing have given their code back.
 */
const CODES = `SELECT ${PROMO_COLUMNS}, player_id, (
    SELECT coalesce(jsonb_agg(one), '[]') FROM (
      SELECT used.player_id::text AS player, used.bet_id::text AS bet
      FROM promo_code_use used WHERE used.code = promo_code.code
      ORDER BY used.bet_id LIMIT ${MOST_USES}) one) AS uses, (
    SELECT count(*)::integer FROM promo_code_use used WHERE used.code = promo_code.code) AS use_count, (
    SELECT coalesce(sum(entry.amount), 0)::text
    FROM promo_code_use used JOIN bet ON bet.id = used.bet_id
      JOIN journal ON journal.source = 'promotion'
        AND journal.external_id = bet.player_id || ':' || bet.idempotency_key
      JOIN entry ON entry.journal_id = journal.id AND entry.amount > 0
    WHERE used.code = promo_code.code) AS staked
  FROM promo_code
  WHERE ($1::bigint IS NULL OR player_id = $1) AND ($2::text IS NULL OR code = $2)
    AND ($3::timestamptz IS NULL OR expires_at < $3 OR (expires_at = $3 AND code > $4))
  ORDER BY expires_at DESC, code LIMIT $5` as const;

function codeOf({
  player_id: owner,
  uses,
  use_count: useCount,
  staked,
  ...row
}: RowOf<typeof CODES>): OperatorPromoCode {
  return {
    promo: promoOf(row),
    ...(owner !== null && { playerId: owner }),
    uses: (uses as readonly Use[]).map(({ player, bet }) => ({
      playerId: player,
      ...(bet !== null && { betId: bet }),
    })),
    useCount: useCount ?? 0,
    staked: exactNumber(staked ?? '0'),
  };
}

/** The codes that end last, all or those of one player, with their uses; a page at a time. */
export async function readPromoCodes(
  pool: Pool,
  {
    playerId,
    code,
    cursor,
  }: {
    readonly playerId?: string | undefined;
    readonly code?: string | undefined;
    /** `nextCursor` of the page before. */
    readonly cursor?: string | undefined;
  },
): Promise<OperatorPromoCodesAnswer> {
  const [, expiry, last] = /^(\d+)_(.+)$/.exec(cursor ?? '') ?? [];
  const { rows } = await pool.query(CODES, [
    playerId ?? null,
    code ?? null,
    expiry === undefined ? null : new Date(Number(expiry)),
    last ?? null,
    PAGE_SIZE + 1,
  ]);
  const promoCodes = rows.slice(0, PAGE_SIZE).map(codeOf);
  const end = promoCodes.at(-1)?.promo;
  return rows.length > PAGE_SIZE && end !== undefined
    ? { promoCodes, nextCursor: `${end.expiresAt}_${end.code}` }
    : { promoCodes };
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
