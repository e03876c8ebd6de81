import type { ConfigurationRevision } from '@touchline/contracts/operator';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';
import type { JsonObject } from './merge-patch.ts';

/** Who changed a group, and why. */
export interface ChangeAuthor {
  readonly actor: string;
  readonly reason: string;
}

/** Adds a change to the history, in the transaction that makes it. */
export async function addRevision(
  client: Pick<Pool, 'query'>,
  change: ChangeAuthor & {
    readonly group: string;
    readonly before: JsonObject;
    readonly after: JsonObject;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<void> {
  const { group, actor, reason, before, after, at } = change;
  await client.query(
    `INSERT INTO configuration_revision (name, made_at, actor, reason, before, after)
     SELECT $1, $2, $3, $4, $5::jsonb, $6::jsonb WHERE $5::jsonb <> $6::jsonb`,
    [group, new Date(at), actor, reason, before, after],
  );
}

const REVISIONS = `SELECT id::int, to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    AS "madeAt", actor, reason, before, after
  FROM configuration_revision
  WHERE name = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`;

type RevisionRow = Known<
  RowOf<typeof REVISIONS>,
  { readonly madeAt: string; readonly before: JsonObject; readonly after: JsonObject }
>;

/** The history of a group, newest first. */
export async function readRevisions(
  pool: Pick<Pool, 'query'>,
  search: {
    readonly group: string;
    /** Only what came before this one. */
    readonly before?: number | undefined;
    readonly limit: number;
  },
): Promise<readonly ConfigurationRevision[]> {
  const { rows } = await pool.query(REVISIONS, [search.group, search.before ?? null, search.limit]);
  return rows as readonly RevisionRow[];
}
