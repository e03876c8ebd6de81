import {
  AgreementStatusAnswer,
  ConfirmAgreement,
  PlayerStatusAnswer,
} from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { agreeToTerms } from './terms-store.ts';

const AGREEMENT = '/web-api/api-v3/v2/user/agreement-rules';
const TAGS = { tags: ['player-status'] };

export interface PlayerStatusRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly statusOf: (playerId: string) => Promise<PlayerStatusAnswer>;
  readonly agreement: (playerId: string) => Promise<AgreementStatusAnswer>;
}

/** The player's view of their status and of the terms. */
export function registerPlayerStatusRoutes(app: App, options: PlayerStatusRouteOptions): void {
  const { pool, clock, statusOf, agreement } = options;
  const isPlayers = { preHandler: app.requirePlayer };

  app.get(
    '/web-api/user/v1/standing',
    { ...isPlayers, schema: { ...TAGS, response: { 200: PlayerStatusAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return statusOf(playerOf(request).id);
    },
  );

  app.get(
    `${AGREEMENT}/status`,
    { ...isPlayers, schema: { ...TAGS, response: { 200: AgreementStatusAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return agreement(playerOf(request).id);
    },
  );

  app.post(
    `${AGREEMENT}/confirm`,
    {
      ...isPlayers,
      config: rateClass('session'),
      schema: { ...TAGS, body: ConfirmAgreement, response: { 200: AgreementStatusAnswer } },
    },
    async (request) => {
      const { id } = playerOf(request);
      const updatedAt = new Date(request.body.updatedAt);
      const isAgreed =
        !Number.isNaN(updatedAt.getTime()) &&
        (await agreeToTerms(pool, { playerId: id, updatedAt, time: clock() }));
      if (!isAgreed) {
        throw new ApiError('terms_outdated', 'these are not the present terms; show those first');
      }
      return agreement(id);
    },
  );
}
