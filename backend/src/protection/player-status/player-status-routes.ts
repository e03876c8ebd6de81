import {
  AgreementStatusAnswer,
  ConfirmAgreement,
  StandingAnswer,
} from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { ChangeStanding } from './change-standing.ts';
import { changeStanding } from './standing-store.ts';
import { agreeToTerms, publishTerms } from './terms-store.ts';

const AGREEMENT = '/web-api/api-v3/v2/user/agreement-rules';
const TAGS = { tags: ['player-status'] };
const PublishedTerms = z.object({ updatedAt: z.string() });
const PlayerParameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

export interface PlayerStatusRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly standing: (playerId: string) => Promise<StandingAnswer>;
  readonly agreement: (playerId: string) => Promise<AgreementStatusAnswer>;
}

/** The player's view of their status and of the terms, and the operator's switches. */
export function registerPlayerStatusRoutes(app: App, options: PlayerStatusRouteOptions): void {
  const { pool, clock, operatorToken, standing, agreement } = options;
  const isPlayers = { preHandler: app.requirePlayer };
  const isOperators = { preHandler: requireOperator(operatorToken) };

  app.get(
    '/web-api/user/v1/standing',
    { ...isPlayers, schema: { ...TAGS, response: { 200: StandingAnswer } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return standing(playerOf(request).id);
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

  app.post(
    '/web-api/operator/terms',
    {
      ...isOperators,
      config: { audit: { action: 'terms.publish' } },
      schema: { ...TAGS, response: { 200: PublishedTerms } },
    },
    async ({ audit }) => ({ updatedAt: await publishTerms(pool, { time: clock(), audit }) }),
  );

  app.patch(
    '/web-api/operator/players/:id/standing',
    {
      ...isOperators,
      config: { audit: { action: 'standing.change', reason: 'required' } },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: ChangeStanding,
        response: { 200: StandingAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { body: fields, audit } = request;
      if (!(await changeStanding(pool, { playerId: id, fields, time: clock(), audit }))) {
        throw new ApiError('not_found', `there is no player ${id}`);
      }
      return standing(id);
    },
  );
}
