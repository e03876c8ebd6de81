import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { listTasks } from '../tasks/tasks.ts';
import { codeDigest } from './digests.ts';
import { createIntegrity, type Integrity } from './integrity.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const REPLACED = `CREATE OR REPLACE FUNCTION is_closed(subject bigint) RETURNS boolean
  LANGUAGE sql STABLE AS 'SELECT false'`;

let test: TestDatabase;
let folder: string;
let clock: ReturnType<typeof createTestClock>;
let integrity: Integrity;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-integrity-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  test = await startTestDatabase();
  await writeFile(join(folder, 'main.js'), 'run();');
  clock = createTestClock();
  integrity = createIntegrity({ pool: test.pool, clock: clock.now, folders: [folder] });
  return () => test.stop();
});

const records = async () =>
  (
    await test.pool.query(
      "SELECT action, at, after FROM audit_log WHERE subject = 'integrity' ORDER BY position",
    )
  ).rows as { action: string; at: Date; after: Record<string, unknown> }[];
const found = async () =>
  (await listTasks(test.pool, { state: 'open' })).tasks.map(({ kind, detail }) => [
    kind,
    detail['part'],
  ]);
const nextCheck = async () => {
  clock.advance(23 * HOUR);
  await integrity.checkWhenDue();
};

describe('the integrity of the system', () => {
  it('GLI-19 2.3.2: the critical parts are hashed at each start and every 24 hours, and each check is on record', async () => {
    await integrity.checkWhenDue();
    // As the job asks: each minute.
    for (let minute = 0; minute < 48 * 60; minute += 30) {
      clock.advance(HOUR / 2);
      await integrity.checkWhenDue();
    }
    const rows = await records();
    expect(rows.map(({ action }) => action)).toEqual([
      'integrity.start',
      'integrity.check',
      'integrity.check',
    ]);
    const times = rows.map(({ at }) => at.getTime());
    expect(Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBeLessThan(
      24 * HOUR,
    );
    const [first] = rows;
    expect(first?.after).toMatchObject({
      code: await codeDigest([folder]),
      database: expect.stringMatching(/^[0-9a-f]{64}$/),
      auditFault: 0,
      faults: [],
    });
    expect(await found()).toEqual([]);
  });

  it('a second process hashes its own code, and leaves the audit log to the one that has checked it', async () => {
    await integrity.checkWhenDue();
    const second = createIntegrity({ pool: test.pool, clock: clock.now, folders: [folder] });
    await second.checkWhenDue();
    const rows = await records();
    expect(rows.map(({ action }) => action)).toEqual(['integrity.start', 'integrity.start']);
    expect(rows.map(({ after }) => 'auditFault' in after)).toEqual([true, false]);
  });

  it('a function of the database that was replaced leaves a task, and so does a file of the running code', async () => {
    await integrity.checkWhenDue();
    await test.pool.query(REPLACED);
    await nextCheck();
    expect(await found()).toEqual([['integrity-fault', 'database']]);
    await writeFile(join(folder, 'main.js'), 'run(); steal();');
    await nextCheck();
    // The one that was found before stays a fault, and one task.
    expect(await found()).toEqual([
      ['integrity-fault', 'code'],
      ['integrity-fault', 'database'],
    ]);
  });

  it('a trigger of the database that was switched off leaves a task', async () => {
    await integrity.checkWhenDue();
    await test.pool.query('ALTER TABLE journal DISABLE TRIGGER journal_append_only');
    await nextCheck();
    expect(await found()).toEqual([['integrity-fault', 'database']]);
  });

  it('a row of the audit log that was altered leaves a task with its position', async () => {
    await integrity.checkWhenDue();
    const position = await appendAudit(test.pool, {
      actor: 'system',
      action: 'test',
      subject: 'x',
      at: clock.now(),
    });
    await test.pool.query(`ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
      GRANT ALL ON audit_log TO CURRENT_USER`);
    await test.pool.query("UPDATE audit_log SET reason = 'other' WHERE position = $1", [position]);
    await test.pool.query('ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only');
    await nextCheck();
    const { tasks } = await listTasks(test.pool, { state: 'open' });
    expect(tasks).toMatchObject([
      { kind: 'integrity-fault', detail: { part: 'audit', row: String(position) } },
    ]);
  });

  it('a new version of the schema is no fault', async () => {
    await integrity.checkWhenDue();
    await test.pool.query(REPLACED);
    await test.pool.query(
      "UPDATE schema_function SET checksum = 'new' WHERE name LIKE '%is_closed%'",
    );
    await nextCheck();
    expect(await found()).toEqual([]);
  });
});
