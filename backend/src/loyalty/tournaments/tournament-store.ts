import type { OperatorTournament, WriteTournament } from '@touchline/contracts/tournaments';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

const COLUMNS = `id, texts, games, score, currency, min_stake, prizes, countries, starts_at, ends_at, state,
  created_by, created_at,
  (SELECT count(*) FROM tournament_entry WHERE tournament_id = id) AS entries,
  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize WHERE tournament_id = id) AS won,
  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize
   WHERE tournament_id = id AND paid_at IS NOT NULL) AS paid`;
const TOURNAMENT = `SELECT ${COLUMNS} FROM tournament WHERE id = $1` as const;

function tournamentOf(row: RowOf<typeof TOURNAMENT>, now: number): OperatorTournament {
  return {
    id: row.id,
    texts: row.texts as OperatorTournament['texts'],
    games: [...row.games],
    score: row.score,
    currency: row.currency,
    minStake: exactNumber(row.min_stake),
    prizes: row.prizes.map(exactNumber),
    ...(row.countries !== null && { countries: [...row.countries] }),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    state: row.state,
    isOver: row.ends_at.getTime() <= now,
    entries: Number(row.entries ?? 0),
    won: exactNumber(row.won ?? '0'),
    paid: exactNumber(row.paid ?? '0'),
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
  };
}

/** One tournament; undefined where there is none of that id. */
export async function findTournament(
  client: Queryable,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<OperatorTournament | undefined> {
  const { rows } = await client.query(TOURNAMENT, [id]);
  return rows[0] && tournamentOf(rows[0], now);
}

/** The tournament that a key made, with the digest of what was sent. */
export async function findTournamentByKey(
  client: Queryable,
  key: string,
): Promise<{ readonly id: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query('SELECT id, request_digest FROM tournament WHERE key = $1', [
    key,
  ]);
  return rows[0] && { id: rows[0].id, digest: rows[0].request_digest };
}

/** Adds a draft. @returns its id; undefined where its key was used before */
export async function insertTournament(
  client: PoolClient,
  tournament: WriteTournament & {
    readonly key: string;
    readonly digest: Buffer;
    readonly actor: string;
    readonly at: number;
  },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `INSERT INTO tournament (key, request_digest, texts, games, score, currency, min_stake, prizes,
       countries, starts_at, ends_at, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      tournament.key,
      tournament.digest,
      JSON.stringify(tournament.texts),
      [...new Set(tournament.games)],
      tournament.score,
      tournament.currency,
      tournament.minStake,
      tournament.prizes,
      tournament.countries ?? null,
      new Date(tournament.startsAt),
      new Date(tournament.endsAt),
      tournament.actor,
      new Date(tournament.at),
    ],
  );
  return rows[0]?.id;
}

/** Tournaments, the latest first, a page at a time. */
export async function listTournaments(
  client: Queryable,
  { cursor, now }: { readonly cursor: string | undefined; readonly now: number },
): Promise<{ readonly tournaments: OperatorTournament[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} FROM tournament WHERE ($1::bigint IS NULL OR id < $1)
     ORDER BY id DESC LIMIT $2`,
    [cursor ?? null, PAGE_SIZE + 1],
  );
  const tournaments = rows.slice(0, PAGE_SIZE).map((row) => tournamentOf(row, now));
  const last = tournaments.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { tournaments, nextCursor: last.id }
    : { tournaments };
}

/** What an operator does with a tournament. @returns whether its state allowed it */
export async function moveTournament(
  client: PoolClient,
  { id, act, at }: { readonly id: string; readonly act: TournamentAct; readonly at: number },
): Promise<boolean> {
  const values = [id, new Date(at)];
  switch (act) {
    case 'open': {
      const { rows } = await client.query('SELECT open_tournament($1, $2) AS done', values);
      return rows[0]?.done === true;
    }
    case 'cancel': {
      const { rows } = await client.query('SELECT cancel_tournament($1, $2) AS done', values);
      return rows[0]?.done === true;
    }
    case 'close': {
      const { rows } = await client.query('SELECT close_tournament($1, $2) AS done', values);
      return rows[0]?.done === true;
    }
  }
}

export const TOURNAMENT_ACTS = ['open', 'cancel', 'close'] as const;
export type TournamentAct = (typeof TOURNAMENT_ACTS)[number];
