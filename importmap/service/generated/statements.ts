/** A row of what a statement returns: its columns as the schema has them. */
export type RowOf<Text extends keyof Statements> = Statements[Text];

/**
 * A row of which more is known than the schema says: what a json column contains, or that a computed
 * column is never NULL. Names a subtype for columns that are there; others do not compile.
 */
export type Known<
  Row,
  Columns extends { [Name in keyof Columns]: Name extends keyof Row ? Row[Name] : never },
> = Omit<Row, keyof Columns> & Columns;

/**
 * Rows by the text of the statement that returns them, as the migrated database describes them.
 * Made by `npm run statements -w backend`; see docs/adr/0063-rows-typed-by-the-database.md.
 */
export interface Statements {
  'DELETE FROM importmap_environment WHERE name = $1 AND revision = 0': Record<never, never>;
  'DELETE FROM importmap_health WHERE at < now() - interval \'30 days\'': Record<never, never>;
  'DELETE FROM importmap_open_page WHERE page = ANY($1)': Record<never, never>;
  'DELETE FROM importmap_open_page WHERE seen_at < now() - interval \'1 hour\'': Record<never, never>;
  'DELETE FROM importmap_voter WHERE at < now() - interval \'7 days\'': Record<never, never>;
  'INSERT INTO importmap_environment AS e (name, made_by) VALUES ($1, \'configuration\')\n       ON CONFLICT (name) DO UPDATE SET made_by = excluded.made_by WHERE e.made_by IS NULL': Record<never, never>;
  'INSERT INTO importmap_open_page (page, environment, plugins)\n     SELECT page, environment, plugins\n     FROM jsonb_to_recordset($1::jsonb) AS p(page text, environment text, plugins jsonb)\n     ORDER BY page\n     ON CONFLICT (page) DO UPDATE SET plugins = excluded.plugins, seen_at = now()': Record<never, never>;
  'SELECT (extract(epoch FROM date_bin(\'5 seconds\', now(), \'epoch\')) * 1000)::float8 AS now,\n    version, (extract(epoch FROM at) * 1000)::float8 AS at, visitors, failures\n  FROM (SELECT) AS one LEFT JOIN importmap_health ON environment = $1 AND plugin = $2\n    AND version = ANY($3) AND at >= $4 AND visitors > 0\n    AND at < date_bin(\'5 seconds\', now(), \'epoch\')\n  ORDER BY at': {
    readonly now: number | null;
    readonly version: string | null;
    readonly at: number | null;
    readonly visitors: number | null;
    readonly failures: number | null;
  };
  'SELECT DISTINCT ON (plugin) plugin, version FROM importmap_version ORDER BY plugin, sequence DESC': {
    readonly plugin: string;
    readonly version: string;
  };
  'SELECT FROM importmap_token\n         WHERE name = $1 AND may_write AND plugins = \'{}\' AND revoked_at IS NULL': Record<never, never>;
  'SELECT artefact FROM importmap_version WHERE plugin = $1 AND version = $2': {
    readonly artefact: unknown;
  };
  'SELECT coalesce(max(r.revision) FILTER (WHERE\n         r.state->\'plugins\'->$2 IS DISTINCT FROM e.state->\'plugins\'->$2), 0)::int AS revision,\n       coalesce(bool_or(e.state->\'plugins\' ? $2), false) AS decided\n     FROM importmap_environment e JOIN importmap_revision r ON r.environment = e.name\n     WHERE e.name = $1': {
    readonly revision: number;
    readonly decided: boolean;
  };
  'SELECT digest FROM importmap_version WHERE plugin = $1 AND version = $2': {
    readonly digest: string;
  };
  'SELECT file, bytes, brotli FROM importmap_file WHERE plugin = $1 AND version = $2': {
    readonly file: string;
    readonly bytes: Buffer;
    readonly brotli: Buffer | null;
  };
  'SELECT id FROM importmap_override WHERE revoked_at IS NOT NULL AND expires_at > $1': {
    readonly id: string;
  };
  'SELECT id, plugin, version, inspect, made_by AS "madeBy", made_at AS "madeAt",\n       expires_at AS "expiresAt", reason, revoked_at IS NOT NULL AS "isRevoked"\n     FROM importmap_override WHERE environment = $1 ORDER BY made_at DESC LIMIT $2': {
    readonly id: string;
    readonly plugin: string | null;
    readonly version: string | null;
    readonly inspect: boolean;
    readonly madeBy: string;
    readonly madeAt: Date;
    readonly expiresAt: Date;
    readonly reason: string;
    readonly isRevoked: boolean;
  };
  'SELECT name FROM importmap_environment WHERE made_by IS NOT NULL ORDER BY name': {
    readonly name: string;
  };
  'SELECT name, may_write AS "mayWrite", plugins FROM importmap_token\n       WHERE hash = $1 AND revoked_at IS NULL': {
    readonly name: string;
    readonly mayWrite: boolean;
    readonly plugins: string[];
  };
  'SELECT name, may_write AS "mayWrite", plugins, revoked_at IS NOT NULL AS "isRevoked",\n  to_char(created_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS"Z"\') AS "createdAt"\nFROM importmap_token ORDER BY name': {
    readonly name: string;
    readonly mayWrite: boolean;
    readonly plugins: string[];
    readonly isRevoked: boolean;
    readonly createdAt: string | null;
  };
  'SELECT plugin FROM importmap_override WHERE id = $1 AND environment = $2': {
    readonly plugin: string | null;
  };
  'SELECT plugin, version, floor(extract(epoch FROM at - $3) / $4)::int AS bucket,\n    sum(fine)::int AS fine, sum(load)::int AS load, sum(mount)::int AS mount,\n    sum(crash)::int AS crash, sum(deadline)::int AS deadline\n  FROM importmap_health\n  WHERE environment = $1 AND ($2::text IS NULL OR plugin = $2) AND at >= $3\n  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3': {
    readonly plugin: string;
    readonly version: string;
    readonly bucket: number;
    readonly fine: number | null;
    readonly load: number | null;
    readonly mount: number | null;
    readonly crash: number | null;
    readonly deadline: number | null;
  };
  'SELECT revision::int, (extract(epoch FROM made_at) * 1000)::float8 AS "madeAt",\n    state->\'plugins\'->$2->\'versions\' AS versions, state->\'plugins\'->$2->>\'fallback\' AS fallback\n  FROM importmap_revision WHERE environment = $1 ORDER BY revision DESC LIMIT 1000': {
    readonly revision: number;
    readonly madeAt: number | null;
    readonly versions: unknown;
    readonly fallback: string | null;
  };
  'SELECT revision::int, state FROM importmap_environment WHERE name = $1': {
    readonly revision: number;
    readonly state: unknown;
  };
  'SELECT revision::int, to_char(made_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\')\n     AS "madeAt", actor, reason, changes\n  FROM importmap_revision r\n  WHERE environment = $1 AND ($2::bigint IS NULL OR revision < $2)\n    AND ($3::text IS NULL OR changes @> jsonb_build_array(jsonb_build_object(\'plugin\', $3::text))\n      OR (r.changes @> \'[{"kind": "restore"}]\' AND state->\'plugins\'->$3 IS DISTINCT FROM (\n        SELECT state->\'plugins\'->$3 FROM importmap_revision b\n        WHERE (b.environment, b.revision) = (r.environment, r.revision - 1))))\n    AND ($4::text IS NULL OR actor = $4)\n    AND ($8::text IS NULL OR strpos(lower(reason), lower($8)) > 0)\n    AND ($6::timestamptz IS NULL OR made_at >= $6)\n    AND ($7::timestamptz IS NULL OR made_at <= $7)\n  ORDER BY revision DESC LIMIT $5': {
    readonly revision: number;
    readonly madeAt: string | null;
    readonly actor: string;
    readonly reason: string;
    readonly changes: unknown;
  };
  'SELECT state FROM importmap_revision WHERE environment = $1 AND revision = $2': {
    readonly state: unknown;
  };
  'SELECT version, count(DISTINCT network)::int AS networks,\n       (count(DISTINCT network) FILTER (WHERE failed))::int AS failing\n     FROM importmap_voter WHERE environment = $1 AND plugin = $2 AND rollout = $3\n     GROUP BY GROUPING SETS ((), (version))': {
    readonly version: string | null;
    readonly networks: number | null;
    readonly failing: number | null;
  };
  'SELECT version, published_by AS "publishedBy", artefact,\n  to_char(published_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS"Z"\') AS "publishedAt"\nFROM importmap_version WHERE plugin = $1 ORDER BY sequence DESC LIMIT $2': {
    readonly version: string;
    readonly publishedBy: string;
    readonly artefact: unknown;
    readonly publishedAt: string | null;
  };
  'WITH about AS (\n    SELECT revision, change ->> \'plugin\' AS plugin\n    FROM importmap_revision, jsonb_array_elements(changes) AS change\n    WHERE environment = $1 AND change ? \'plugin\'\n    UNION ALL\n    SELECT r.revision, plugin FROM importmap_revision r\n      LEFT JOIN importmap_revision b\n        ON (b.environment, b.revision) = (r.environment, r.revision - 1),\n      LATERAL (SELECT coalesce(r.state->\'plugins\', \'{}\') AS now,\n        coalesce(b.state->\'plugins\', \'{}\') AS before) AS plugins,\n      jsonb_object_keys(now || before) AS plugin\n    WHERE r.environment = $1 AND r.changes @> \'[{"kind": "restore"}]\' AND now->plugin IS DISTINCT FROM before->plugin\n  ), last AS (SELECT plugin, max(revision) AS revision FROM about GROUP BY plugin)\n  SELECT plugin, revision::int,\n    to_char(made_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\') AS "madeAt",\n    actor, reason\n  FROM last JOIN importmap_revision USING (revision)\n  WHERE environment = $1 ORDER BY plugin': {
    readonly plugin: string | null;
    readonly revision: number | null;
    readonly madeAt: string | null;
    readonly actor: string | null;
    readonly reason: string | null;
  };
  'WITH ended AS (\n           UPDATE importmap_token SET revoked_at = now()\n           WHERE name = $1 AND revoked_at IS NULL RETURNING *\n         ), recorded AS (\n           SELECT append_audit(now(), $2, \'token.revoke\', \'token:\' || name,\n             jsonb_build_object(\'mayWrite\', may_write, \'plugins\', plugins), NULL, $3) AS position FROM ended\n         )\n         SELECT name, (SELECT max(position) FROM recorded) FROM importmap_token WHERE name = $1': {
    readonly name: string;
    readonly max: string | null;
  };
  'WITH ended AS (\n       UPDATE importmap_override SET revoked_at = now()\n       WHERE id = $1 AND revoked_at IS NULL RETURNING id, environment\n     )\n     SELECT append_audit(now(), \'operator:\' || $2::text, \'override.revoke\',\n       \'environment:\' || environment, NULL, jsonb_build_object(\'id\', id), $3) FROM ended': {
    readonly append_audit: string | null;
  };
  'WITH made AS (\n           INSERT INTO importmap_token (name, hash, may_write, plugins)\n           SELECT $1, $2, $3::boolean, $4::text[]\n           WHERE NOT EXISTS (SELECT FROM operator_account WHERE name = $1)\n           ON CONFLICT DO NOTHING RETURNING *\n         )\n         SELECT name, append_audit(now(), $5, \'token.make\', \'token:\' || name, NULL,\n           jsonb_build_object(\'mayWrite\', may_write, \'plugins\', plugins), $6) FROM made': {
    readonly name: string;
    readonly append_audit: string | null;
  };
  'WITH made AS (\n           INSERT INTO importmap_version (plugin, version, digest, artefact, published_by)\n           VALUES ($1, $2, $3, $4::jsonb, $5) ON CONFLICT DO NOTHING RETURNING plugin, version\n         ), laid AS (\n           INSERT INTO importmap_file (plugin, version, file, bytes, brotli)\n           SELECT plugin, version, given.* FROM made,\n             unnest($6::text[], $7::bytea[], $8::bytea[]) AS given (file, bytes, brotli)\n           RETURNING file\n         )\n         SELECT append_audit(now(), $9, \'version.publish\', \'version:\' || plugin || \'@\' || version,\n           NULL, jsonb_build_object(\'digest\', $3::text, \'files\', (SELECT count(*) FROM laid)), $10)\n         FROM made': {
    readonly append_audit: string | null;
  };
  'WITH made AS (\n       INSERT INTO importmap_environment (name, made_by) VALUES ($1, $2)\n       ON CONFLICT DO NOTHING RETURNING name\n     )\n     SELECT append_audit(now(), \'operator:\' || $2::text, \'environment.make\',\n       \'environment:\' || name, NULL, jsonb_build_object(\'name\', name), $3) FROM made': {
    readonly append_audit: string | null;
  };
  'WITH made AS (\n       INSERT INTO importmap_override\n         (id, environment, plugin, version, inspect, expires_at, made_by, reason)\n       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING *\n     )\n     SELECT append_audit(now(), \'operator:\' || made_by, \'override.make\', \'environment:\' || environment,\n       NULL, jsonb_build_object(\'id\', id, \'plugin\', plugin, \'version\', version, \'inspect\', inspect,\n         \'expiresAt\', expires_at), reason) FROM made': {
    readonly append_audit: string | null;
  };
  'WITH next AS (\n       INSERT INTO importmap_environment AS e (name, revision, state)\n       SELECT $1, 1, $3::jsonb WHERE $2::bigint = 0\n         OR EXISTS (SELECT FROM importmap_environment WHERE name = $1)\n       ON CONFLICT (name) DO UPDATE SET revision = e.revision + 1, state = excluded.state\n         WHERE e.revision = $2::bigint\n       RETURNING revision\n     ), made AS (\n       INSERT INTO importmap_revision (environment, revision, actor, reason, changes, state)\n       SELECT $1, revision, $4, $5, $6::jsonb, $3::jsonb FROM next\n       RETURNING revision, environment, reason, made_at\n     )\n     SELECT revision::int, pg_notify(\'importmap\', environment),\n       append_audit(made_at, $7, \'import-map.change\', \'environment:\' || environment,\n         $8::jsonb, $9::jsonb || jsonb_build_object(\'revision\', revision), reason)\n     FROM made': {
    readonly revision: number | null;
    readonly pg_notify: string | null;
    readonly append_audit: string | null;
  };
  'WITH open AS (\n    SELECT plugins FROM importmap_open_page\n    WHERE environment = $1 AND seen_at > now() - interval \'90 seconds\'\n  )\n  SELECT NULL AS plugin, NULL AS version, count(*)::int AS pages FROM open\n  UNION ALL (\n    SELECT key, value, count(*)::int FROM open, jsonb_each_text(plugins)\n    GROUP BY key, value ORDER BY key, count(*) DESC, value\n  )': {
    readonly plugin: string | null;
    readonly version: string | null;
    readonly pages: number | null;
  };
  'WITH reported AS (\n       SELECT * FROM jsonb_to_recordset($1::jsonb) AS t(environment text, plugin text, version text,\n         fine int, load int, mount int, crash int, deadline int)\n     ), given AS (\n       SELECT DISTINCT environment, plugin, version, rollout, failed,\n         decode(voter, \'hex\') AS voter, decode(network, \'hex\') AS network,\n         decode(visitor, \'hex\') AS visitor\n       FROM jsonb_to_recordset($2::jsonb) AS v(environment text, plugin text, version text,\n         rollout bigint, voter text, network text, visitor text, failed boolean)\n     ), counted AS (\n       INSERT INTO importmap_voter\n         (environment, plugin, version, rollout, voter, failed, network, visitor)\n       SELECT environment, plugin, version, rollout, voter, failed, network, visitor\n       FROM given g WHERE g.failed OR NOT EXISTS (\n         SELECT FROM importmap_voter o WHERE o.failed AND\n           (o.environment, o.plugin, o.version, o.rollout, o.voter) =\n           (g.environment, g.plugin, g.version, g.rollout, g.voter))\n       ORDER BY 1, 2, 3, 4, 5, 6, 8\n       ON CONFLICT DO NOTHING RETURNING environment, plugin, version, failed\n     ), votes AS (\n       SELECT environment, plugin, version, count(*) AS visitors,\n         count(*) FILTER (WHERE failed) AS failures\n       FROM counted GROUP BY environment, plugin, version\n     )\n     INSERT INTO importmap_health AS h\n       (environment, plugin, version, at, visitors, failures, fine, load, mount, crash, deadline)\n     SELECT environment, plugin, version, date_bin(\'5 seconds\', now(), \'epoch\'),\n       coalesce(visitors, 0), coalesce(failures, 0), fine, load, mount, crash, deadline\n     FROM reported LEFT JOIN votes USING (environment, plugin, version)\n     ORDER BY 1, 2, 3\n     ON CONFLICT (environment, plugin, version, at) DO UPDATE SET\n       visitors = h.visitors + excluded.visitors, failures = h.failures + excluded.failures,\n       fine = h.fine + excluded.fine, load = h.load + excluded.load,\n       mount = h.mount + excluded.mount, crash = h.crash + excluded.crash,\n       deadline = h.deadline + excluded.deadline': Record<never, never>;
}
