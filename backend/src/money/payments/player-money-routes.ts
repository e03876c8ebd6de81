import { AccountsAnswer, PaymentsAnswer } from '@touchline/contracts/money';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { PlayerParameters } from '../../platform/http/operator-parameters.ts';
import { balances } from '../wallet/accounts.ts';
import { listPayments } from './list-payments.ts';
import { PaymentCursor, pageOf, readCursor } from './payment-cursor.ts';
import { publicPayment } from './payment-store.ts';

const BASE = '/operator-api/v1/players/:id';
const TAGS = { tags: ['operator'] };
const PAGE_SIZE = 20;

/** A player's balances and payments, as operators see them. */
export function registerPlayerMoney(
  app: App,
  { pool, operatorToken }: { readonly pool: Pool; readonly operatorToken: string },
): void {
  const preHandler = requireOperator(operatorToken);
  const config = { permission: 'payments.read' } as const;
  app.get(
    `${BASE}/accounts`,
    {
      preHandler,
      config,
      schema: { ...TAGS, params: PlayerParameters, response: { 200: AccountsAnswer } },
    },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'no-store');
      return { accounts: [...(await balances(pool, id))] };
    },
  );

  app.get(
    `${BASE}/payments`,
    {
      preHandler,
      config,
      schema: {
        ...TAGS,
        params: PlayerParameters,
        querystring: z.object({ cursor: z.optional(PaymentCursor) }),
        response: { 200: PaymentsAnswer },
      },
    },
    async ({ params: { id: playerId }, query: { cursor } }, reply) => {
      reply.header('cache-control', 'no-store');
      const size = PAGE_SIZE + 1;
      const found = await listPayments(pool, { playerId, size, before: readCursor(cursor) });
      const { rows, ...next } = pageOf(found, PAGE_SIZE);
      return { payments: rows.map(publicPayment), ...next };
    },
  );
}
