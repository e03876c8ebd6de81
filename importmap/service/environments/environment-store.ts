import type { Query } from '../state-store.ts';

/** Every environment that was made, by name. */
export async function readEnvironments(query: Query): Promise<readonly string[]> {
  const { rows } = await query(
    'SELECT name FROM importmap_environment WHERE made_by IS NOT NULL ORDER BY name',
    [],
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes an environment that nothing has been decided about, with its entry in the audit log.
 * @returns whether there was none of that name
 */
export async function insertEnvironment(
  query: Query,
  made: { readonly name: string; readonly actor: string; readonly reason: string },
): Promise<boolean> {
  const { name, actor, reason } = made;
  const { rows } = await query(
    `WITH made AS (
       INSERT INTO importmap_environment (name, made_by) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING name
     )
     SELECT append_audit(now(), 'operator:' || $2::text, 'environment.make',
       'environment:' || name, NULL, jsonb_build_object('name', name), $3) FROM made`,
    [name, actor, reason],
  );
  return rows.length > 0;
}

/** Lets the other servers on this database know of an environment that a server is there for. */
export async function registerEnvironment(query: Query, name: string): Promise<void> {
  // Checked first: a restarted process does not wait for a release that is being made.
  if (!(await readEnvironments(query)).includes(name)) {
    await query(
      `INSERT INTO importmap_environment AS e (name, made_by) VALUES ($1, 'configuration')
       ON CONFLICT (name) DO UPDATE SET made_by = excluded.made_by WHERE e.made_by IS NULL`,
      [name],
    );
  }
}

/** Takes an environment back that nothing was decided about. */
export async function dropEmptyEnvironment(query: Query, name: string): Promise<void> {
  await query('DELETE FROM importmap_environment WHERE name = $1 AND revision = 0', [name]);
}
