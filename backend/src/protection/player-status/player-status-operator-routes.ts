import { type AgreementStatusAnswer, PlayerStatusAnswer } from '@touchline/contracts/identity';
import { OperatorPlayerStatus } from '@touchline/contracts/operator';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { PlayerParameters } from '../../platform/http/operator-parameters.ts';
import { listExclusions } from '../desk/exclusion-list.ts';
import { ChangePlayerStatus } from './change-player-status.ts';
import { changePlayerStatus } from './player-status-store.ts';
import { publishTerms } from './terms-store.ts';

const TAGS = { tags: ['player-status'] };
const PublishedTerms = z.object({ updatedAt: z.string() });

interface StatusRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly statusOf: (playerId: string) => Promise<PlayerStatusAnswer>;
  readonly agreement: (playerId: string) => Promise<AgreementStatusAnswer>;
}

/** What a player may do at the moment, for operators. */
function registerReading(app: App, options: StatusRouteOptions): void {
  const { pool, clock, operatorToken, statusOf, agreement } = options;
  app.get(
    '/operator-api/v1/players/:id/status',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'players.read' },
      schema: {
        tags: ['operator'],
        params: PlayerParameters,
        response: { 200: OperatorPlayerStatus },
      },
    },
    async ({ params: { id: playerId } }, reply) => {
      reply.header('cache-control', 'no-store');
      const [status, { result: owesTerms }, exclusions] = await Promise.all([
        statusOf(playerId),
        agreement(playerId),
        listExclusions(pool, { playerId, now: clock() }),
      ]);
      return {
        banLevel: status.ban_level,
        verificationStatus: status.verification_status,
        isIdentificationNeeded: status.is_need_identification,
        owesData: status.isDataAfterRegistration,
        owesTerms,
        hasDeposit: status.has_deposit,
        exclusions,
      };
    },
  );
}

/** The operator's switches: new terms for everybody, and the status of a player. */
export function registerPlayerStatusOperatorRoutes(app: App, options: StatusRouteOptions): void {
  registerReading(app, options);
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
