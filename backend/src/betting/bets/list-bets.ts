import type { Bet, BetFilter, BetTotals } from '@touchline/contracts/betting';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { periodValues } from '../../platform/http/period.ts';
import { BET_COLUMNS, betOf, betRow } from './bet-store.ts';

/** A page of a player's bets. */
export interface BetsPage {
  readonly bets: readonly Bet[];
  /** Where the next page starts; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

const PAGE_SIZE = 20;
const EXPORTED_AT_ONCE = 200;

/**
 * Which bets of a player; both ends of the period are always given, so that an index finds it. Without those that
 * the player has cleared, unless one is looked for by its number.
 */
const WITHIN = `bet.player_id = $1
  AND bet.placed_at >= $2::timestamptz AND bet.placed_at < $3::timestamptz
  AND ($4::text IS NULL OR CASE $4
    WHEN 'open' THEN bet.status = 'open'
    WHEN 'settled' THEN bet.status <> 'open'
    WHEN 'cashed-out' THEN bet.ended_by IS NOT DISTINCT FROM 'cash-out'
    WHEN 'returned' THEN bet.status = 'refunded' AND bet.ended_by IS DISTINCT FROM 'cash-out'
    ELSE bet.status = $4 AND bet.ended_by IS DISTINCT FROM 'cash-out' END)
  AND ($5::smallint IS NULL OR bet.type = $5)
  AND ($6::bigint IS NULL OR bet.account_id = $6)
  AND ($7::bigint IS NULL OR bet.id = $7)
  AND ($7 IS NOT NULL OR bet.status = 'open' OR bet.placed_at >= coalesce(
    (SELECT before FROM cleared_history WHERE cleared_history.player_id = $1), '-infinity'))`;

interface OwnBets extends BetFilter {
  readonly playerId: string;
}

/** The values of `WITHIN`. */
function within({ playerId, status, type, account, number, ...period }: OwnBets): unknown[] {
  return [
    playerId,
    ...periodValues(period),
    status ?? null,
    type ?? null,
    account ?? null,
    number ?? null,
  ];
}

/** A player's bets within a filter, the newest first. */
export async function listBets(
  client: Queryable,
  question: OwnBets & {
    /** `nextCursor` of the page before. */
    readonly cursor?: string | undefined;
    readonly size?: number | undefined;
  },
): Promise<BetsPage> {
  const { cursor, size = PAGE_SIZE } = question;
  const { rows } = await client.query({
    name: 'betting.list-bets',
    text: `SELECT ${BET_COLUMNS} FROM bet
           WHERE ${WITHIN} AND ($8::bigint IS NULL OR (bet.placed_at, bet.id) <
             (SELECT last.placed_at, last.id FROM bet last WHERE last.id = $8 AND last.player_id = $1))
           ORDER BY bet.placed_at DESC, bet.id DESC LIMIT $9`,
    values: [...within(question), cursor ?? null, size + 1],
  });
  const page = rows.slice(0, size);
  return {
    bets: page.map((row) => betOf(betRow(row))),
    nextCursor: rows.length > size ? page.at(-1)?.id : undefined,
  };
}

/** All bets of a filter, newest first, some at a time. */
export async function* eachPageOfBets(
  client: Queryable,
  question: OwnBets,
): AsyncGenerator<readonly Bet[]> {
  let cursor: string | undefined;
  do {
    const page = await listBets(client, { ...question, cursor, size: EXPORTED_AT_ONCE });
    yield page.bets;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** What the bets of a filter come to, by currency. */
export async function totalBets(client: Queryable, question: OwnBets): Promise<BetTotals[]> {
  const { rows } = await client.query({
    name: 'betting.total-bets',
    text: `SELECT currency, count(*) AS bets, sum(own)::bigint AS staked,
             sum(CASE WHEN status = 'open' THEN own - least(own, sold_stake) ELSE 0 END)::bigint
               AS open,
             sum(returned)::bigint AS returned
           FROM (
             SELECT bet.currency, bet.status, bet.sold_stake,
               CASE WHEN (bet.terms->>'isStakeFree')::boolean THEN 0 ELSE bet.stake END AS own,
               CASE WHEN bet.ended_by = 'cash-out' THEN 0 ELSE coalesce(bet.payout, 0) END
                 + CASE WHEN bet.ended_by = 'cash-out' OR bet.sold_stake > 0 THEN (
                     SELECT coalesce(sum(sale.amount), 0) FROM bet_cash_out sale
                     WHERE sale.bet_id = bet.id) ELSE 0 END AS returned
             FROM bet WHERE ${WITHIN}
           ) own_bet GROUP BY currency ORDER BY currency`,
    values: within(question),
  });
  return rows.map(({ currency, ...row }) => {
    const [bets, staked, open, returned] = [row.bets, row.staked, row.open, row.returned].map(
      (text) => exactNumber(text ?? '0'),
    ) as [number, number, number, number];
    return { currency, bets, staked, open, returned, net: returned - (staked - open) };
  });
}
