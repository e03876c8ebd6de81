import type { PluginResult } from '@touchline/contracts/releases';
import type { Known, RowOf } from '../generated/statements.ts';
import type { Query } from '../state-store.ts';
import type { Ballot } from './ballot.ts';

/** Which version of which plugin, where. */
export interface VersionKey {
  readonly environment: string;
  readonly plugin: string;
  readonly version: string;
}

/** The reports of a version. */
export type ReportedResults = VersionKey & Readonly<Record<PluginResult, number>>;

/** What one visitor said of a version in a rollout. */
export interface Vote extends VersionKey, Ballot {
  /** The revision that began the rollout. */
  readonly rollout: number;
  readonly failed: boolean;
}

export interface OpenPage {
  readonly page: string;
  readonly environment: string;
  /** Version by plugin. */
  readonly plugins: Readonly<Record<string, string>>;
}

/** Pages report every minute; one that has not for this long is closed. */
const OPEN_FOR = '90 seconds';

/**
 * Adds reports to the present bucket, and the votes of those who have not voted yet: once each
 * that it failed, and once that it was fine for who has not said that it failed. A vote whose place or
 * whose visitor has been counted is left out.
 * @param reported each version once
 */
export async function addOutcomes(
  query: Query,
  {
    reported,
    votes,
  }: { readonly reported: readonly ReportedResults[]; readonly votes: readonly Vote[] },
): Promise<void> {
  await query(
    `WITH reported AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS t(environment text, plugin text, version text,
         fine int, load int, mount int, crash int, deadline int)
     ), given AS (
       SELECT DISTINCT environment, plugin, version, rollout, failed,
         decode(voter, 'hex') AS voter, decode(network, 'hex') AS network,
         decode(visitor, 'hex') AS visitor
       FROM jsonb_to_recordset($2::jsonb) AS v(environment text, plugin text, version text,
         rollout bigint, voter text, network text, visitor text, failed boolean)
     ), counted AS (
       INSERT INTO importmap_voter
         (environment, plugin, version, rollout, voter, failed, network, visitor)
       SELECT environment, plugin, version, rollout, voter, failed, network, visitor
       FROM given g WHERE g.failed OR NOT EXISTS (
         SELECT FROM importmap_voter o WHERE o.failed AND
           (o.environment, o.plugin, o.version, o.rollout, o.voter) =
           (g.environment, g.plugin, g.version, g.rollout, g.voter))
       ORDER BY 1, 2, 3, 4, 5, 6, 8
       ON CONFLICT DO NOTHING RETURNING environment, plugin, version, failed
     ), votes AS (
       SELECT environment, plugin, version, count(*) AS visitors,
         count(*) FILTER (WHERE failed) AS failures
       FROM counted GROUP BY environment, plugin, version
     )
     INSERT INTO importmap_health AS h
       (environment, plugin, version, at, visitors, failures, fine, load, mount, crash, deadline)
     SELECT environment, plugin, version, date_bin('5 seconds', now(), 'epoch'),
       coalesce(visitors, 0), coalesce(failures, 0), fine, load, mount, crash, deadline
     FROM reported LEFT JOIN votes USING (environment, plugin, version)
     ORDER BY 1, 2, 3
     ON CONFLICT (environment, plugin, version, at) DO UPDATE SET
       visitors = h.visitors + excluded.visitors, failures = h.failures + excluded.failures,
       fine = h.fine + excluded.fine, load = h.load + excluded.load,
       mount = h.mount + excluded.mount, crash = h.crash + excluded.crash,
       deadline = h.deadline + excluded.deadline`,
    [JSON.stringify(reported), JSON.stringify(votes)],
  );
}

/** Keeps which pages are open. @param pages each once */
export async function keepOpenPages(
  query: Query,
  { pages, left }: { readonly pages: readonly OpenPage[]; readonly left: readonly string[] },
): Promise<void> {
  await query(
    `INSERT INTO importmap_open_page (page, environment, plugins)
     SELECT page, environment, plugins
     FROM jsonb_to_recordset($1::jsonb) AS p(page text, environment text, plugins jsonb)
     ORDER BY page
     ON CONFLICT (page) DO UPDATE SET plugins = excluded.plugins, seen_at = now()`,
    [JSON.stringify(pages)],
  );
  await query('DELETE FROM importmap_open_page WHERE page = ANY($1)', [left]);
}

const OPEN_PAGES = `WITH open AS (
    SELECT plugins FROM importmap_open_page
    WHERE environment = $1 AND seen_at > now() - interval '${OPEN_FOR}'
  )
  SELECT NULL AS plugin, NULL AS version, count(*)::int AS pages FROM open
  UNION ALL (
    SELECT key, value, count(*)::int FROM open, jsonb_each_text(plugins)
    GROUP BY key, value ORDER BY key, count(*) DESC, value
  )` as const;

type OpenPages = Known<
  RowOf<typeof OPEN_PAGES>,
  { readonly plugin: string; readonly version: string; readonly pages: number }
>;

/** Open pages in all, and by plugin and version. */
export async function readOpenPages(query: Query, environment: string) {
  const { rows } = await query(OPEN_PAGES, [environment]);
  const [all, ...versions] = rows as readonly OpenPages[];
  return { pages: all?.pages ?? 0, versions };
}

const HEALTH = `SELECT plugin, version, floor(extract(epoch FROM at - $3) / $4)::int AS bucket,
    sum(fine)::int AS fine, sum(load)::int AS load, sum(mount)::int AS mount,
    sum(crash)::int AS crash, sum(deadline)::int AS deadline
  FROM importmap_health
  WHERE environment = $1 AND ($2::text IS NULL OR plugin = $2) AND at >= $3
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

/** The reports of one version in a bucket of time, whose number counts from `since`. */
export type HealthBucket = Known<RowOf<typeof HEALTH>, Readonly<Record<PluginResult, number>>>;

/** The reports since a moment, by version and bucket. */
export async function readHealth(
  query: Query,
  wanted: {
    readonly environment: string;
    readonly plugin: string | undefined;
    /** Milliseconds since epoch. */
    readonly since: number;
    readonly bucketSeconds: number;
  },
): Promise<readonly HealthBucket[]> {
  const { environment, plugin, since, bucketSeconds } = wanted;
  const { rows } = await query(HEALTH, [
    environment,
    plugin ?? null,
    new Date(since),
    bucketSeconds,
  ]);
  return rows as readonly HealthBucket[];
}

const VOTES = `SELECT (extract(epoch FROM date_bin('5 seconds', now(), 'epoch')) * 1000)::float8 AS now,
    version, (extract(epoch FROM at) * 1000)::float8 AS at, visitors, failures
  FROM (SELECT) AS one LEFT JOIN importmap_health ON environment = $1 AND plugin = $2
    AND version = ANY($3) AND at >= $4 AND visitors > 0
    AND at < date_bin('5 seconds', now(), 'epoch')
  ORDER BY at`;

type VoteRow = Known<
  RowOf<typeof VOTES>,
  Readonly<Record<'now' | 'at' | 'visitors' | 'failures', number>> & { readonly version: string }
>;

/** Votes about one version in the five seconds that began at `at`, ms since epoch. */
export type VoteBucket = Omit<VoteRow, 'now'>;

/** The votes of a rollout in buckets that have ended, oldest first, and the database's time. */
export async function readVotes(
  query: Query,
  wanted: {
    readonly environment: string;
    readonly plugin: string;
    readonly versions: readonly string[];
    readonly since: number;
  },
): Promise<{ readonly now: number; readonly votes: readonly VoteBucket[] }> {
  const { environment, plugin, versions, since } = wanted;
  const { rows } = await query(VOTES, [environment, plugin, versions, new Date(since)]);
  const voted = rows.filter(({ version }) => version !== null);
  return { now: rows[0]?.now ?? 0, votes: voted as readonly VoteRow[] };
}

/** Networks that have voted in a rollout, and those of them for whom a version failed, by version. */
interface VotingNetworks {
  readonly all: number;
  readonly failing: ReadonlyMap<string, number>;
}

/** How many networks have voted in a rollout. */
export async function readNetworks(
  query: Query,
  rollout: { readonly environment: string; readonly plugin: string; readonly revision: number },
): Promise<VotingNetworks> {
  const { rows } = await query(
    `SELECT version, count(DISTINCT network)::int AS networks,
       (count(DISTINCT network) FILTER (WHERE failed))::int AS failing
     FROM importmap_voter WHERE environment = $1 AND plugin = $2 AND rollout = $3
     GROUP BY GROUPING SETS ((), (version))`,
    [rollout.environment, rollout.plugin, rollout.revision],
  );
  return {
    all: rows.find(({ version }) => version === null)?.networks ?? 0,
    failing: new Map(rows.map(({ version, failing }) => [version ?? '', failing ?? 0])),
  };
}

/** Forgets what is old: health after 30 days, votes after 7, pages after an hour. */
export async function forgetOldHealth(query: Query): Promise<void> {
  await query(`DELETE FROM importmap_health WHERE at < now() - interval '30 days'`, []);
  await query(`DELETE FROM importmap_voter WHERE at < now() - interval '7 days'`, []);
  await query(`DELETE FROM importmap_open_page WHERE seen_at < now() - interval '1 hour'`, []);
}
