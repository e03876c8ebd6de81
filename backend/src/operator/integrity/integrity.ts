import { randomUUID } from 'node:crypto';
import type { IntegrityReport } from '@touchline/contracts/operator';
import { HOUR } from '@touchline/domain/time';
import { appendAudit, firstAuditFault } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { raiseTask, SYSTEM } from '../tasks/tasks.ts';
import { codeDigest, databaseDigest, schemaDigest } from './digests.ts';

/** An hour less than the 24 hours of GLI-19 2.3.2: the job that asks may be late. */
const EVERY = 23 * HOUR;
const SUBJECT = 'integrity';
/** Digits of a digest by which a task is recognised. */
const SHORT = 16;

/** Hashes the critical parts of the running system, and hands to operators what was altered. */
export interface Integrity {
  /** Checks when this process has not done so yet, or not for 23 hours. Called often, it does nothing else. */
  readonly checkWhenDue: () => Promise<void>;
  /** Checks everything now, for an operator. */
  readonly check: (audit: RecordAct) => Promise<IntegrityReport>;
}

type Fault = IntegrityReport['faults'][number];

/** What the first check of a database with this schema found. */
async function firstDigest(client: PoolClient, schema: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `SELECT after->>'database' AS digest FROM audit_log
     WHERE subject = $1 AND after->>'schema' = $2 ORDER BY position LIMIT 1`,
    [SUBJECT, schema],
  );
  return rows[0]?.digest ?? undefined;
}

/** Whether no process has checked the audit log for 23 hours. */
async function isLogDue(client: PoolClient, now: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM audit_log WHERE subject = $1 AND after ? 'auditFault' AND at > $2 LIMIT 1`,
    [SUBJECT, new Date(now - EVERY)],
  );
  return rowCount === 0;
}

/** Those of the parts that are not what they were. */
function faultsOf(parts: {
  readonly code: readonly [expected: string, found: string];
  readonly database: readonly [expected: string, found: string];
  readonly auditFault: number | undefined;
}): readonly Fault[] {
  const { code, database, auditFault } = parts;
  const altered = (part: 'code' | 'database', [expected, found]: readonly [string, string]) =>
    expected === found ? [] : [{ part, expected, found }];
  return [
    ...altered('code', code),
    ...altered('database', database),
    ...(auditFault === undefined
      ? []
      : [{ part: 'audit' as const, expected: '', found: String(auditFault) }]),
  ];
}

async function raise(client: PoolClient, { part, expected, found }: Fault, at: number) {
  await raiseTask(client, {
    kind: 'integrity-fault',
    subject: `${SUBJECT}:${part}:${found.slice(0, SHORT)}`,
    detail: part === 'audit' ? { part, row: found } : { part, expected, found },
    at,
  });
}

/**
 * The hash of the code is compared with the one of the process's own start, that of the database with the first
 * one of the same schema; the seals of the audit log are checked by one process for all.
 */
export function createIntegrity(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Folders of the code that runs. */
  readonly folders: readonly string[];
}): Integrity {
  const { pool, clock, folders } = options;
  const processId = randomUUID();
  let started: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function checkIn(
    client: PoolClient,
    {
      found,
      isWhole,
      now,
    }: { readonly found: string; readonly isWhole: boolean; readonly now: number },
  ): Promise<IntegrityReport> {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('integrity'))");
    const schema = await schemaDigest(client);
    const database = await databaseDigest(client);
    const checksLog = isWhole || (await isLogDue(client, now));
    const auditFault = checksLog ? await firstAuditFault(client) : undefined;
    const faults = faultsOf({
      code: [started ?? found, found],
      database: [(await firstDigest(client, schema)) ?? database, database],
      auditFault,
    });
    for (const fault of faults) {
      await raise(client, fault, now);
    }
    return {
      process: processId,
      at: now,
      code: found,
      schema,
      database,
      faults: [...faults],
      ...(checksLog && { auditFault: auditFault ?? 0 }),
    };
  }

  return {
    checkWhenDue: async () => {
      const now = clock();
      if (now - checkedAt < EVERY) {
        return;
      }
      const found = await codeDigest(folders);
      await inTransaction(pool, async (client) => {
        const { at, ...after } = await checkIn(client, { found, isWhole: false, now });
        const action = started === undefined ? 'integrity.start' : 'integrity.check';
        await appendAudit(client, { actor: SYSTEM, action, subject: SUBJECT, after, at });
      });
      started ??= found;
      checkedAt = now;
    },
    check: async (audit) => {
      const now = clock();
      const found = await codeDigest(folders);
      return inTransaction(pool, async (client) => {
        const report = await checkIn(client, { found, isWhole: true, now });
        const { at, ...after } = report;
        await audit({ client, subject: SUBJECT, after, at });
        return report;
      });
    },
  };
}
