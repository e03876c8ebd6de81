import {
  CloseOperatorTask,
  OPERATOR_TASK_KINDS,
  OperatorTask,
  OperatorTasksAnswer,
} from '@touchline/contracts/operator';
import * as z from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { closeTask, findTask, listTasks } from './tasks.ts';

const TAGS = { tags: ['operator'] };
const TaskId = z.string().regex(/^\d{1,18}$/);
const Query = z.strictObject({
  state: z.enum(['open', 'closed']).optional(),
  kind: z.enum(OPERATOR_TASK_KINDS).optional(),
  cursor: TaskId.optional(),
});

/** The tasks of operators: what is open, what was closed, and closing one. */
export function registerTaskRoutes(
  app: App,
  options: { readonly pool: Pool; readonly clock: Clock; readonly operatorToken: string },
): void {
  const { pool, clock, operatorToken } = options;
  const isOperators = { preHandler: requireOperator(operatorToken) };

  app.get(
    '/operator-api/v1/tasks',
    {
      ...isOperators,
      config: { permission: 'tasks.read' },
      schema: { ...TAGS, querystring: Query, response: { 200: OperatorTasksAnswer } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return listTasks(pool, request.query);
    },
  );

  app.post(
    '/operator-api/v1/tasks/:id/close',
    {
      ...isOperators,
      config: { permission: 'tasks.close', audit: { action: 'task.close' } },
      schema: {
        ...TAGS,
        params: z.object({ id: TaskId }),
        body: CloseOperatorTask,
        response: { 200: OperatorTask },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { note } = request.body;
      const closing = { actor: auditActorOf(request), note, at: clock() };
      const closed = await inTransaction(pool, async (client) => {
        const task = await closeTask(client, { id }, closing);
        if (task !== undefined) {
          await request.audit({
            client,
            subject: task.subject,
            reason: note,
            before: { kind: task.kind, state: 'open' },
            after: { kind: task.kind, state: 'closed' },
            at: closing.at,
          });
        }
        return task;
      });
      // Closed before, by this request's first attempt or by a colleague: that is what was wanted.
      const task = closed ?? (await findTask(pool, id));
      if (task === undefined) {
        throw new ApiError('not_found', `there is no task ${id}`);
      }
      return task;
    },
  );
}
