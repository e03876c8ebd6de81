/** Runs one SQL statement. */
export type Query = (
  text: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[] }>;

/** An operator's decision about one package. */
export interface Selection {
  readonly id: string;
  readonly enabled: boolean;
  /** A version to stay on; undefined follows the newest build. */
  readonly version: string | undefined;
}

interface Row {
  readonly id: string;
  readonly enabled: boolean;
  readonly version: string | null;
}

/** Reads the decisions of an environment. */
export async function readSelections(
  query: Query,
  environment: string,
): Promise<readonly Selection[]> {
  const { rows } = await query(
    'SELECT id, enabled, version FROM importmap_service WHERE environment = $1 ORDER BY id',
    [environment],
  );
  return (rows as readonly Row[]).map(({ id, enabled, version }) => ({
    id,
    enabled,
    version: version ?? undefined,
  }));
}

/** Turns a package on or off and records who did it, in one statement. */
export async function writeEnabled(
  query: Query,
  change: {
    readonly environment: string;
    readonly id: string;
    readonly enabled: boolean;
    readonly actor: string;
  },
): Promise<void> {
  const { environment, id, enabled, actor } = change;
  await query(
    `WITH changed AS (
       INSERT INTO importmap_service (environment, id, enabled) VALUES ($1, $2, $3)
       ON CONFLICT (environment, id)
       DO UPDATE SET enabled = excluded.enabled, updated_at = now()
     )
     INSERT INTO importmap_change (environment, service, actor, change)
     VALUES ($1, $2, $4, jsonb_build_object('enabled', $3::boolean))`,
    [environment, id, enabled, actor],
  );
}
