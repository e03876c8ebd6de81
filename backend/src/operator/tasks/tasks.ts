import type { OperatorTask, OperatorTaskKind } from '@touchline/contracts/operator';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

/** The actor of the backend's automatic acts. */
export const SYSTEM = 'system';

const PAGE_SIZE = 50;
const PAGE_AND_ONE_MORE = 51;

const COLUMNS =
  'id, kind, subject, detail, state, opened_at, opened_by, closed_at, closed_by, note';
const TASK = `SELECT ${COLUMNS} FROM operator_task WHERE id = $1` as const;

function taskOf(row: RowOf<typeof TASK>): OperatorTask {
  const { id, subject, state } = row;
  return {
    id,
    kind: row.kind as OperatorTask['kind'],
    subject,
    detail: row.detail as OperatorTask['detail'],
    state,
    openedAt: row.opened_at.getTime(),
    openedBy: row.opened_by,
    ...(row.closed_at === null ? {} : { closedAt: row.closed_at.getTime() }),
    ...(row.closed_by === null ? {} : { closedBy: row.closed_by }),
    ...(row.note === null ? {} : { note: row.note }),
  };
}

/**
 * Creates a task for operators, in the caller's transaction when given its client. There is one
 * task for a kind and a subject: raising an open one again updates its detail, a closed one stays
 * closed. A new occasion for the same subject needs its own subject (`payment:7:refund`).
 */
export async function raiseTask(
  client: Queryable,
  task: {
    readonly kind: OperatorTaskKind;
    /** As in the audit log: `event:<id>`, `player:<id>`, … */
    readonly subject: string;
    readonly detail: OperatorTask['detail'];
    readonly actor?: string | undefined;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<void> {
  const { kind, subject, detail, actor = SYSTEM, at } = task;
  await client.query({
    name: 'operator.raise-task',
    text: `INSERT INTO operator_task (kind, subject, detail, opened_at, opened_by)
           VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT ON CONSTRAINT operator_task_once DO UPDATE SET detail = EXCLUDED.detail
             WHERE operator_task.state = 'open' AND operator_task.detail <> EXCLUDED.detail`,
    values: [kind, subject, JSON.stringify(detail), new Date(at), actor],
  });
}

/** Which open tasks to close: one by its id, or those of a kind and a subject. */
export type TaskChoice =
  | { readonly id: string }
  | { readonly kind: OperatorTaskKind; readonly subject: string };

/**
 * Closes an open task, in the caller's transaction when given its client.
 * @returns it; undefined where there is no such open task
 */
export async function closeTask(
  client: Queryable,
  choice: TaskChoice,
  closing: { readonly actor: string; readonly note?: string | undefined; readonly at: number },
): Promise<OperatorTask | undefined> {
  const byId = 'id' in choice;
  const { rows } = await client.query({
    name: byId ? 'operator.close-task' : 'operator.close-task-of-subject',
    text: `UPDATE operator_task SET state = 'closed', closed_at = $1, closed_by = $2, note = $3
           WHERE state = 'open' AND ${byId ? 'id = $4' : 'kind = $4 AND subject = $5'}
           RETURNING ${COLUMNS}`,
    values: [
      new Date(closing.at),
      closing.actor,
      closing.note ?? null,
      ...(byId ? [choice.id] : [choice.kind, choice.subject]),
    ],
  });
  return rows[0] && taskOf(rows[0]);
}

/** A task in any state; undefined where there is none. */
export async function findTask(client: Queryable, id: string): Promise<OperatorTask | undefined> {
  const { rows } = await client.query({
    name: 'operator.find-task',
    text: TASK,
    values: [id],
  });
  return rows[0] && taskOf(rows[0]);
}

/** The states of the tasks of a kind, by their subjects; a subject without a task is missing. */
export async function taskStates(
  client: Queryable,
  { kind, subjects }: { readonly kind: OperatorTaskKind; readonly subjects: readonly string[] },
): Promise<ReadonlyMap<string, OperatorTask['state']>> {
  const { rows } = await client.query(
    'SELECT subject, state FROM operator_task WHERE kind = $1 AND subject = ANY ($2)',
    [kind, subjects],
  );
  return new Map(rows.map(({ subject, state }) => [subject, state]));
}

/** Tasks, newest first, a page at a time. */
export async function listTasks(
  client: Queryable,
  question: {
    readonly state?: OperatorTask['state'] | undefined;
    readonly kind?: OperatorTaskKind | undefined;
    /** `nextCursor` of the page before. */
    readonly cursor?: string | undefined;
  },
): Promise<{ readonly tasks: OperatorTask[]; readonly nextCursor?: string }> {
  const { rows } = await client.query({
    name: 'operator.list-tasks',
    text: `SELECT ${COLUMNS} FROM operator_task
           WHERE ($1::text IS NULL OR state = $1) AND ($2::bigint IS NULL OR id < $2)
             AND ($3::text IS NULL OR kind = $3)
           ORDER BY id DESC LIMIT ${PAGE_AND_ONE_MORE}`,
    values: [question.state ?? null, question.cursor ?? null, question.kind ?? null],
  });
  const tasks = rows.slice(0, PAGE_SIZE).map(taskOf);
  const last = tasks.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined ? { tasks, nextCursor: last.id } : { tasks };
}
