import { PlayerStatusAnswer } from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { ChangePlayerStatus } from './change-player-status.ts';
import { changePlayerStatus } from './player-status-store.ts';
import { publishTerms } from './terms-store.ts';

const TAGS = { tags: ['player-status'] };
const PublishedTerms = z.object({ updatedAt: z.string() });
const PlayerParameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

/** The operator's switches: new terms for everybody, and the status of a player. */
export function registerPlayerStatusOperatorRoutes(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly statusOf: (playerId: string) => Promise<PlayerStatusAnswer>;
  },
): void {
  const { pool, clock, operatorToken, statusOf } = options;
  const isOperators = { preHandler: requireOperator(operatorToken) };

  app.post(
    '/web-api/operator/terms',
    {
      ...isOperators,
      config: { permission: 'content.publish', audit: { action: 'terms.publish' } },
      schema: { ...TAGS, response: { 200: PublishedTerms } },
    },
    async ({ audit }) => ({ updatedAt: await publishTerms(pool, { time: clock(), audit }) }),
  );

  app.patch(
    '/web-api/operator/players/:id/standing',
    {
      ...isOperators,
      config: {
        permission: 'players.ban',
        audit: { action: 'standing.change', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: ChangePlayerStatus,
        response: { 200: PlayerStatusAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { body: fields, audit } = request;
      if (!(await changePlayerStatus(pool, { playerId: id, fields, time: clock(), audit }))) {
        throw new ApiError('not_found', `there is no player ${id}`);
      }
      return statusOf(id);
    },
  );
}
