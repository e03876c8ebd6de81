import type { OverrideRecord } from '@touchline/contracts/releases';
import type { Author } from '../audit.ts';
import type { Query } from '../state-store.ts';
import type { Override } from './link-signer.ts';

/** Remembers a link and who made it, in the audit log too, before it is returned. */
export async function saveOverride(
  query: Query,
  { override, actor, reason }: { override: Override; actor: string; reason: string },
): Promise<void> {
  const { id, environment, target, inspect, expiresAt } = override;
  await query(
    `WITH made AS (
       INSERT INTO importmap_override
         (id, environment, plugin, version, inspect, expires_at, made_by, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING *
     )
     SELECT append_audit(now(), 'operator:' || made_by, 'override.make', 'environment:' || environment,
       NULL, jsonb_build_object('id', id, 'plugin', plugin, 'version', version, 'inspect', inspect,
         'expiresAt', expires_at), reason) FROM made`,
    [
      id,
      environment,
      target?.plugin ?? null,
      target?.version ?? null,
      inspect,
      new Date(expiresAt),
      actor,
      reason,
    ],
  );
}

const MOST = 100;

/** The links of an environment, the newest first. */
export async function readOverrides(
  query: Query,
  environment: string,
): Promise<readonly OverrideRecord[]> {
  const { rows } = await query(
    `SELECT id, plugin, version, inspect, made_by AS "madeBy", made_at AS "madeAt",
       expires_at AS "expiresAt", reason, revoked_at IS NOT NULL AS "isRevoked"
     FROM importmap_override WHERE environment = $1 ORDER BY made_at DESC LIMIT $2`,
    [environment, MOST],
  );
  return rows.map(({ plugin, version, madeAt, expiresAt, ...rest }) => ({
    ...rest,
    ...(plugin !== null && version !== null && { plugin, version }),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** The plugin of a link, where there is such a link; `undefined` in it for one of the inspector. */
export async function readTarget(
  query: Query,
  { id, environment }: { readonly id: string; readonly environment: string },
): Promise<{ readonly plugin: string | undefined } | undefined> {
  const { rows } = await query(
    'SELECT plugin FROM importmap_override WHERE id = $1 AND environment = $2',
    [id, environment],
  );
  const [row] = rows;
  return row && { plugin: row.plugin ?? undefined };
}

/** Ends a link before its time, with its entry in the audit log; once ended it stays so. */
export async function revokeOverride(
  query: Query,
  { id, actor, reason }: Author & { readonly id: string },
): Promise<void> {
  await query(
    `WITH ended AS (
       UPDATE importmap_override SET revoked_at = now()
       WHERE id = $1 AND revoked_at IS NULL RETURNING id, environment
     )
     SELECT append_audit(now(), 'operator:' || $2::text, 'override.revoke',
       'environment:' || environment, NULL, jsonb_build_object('id', id), $3) FROM ended`,
    [id, actor, reason ?? null],
  );
}

/** The links that were ended and would otherwise still be valid. @param now milliseconds since epoch */
export async function readRevoked(query: Query, now: number): Promise<ReadonlySet<string>> {
  const { rows } = await query(
    'SELECT id FROM importmap_override WHERE revoked_at IS NOT NULL AND expires_at > $1',
    [new Date(now)],
  );
  return new Set(rows.map(({ id }) => id));
}
