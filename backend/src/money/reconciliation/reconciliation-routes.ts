import { ReconciledDaysAnswer } from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { listReconciledDays, type TaskStates } from './reconciled-days.ts';

const Query = z.strictObject({
  /** The day and the provider that a page ended with. */
  cursor: z.optional(text().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])_[\w.-]{1,64}$/))),
  only: z.optional(z.literal('differences')),
});

/** The days that were compared with the providers, for operators. */
export function registerReconciliationRoutes(
  app: App,
  {
    pool,
    operatorToken,
    taskStates,
  }: {
    readonly pool: Pool;
    readonly operatorToken: string;
    readonly taskStates: TaskStates;
  },
): void {
  app.get(
    '/payments-api/v1/operator/reconciliations',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'reconciliation.read' },
      schema: { tags: ['operator'], querystring: Query, response: { 200: ReconciledDaysAnswer } },
    },
    async ({ query: { cursor, only } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return listReconciledDays(pool, {
        cursor,
        onlyDifferences: only === 'differences',
        taskStates,
      });
    },
  );
}
