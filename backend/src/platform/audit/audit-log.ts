import { exactNumber } from '../database/exact-number.ts';
import type { Queryable } from '../database/queryable.ts';

/** Something done that must be traceable: who, what, to whom, from what to what, why. */
export interface AuditEntry {
  /** `player:<id>`, `operator:<name>` or `system`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Actor and subject of what a player does to their own account. */
export function byPlayer(playerId: string): Pick<AuditEntry, 'actor' | 'subject'> {
  return { actor: `player:${playerId}`, subject: `player:${playerId}` };
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/**
 * Adds to the audit log, in the caller's transaction when given its client. Each row is sealed by
 * the one before it; the database refuses to change or delete any.
 * @returns its position
 */
export async function appendAudit(client: Queryable, entry: AuditEntry): Promise<number> {
  const { rows } = await client.query({
    name: 'audit.append',
    text: 'SELECT append_audit($1, $2, $3, $4, $5, $6, $7) AS position',
    values: [
      new Date(entry.at),
      entry.actor,
      entry.action,
      entry.subject,
      json(entry.before),
      json(entry.after),
      entry.reason ?? null,
    ],
  });
  return exactNumber(rows[0]?.position ?? '0');
}

/** Checks every seal. @returns the position of the first broken row, undefined when all are whole */
export async function firstAuditFault(client: Queryable): Promise<number | undefined> {
  const { rows } = await client.query('SELECT audit_faults AS position FROM audit_faults()');
  const position = rows[0]?.position ?? undefined;
  return position === undefined ? undefined : exactNumber(position);
}
