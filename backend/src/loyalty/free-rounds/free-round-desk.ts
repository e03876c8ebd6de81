import {
  FreeRoundGift,
  FreeRoundGiftsAnswer,
  GrantFreeRounds,
} from '@touchline/contracts/free-rounds';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { boundsOf } from './free-round-rules.ts';
import { listGifts, withdrawGift } from './free-round-store.ts';
import { type FreeRoundOptions, grantFreeRounds, requireGift } from './grant-free-rounds.ts';

const BASE = '/operator-api/v1/free-rounds';
const TAGS = { tags: ['operator'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const PageQuery = z.strictObject({ cursor: z.optional(Id) });

/** The operators' side of free rounds: what was granted, granting, and ending early what is left. */
export function registerFreeRoundDesk(
  app: App,
  options: FreeRoundOptions & { readonly operatorToken: string },
): void {
  const { pool, clock, games, settings } = options;
  const preHandler = requireOperator(options.operatorToken);

  async function readerAt(now: number) {
    const names = new Map((await games()).map(({ id, name }) => [id, name]));
    return { now, nameOf: (id: string) => names.get(id) ?? id };
  }

  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'bonuses.read' },
      schema: { ...TAGS, querystring: PageQuery, response: { 200: FreeRoundGiftsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const page = await listGifts(pool, request.query.cursor, await readerAt(clock()));
      return {
        ...page,
        games: (await games()).map(({ id, name }) => ({ id, name })),
        rules: boundsOf((await settings()).freeRounds),
      };
    },
  );
  app.post(
    BASE,
    {
      preHandler,
      config: { permission: 'bonuses.give', audit: { action: 'free-rounds.grant' } },
      schema: { ...TAGS, body: GrantFreeRounds, response: { 200: FreeRoundGift } },
    },
    (request) =>
      grantFreeRounds(options, {
        body: request.body,
        key: idempotencyKeyOf(request),
        actor: auditActorOf(request),
        audit: request.audit,
      }),
  );
  app.post(
    `${BASE}/:id/withdraw`,
    {
      preHandler,
      config: {
        permission: 'bonuses.give',
        audit: { action: 'free-rounds.withdraw', reason: 'required' },
      },
      schema: { ...TAGS, params: z.object({ id: Id }), response: { 200: FreeRoundGift } },
    },
    async (request) => {
      const { id } = request.params;
      const reader = await readerAt(clock());
      return inTransaction(pool, async (client) => {
        const isDone = await withdrawGift(client, { id, at: reader.now });
        const gift = await requireGift(client, { id, ...reader });
        if (isDone) {
          const { played, won } = gift;
          const act = { after: { played, won }, at: reader.now };
          await request.audit({ client, subject: `free-rounds:${id}`, ...act });
        }
        return gift;
      });
    },
  );
}
