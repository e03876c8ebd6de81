import type { OperatorRoundDetail } from '@touchline/contracts/casino-desk';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { type PlayedRound, roundOf } from './list-rounds.ts';

const FOUND_AT_MOST = 20;

const ROUND_BY_ID =
  `SELECT id, provider, external_id, game, account_id, player_id, currency, staked, won,
    reward, opened_at, closed_at FROM game_round WHERE id = $1` as const;
const ROUNDS_BY_NAME =
  `SELECT id, provider, external_id, game, account_id, player_id, currency, staked, won,
    reward, opened_at, closed_at FROM game_round
  WHERE id = $1::bigint OR (provider = ANY ($2::text[]) AND external_id = $3)
  ORDER BY opened_at DESC, id DESC LIMIT $4` as const;

// A round is closed once, and once more each time that it went on after everything was taken back.
const JOURNALS =
  `SELECT journal.id, journal.kind, journal.at, account.kind AS account, entry.amount,
    entry.balance_after
  FROM journal JOIN entry ON entry.journal_id = journal.id JOIN account ON account.id = entry.account_id
  WHERE (journal.source, journal.external_id) IN (
    SELECT 'game', unnest($2::text[])
    UNION ALL
    SELECT 'game-round', played.id || ':' || nth
    FROM game_round played, generate_series(1, played.closings) AS nth WHERE played.id = $1)
  ORDER BY journal.id, account.kind = 'player' DESC, account.kind` as const;

/** What is joined is there. */
type BookedRow = Known<
  RowOf<typeof JOURNALS>,
  {
    readonly id: string;
    readonly kind: NonNullable<RowOf<typeof JOURNALS>['kind']>;
    readonly at: Date;
    readonly account: NonNullable<RowOf<typeof JOURNALS>['account']>;
    readonly amount: string;
  }
>;

/** A round of anybody, without the names of things. */
export interface FoundRound extends PlayedRound {
  readonly playerId: string;
  readonly provider: string;
  readonly externalId: string;
}

function foundOf(row: RowOf<typeof ROUND_BY_ID>): FoundRound {
  const { player_id: playerId, provider, external_id: externalId } = row;
  return { ...roundOf(row), playerId, provider, externalId };
}

/** A round by our number of it; undefined where there is none. */
export async function roundById(client: Queryable, id: string): Promise<FoundRound | undefined> {
  const { rows } = await client.query({
    name: 'gaming.round-by-id',
    text: ROUND_BY_ID,
    values: [id],
  });
  return rows.map(foundOf)[0];
}

/** Rounds by our number or as one of the providers names them, the newest first. */
export async function roundsByName(
  client: Queryable,
  { name, providers }: { readonly name: string; readonly providers: readonly string[] },
): Promise<readonly FoundRound[]> {
  const { rows } = await client.query({
    name: 'gaming.rounds-by-name',
    text: ROUNDS_BY_NAME,
    values: [/^\d{1,18}$/.test(name) ? name : null, providers, name, FOUND_AT_MOST],
  });
  return rows.map(foundOf);
}

/** What a provider has reported about a round, in order. */
export async function transactionsOf(
  client: Queryable,
  roundId: string,
): Promise<OperatorRoundDetail['transactions']> {
  const { rows } = await client.query({
    name: 'gaming.transactions-of-round',
    text: `SELECT id, external_id, kind, win_kind, target_id, amount, owed, is_late, taken_back_at, at
           FROM game_transaction WHERE round_id = $1 AND kind <> 'never' ORDER BY id`,
    values: [roundId],
  });
  return rows.map((row) => ({
    id: row.id,
    externalId: row.external_id,
    kind: row.kind as OperatorRoundDetail['transactions'][number]['kind'],
    ...(row.win_kind !== null && { winKind: row.win_kind }),
    amount: exactNumber(row.amount),
    ...(row.target_id !== null && { targetId: row.target_id }),
    owed: exactNumber(row.owed),
    isLate: row.is_late,
    at: row.at.getTime(),
    ...(row.taken_back_at !== null && { takenBackAt: row.taken_back_at.getTime() }),
  }));
}

/** What was booked for a round and its transactions, in order. */
export async function journalsOf(
  client: Queryable,
  {
    roundId,
    transactions,
  }: { readonly roundId: string; readonly transactions: OperatorRoundDetail['transactions'] },
): Promise<OperatorRoundDetail['journals']> {
  const { rows } = await client.query({
    name: 'gaming.journals-of-round',
    text: JOURNALS,
    values: [roundId, transactions.map(({ id }) => id)],
  });
  const journals = new Map<string, OperatorRoundDetail['journals'][number]>();
  for (const row of rows as readonly BookedRow[]) {
    const { id, kind, account, amount, balance_after: balance } = row;
    const journal = journals.get(id) ?? { id, kind, at: row.at.getTime(), entries: [] };
    journal.entries.push({
      account,
      amount: exactNumber(amount),
      ...(balance !== null && { balanceAfter: exactNumber(balance) }),
    });
    journals.set(id, journal);
  }
  return [...journals.values()];
}
