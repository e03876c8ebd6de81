import { PersonalDataDraft } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { readDraft, storeDraft } from './personal-data-drafts.ts';

const PATH = '/web-api/secure-data/v1/personal-data/draft';
const TAGS = { tags: ['secure data'] };

/** The draft of a player's personal data, with the grant that the data themselves need. */
export function registerDraftRoutes(
  app: App,
  {
    pool,
    clock,
    granted,
  }: {
    readonly pool: Pool;
    readonly clock: Clock;
    /** The player of a request that has the grant. */
    readonly granted: (request: FastifyRequest) => Promise<string>;
  },
): void {
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: PersonalDataDraft } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readDraft(pool, { playerId: await granted(request), now: clock() });
    },
  );

  app.put(
    PATH,
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, body: PersonalDataDraft, response: { 200: PersonalDataDraft } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const playerId = await granted(request);
      await storeDraft(pool, { playerId, fields: request.body, now: clock() });
      return request.body;
    },
  );
}
