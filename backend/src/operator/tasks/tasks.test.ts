import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { firstAuditFault } from '../../platform/audit/audit-log.ts';
import { registerTaskRoutes } from './task-routes.ts';
import { closeTask, listTasks, raiseTask } from './tasks.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const AT = Date.UTC(2026, 0, 15, 12);
const KIND = 'undecided-legs';
const OPERATOR = { authorization: 'Bearer operator-token' };

let test: TestDatabase;
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  registerTaskRoutes(app, {
    pool: test.pool,
    clock: createTestClock(AT).now,
    operatorToken: 'operator-token',
  });
});
afterAll(async () => {
  await app?.close();
  await test.stop();
});
beforeEach(() => test.pool.query('TRUNCATE operator_task'));

const raise = (subject: string, detail = {}, at = AT) =>
  raiseTask(test.pool, { kind: KIND, subject, detail, at });
const open = async () => (await listTasks(test.pool, { state: 'open' })).tasks;

describe('operator tasks', () => {
  it('a task exists once for a kind and a subject, with the latest detail', async () => {
    await raise('event:7', { legs: 1 });
    await raise('event:7', { legs: 3 }, AT + 1_000);
    expect(await open()).toEqual([
      {
        id: expect.any(String),
        kind: KIND,
        subject: 'event:7',
        detail: { legs: 3 },
        state: 'open',
        openedAt: AT,
        openedBy: 'system',
      },
    ]);
  });

  it('a closed task is not reopened by raising it again', async () => {
    await raise('event:7', { legs: 1 });
    await closeTask(test.pool, { kind: KIND, subject: 'event:7' }, { actor: 'system', at: AT + 5 });
    await raise('event:7', { legs: 2 });
    expect(await open()).toEqual([]);
    const { tasks } = await listTasks(test.pool, { state: 'closed' });
    expect(tasks).toMatchObject([{ detail: { legs: 1 }, closedBy: 'system', closedAt: AT + 5 }]);
  });

  it('a long list is read page by page, newest first', async () => {
    for (let at = 0; at < 60; at += 1) await raise(`event:${at}`);
    const first = await listTasks(test.pool, {});
    const second = await listTasks(test.pool, { cursor: first.nextCursor });
    expect(first.tasks).toHaveLength(50);
    expect(first.tasks[0]?.subject).toBe('event:59');
    expect(second.tasks.at(-1)?.subject).toBe('event:0');
    expect(second).not.toHaveProperty('nextCursor');
  });
});

describe('the operator API of tasks', () => {
  it('a request without the operator token is refused', async () => {
    const answer = await app.inject('/operator-api/v1/tasks');
    expect(answer.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });

  it('an operator closes a task with a note, once, and the audit log records it', async () => {
    await raise('event:7', { legs: 1 });
    const listed = await app.inject({
      url: '/operator-api/v1/tasks?state=open',
      headers: OPERATOR,
    });
    const [{ id }] = listed.json().tasks;
    const close = (note: string) =>
      app.inject({
        method: 'POST',
        url: `/operator-api/v1/tasks/${id}/close`,
        headers: OPERATOR,
        payload: { note },
      });
    expect((await close(' ')).statusCode).toBe(400);
    expect((await close('result entered by hand')).json()).toMatchObject({
      state: 'closed',
      closedBy: 'operator:operator',
      note: 'result entered by hand',
    });
    expect((await close('a second time')).json().note).toBe('result entered by hand');
    const { rows } = await test.pool.query(
      "SELECT actor, subject, reason FROM audit_log WHERE action = 'task.close'",
    );
    expect(rows).toEqual([
      { actor: 'operator:operator', subject: 'event:7', reason: 'result entered by hand' },
    ]);
    expect(await firstAuditFault(test.pool)).toBeUndefined();
  });

  it('an unknown task is answered with not_found', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/operator-api/v1/tasks/999999/close',
      headers: OPERATOR,
      payload: { note: 'nothing there' },
    });
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});
