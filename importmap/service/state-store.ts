import {
  EnvironmentState,
  type LastChange,
  type Revision,
  type StateChange,
  type StateDifference,
} from '@touchline/contracts/releases';
import { auditActor } from './audit.ts';
import type { Known, RowOf, Statements } from './generated/statements.ts';
import { ImportMapError } from './import-map-error.ts';

/** Runs one SQL statement; `npm run statements -w backend` describes a new one. */
export type Query = <const Text extends keyof Statements>(
  text: Text,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: readonly RowOf<Text>[] }>;

/** An environment's decisions and the revision they are. */
export interface StoredState {
  readonly revision: number;
  readonly state: EnvironmentState;
}

/** NOTIFY on this channel notifies every process on the database that an environment has changed. */
export const IMPORT_MAP_CHANNEL = 'importmap';

/** Who changes what and why. */
export interface Commit {
  readonly environment: string;
  /** The revision that `state` was made from. */
  readonly expected: number;
  readonly state: EnvironmentState;
  readonly actor: string;
  readonly reason: string;
  readonly changes: readonly StateChange[];
  /** What differs from `expected`, for the audit log. */
  readonly differences: readonly StateDifference[];
}

function parseState(value: unknown, where: string): EnvironmentState {
  const parsed = EnvironmentState.safeParse(value);
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new ImportMapError(
      'internal',
      `the stored state of ${where} is corrupt: ${problem?.path.join('.')} ${problem?.message}`,
    );
  }
  return parsed.data;
}

/**
 * Reads an environment's decisions; an undecided one is at revision 0.
 * @throws ImportMapError `internal` naming what is corrupt
 */
export async function readState(query: Query, environment: string): Promise<StoredState> {
  const { rows } = await query(
    'SELECT revision::int, state FROM importmap_environment WHERE name = $1',
    [environment],
  );
  const [row] = rows;
  return row === undefined
    ? { revision: 0, state: EnvironmentState.parse({}) }
    : { revision: row.revision, state: parseState(row.state, `"${environment}"`) };
}

/**
 * Makes the next revision if no one else has, with its entries in history and audit log, in one statement:
 * killed at any moment it leaves the old revision or the new one. Subscribers are notified.
 * @returns the new revision; undefined when another one came first
 */
export async function commitState(query: Query, commit: Commit): Promise<number | undefined> {
  const { environment, expected, state, actor, reason, changes, differences } = commit;
  const side = (of: 'from' | 'to') =>
    JSON.stringify(Object.fromEntries(differences.map((one) => [one.path, one[of] ?? null])));
  const { rows } = await query(
    `WITH next AS (
       INSERT INTO importmap_environment AS e (name, revision, state)
       SELECT $1, 1, $3::jsonb WHERE $2::bigint = 0
         OR EXISTS (SELECT FROM importmap_environment WHERE name = $1)
       ON CONFLICT (name) DO UPDATE SET revision = e.revision + 1, state = excluded.state
         WHERE e.revision = $2::bigint
       RETURNING revision
     ), made AS (
       INSERT INTO importmap_revision (environment, revision, actor, reason, changes, state)
       SELECT $1, revision, $4, $5, $6::jsonb, $3::jsonb FROM next
       RETURNING revision, environment, reason, made_at
     )
     SELECT revision::int, pg_notify('${IMPORT_MAP_CHANNEL}', environment),
       append_audit(made_at, $7, 'import-map.change', 'environment:' || environment,
         $8::jsonb, $9::jsonb || jsonb_build_object('revision', revision), reason)
     FROM made`,
    [
      environment,
      expected,
      JSON.stringify(state),
      actor,
      reason,
      JSON.stringify(changes),
      auditActor(actor),
      side('from'),
      side('to'),
    ],
  );
  return rows[0]?.revision ?? undefined;
}

/**
 * The state that a revision made; revision 0 is the one before any decision.
 * @throws ImportMapError `not_found`, `internal`
 */
export async function readRevision(
  query: Query,
  { environment, revision }: { readonly environment: string; readonly revision: number },
): Promise<EnvironmentState> {
  if (revision === 0) {
    return EnvironmentState.parse({});
  }
  const { rows } = await query(
    'SELECT state FROM importmap_revision WHERE environment = $1 AND revision = $2',
    [environment, revision],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new ImportMapError('not_found', `"${environment}" has no revision ${revision}`);
  }
  return parseState(row.state, `revision ${revision} of "${environment}"`);
}

/** What a step that names no plugin may have done to each: all decisions of another moment. */
const IS_RESTORE = `r.changes @> '[{"kind": "restore"}]'`;

const HISTORY =
  `SELECT revision::int, to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     AS "madeAt", actor, reason, changes
  FROM importmap_revision r
  WHERE environment = $1 AND ($2::bigint IS NULL OR revision < $2)
    AND ($3::text IS NULL OR changes @> jsonb_build_array(jsonb_build_object('plugin', $3::text))
      OR (${IS_RESTORE} AND state->'plugins'->$3 IS DISTINCT FROM (
        SELECT state->'plugins'->$3 FROM importmap_revision b
        WHERE (b.environment, b.revision) = (r.environment, r.revision - 1))))
    AND ($4::text IS NULL OR actor = $4)
    AND ($8::text IS NULL OR strpos(lower(reason), lower($8)) > 0)
    AND ($6::timestamptz IS NULL OR made_at >= $6)
    AND ($7::timestamptz IS NULL OR made_at <= $7)
  ORDER BY revision DESC LIMIT $5` as const;

type RevisionRow = Known<RowOf<typeof HISTORY>, Pick<Revision, 'madeAt' | 'changes'>>;

/** The history, newest first: of everybody, or of what one actor did or one plugin lived through. */
export async function readHistory(
  query: Query,
  search: {
    readonly environment: string;
    readonly before?: number | undefined;
    readonly limit: number;
    readonly plugin?: string | undefined;
    readonly actor?: string | undefined;
    /** What the reason contains, in any case. */
    readonly text?: string | undefined;
    /** ISO 8601. */
    readonly since?: string | undefined;
    readonly until?: string | undefined;
  },
): Promise<readonly Revision[]> {
  const { environment, before, limit, plugin, actor, text, since, until } = search;
  const { rows } = await query(HISTORY, [
    environment,
    before ?? null,
    plugin ?? null,
    actor ?? null,
    limit,
    since ?? null,
    until ?? null,
    text ?? null,
  ]);
  return rows as readonly RevisionRow[];
}

const LAST_CHANGES = `WITH about AS (
    SELECT revision, change ->> 'plugin' AS plugin
    FROM importmap_revision, jsonb_array_elements(changes) AS change
    WHERE environment = $1 AND change ? 'plugin'
    UNION ALL
    SELECT r.revision, plugin FROM importmap_revision r
      LEFT JOIN importmap_revision b
        ON (b.environment, b.revision) = (r.environment, r.revision - 1),
      LATERAL (SELECT coalesce(r.state->'plugins', '{}') AS now,
        coalesce(b.state->'plugins', '{}') AS before) AS plugins,
      jsonb_object_keys(now || before) AS plugin
    WHERE r.environment = $1 AND ${IS_RESTORE} AND now->plugin IS DISTINCT FROM before->plugin
  ), last AS (SELECT plugin, max(revision) AS revision FROM about GROUP BY plugin)
  SELECT plugin, revision::int,
    to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "madeAt",
    actor, reason
  FROM last JOIN importmap_revision USING (revision)
  WHERE environment = $1 ORDER BY plugin` as const;

type LastChangeRow = Known<RowOf<typeof LAST_CHANGES>, LastChange>;

/** The newest entry of the history about each plugin. */
export async function readLastChanges(
  query: Query,
  environment: string,
): Promise<readonly LastChange[]> {
  const { rows } = await query(LAST_CHANGES, [environment]);
  return rows as readonly LastChangeRow[];
}
