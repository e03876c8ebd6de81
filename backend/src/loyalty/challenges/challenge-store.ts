import type { OperatorChallenge, WriteChallenge } from '@touchline/contracts/challenges';
import type { Known, PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

const COLUMNS = `id, texts, games, goal, target, multiplier, weekdays, first_day::text AS first_day,
  last_day::text AS last_day, countries, state, created_by, created_at,
  (SELECT json_agg(json_build_object('currency', purse.currency, 'minStake', min_stake, 'prize', prize,
     'places', places,
     'reserved', prize * places * (SELECT count(*) FROM challenge_day day
       WHERE day.challenge_id = challenge.id AND day.state = 'open')
       - prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id
         WHERE day.challenge_id = challenge.id AND day.state = 'open'
           AND entry.currency = purse.currency AND paid_at IS NOT NULL),
     'paid', prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id
       WHERE day.challenge_id = challenge.id AND entry.currency = purse.currency AND paid_at IS NOT NULL))
     ORDER BY purse.currency)
   FROM challenge_purse purse WHERE purse.challenge_id = challenge.id) AS purses,
  (SELECT count(*)::int FROM challenge_day day WHERE day.challenge_id = challenge.id) AS days,
  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id
   WHERE day.challenge_id = challenge.id) AS entries,
  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id
   WHERE day.challenge_id = challenge.id AND won_at IS NOT NULL) AS winners`;
const CHALLENGE = `SELECT ${COLUMNS} FROM challenge WHERE id = $1` as const;

interface Purse {
  readonly currency: string;
  readonly minStake: number;
  readonly prize: number;
  readonly places: number;
  readonly reserved: number;
  readonly paid: number;
}
type ChallengeRow = Known<
  RowOf<typeof CHALLENGE>,
  { readonly purses: readonly Purse[]; readonly first_day: string; readonly last_day: string }
>;

/** @param today the day that it is where the site is, `YYYY-MM-DD` */
function challengeOf(row: ChallengeRow, today: string): OperatorChallenge {
  const sums = (sum: 'reserved' | 'paid') =>
    Object.fromEntries(row.purses.map((purse) => [purse.currency, purse[sum]]));
  return {
    id: row.id,
    texts: row.texts as OperatorChallenge['texts'],
    games: [...row.games],
    goal: row.goal,
    target: row.target,
    ...(row.multiplier !== null && { multiplier: row.multiplier }),
    purses: row.purses.map(({ currency, minStake, prize, places }) => ({
      currency,
      minStake,
      prize,
      places,
    })),
    weekdays: [...row.weekdays],
    firstDay: row.first_day,
    lastDay: row.last_day,
    ...(row.countries !== null && { countries: [...row.countries] }),
    state: row.state,
    isOver: row.last_day < today,
    days: row.days ?? 0,
    entries: row.entries ?? 0,
    winners: row.winners ?? 0,
    reserved: sums('reserved'),
    paid: sums('paid'),
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
  };
}

/** One challenge; undefined where there is none of that id. */
export async function findChallenge(
  client: Queryable,
  { id, today }: { readonly id: string; readonly today: string },
): Promise<OperatorChallenge | undefined> {
  const { rows } = await client.query(CHALLENGE, [id]);
  const [row] = rows as readonly ChallengeRow[];
  return row && challengeOf(row, today);
}

/** The challenge that a key made, with the digest of what was sent. */
export async function findChallengeByKey(
  client: Queryable,
  key: string,
): Promise<{ readonly id: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query('SELECT id, request_digest FROM challenge WHERE key = $1', [
    key,
  ]);
  return rows[0] && { id: rows[0].id, digest: rows[0].request_digest };
}

/** Adds a draft. @returns its id; undefined where its key was used before */
export async function insertChallenge(
  client: PoolClient,
  challenge: WriteChallenge & {
    readonly key: string;
    readonly digest: Buffer;
    readonly actor: string;
    readonly at: number;
  },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `INSERT INTO challenge (key, request_digest, texts, games, goal, target, multiplier, weekdays, first_day,
       last_day, countries, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      challenge.key,
      challenge.digest,
      JSON.stringify(challenge.texts),
      [...new Set(challenge.games)],
      challenge.goal,
      challenge.target,
      challenge.multiplier ?? null,
      challenge.weekdays,
      challenge.firstDay,
      challenge.lastDay,
      challenge.countries ?? null,
      challenge.actor,
      new Date(challenge.at),
    ],
  );
  const id = rows[0]?.id;
  if (id !== undefined) {
    await client.query(
      `INSERT INTO challenge_purse (challenge_id, currency, min_stake, prize, places)
       SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::int[])`,
      [
        id,
        challenge.purses.map(({ currency }) => currency),
        challenge.purses.map(({ minStake }) => minStake),
        challenge.purses.map(({ prize }) => prize),
        challenge.purses.map(({ places }) => places),
      ],
    );
  }
  return id;
}

/** Challenges, the latest first, a page at a time. */
export async function listChallenges(
  client: Queryable,
  { cursor, today }: { readonly cursor: string | undefined; readonly today: string },
): Promise<{ readonly challenges: OperatorChallenge[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} FROM challenge WHERE ($1::bigint IS NULL OR id < $1)
     ORDER BY id DESC LIMIT $2`,
    [cursor ?? null, PAGE_SIZE + 1],
  );
  const challenges = (rows as readonly ChallengeRow[])
    .slice(0, PAGE_SIZE)
    .map((row) => challengeOf(row, today));
  const last = challenges.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { challenges, nextCursor: last.id }
    : { challenges };
}

/** Starts a draft, or stops a challenge for the days to come. @returns whether its state allowed it */
export async function moveChallenge(
  client: PoolClient,
  { id, act }: { readonly id: string; readonly act: ChallengeAct },
): Promise<boolean> {
  const { rowCount } =
    act === 'start'
      ? await client.query(
          `UPDATE challenge SET state = 'running' WHERE id = $1 AND state = 'draft'`,
          [id],
        )
      : await client.query(
          `UPDATE challenge SET state = 'stopped' WHERE id = $1 AND state <> 'stopped'`,
          [id],
        );
  return rowCount === 1;
}

export const CHALLENGE_ACTS = ['start', 'stop'] as const;
export type ChallengeAct = (typeof CHALLENGE_ACTS)[number];
