import { CloseAccount, RequestReturn, ReturnAnswer } from '@touchline/contracts/returns';
import { toEpochSeconds } from '@touchline/domain/time';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Returns, ReturnState } from './returns.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const TAGS = { tags: ['responsible-gaming'] };

function seconds(time: number | undefined): number | null {
  return time === undefined ? null : toEpochSeconds(time);
}

function wireState({ closedAt, offer, request, refusedAt }: ReturnState): ReturnAnswer {
  return {
    closedAt: seconds(closedAt),
    kind: offer !== undefined && 'kind' in offer ? offer.kind : null,
    from: offer !== undefined && 'from' in offer ? Math.ceil(offer.from / 1000) : null,
    request:
      request === undefined
        ? null
        : {
            kind: request.kind,
            requestedAt: toEpochSeconds(request.requestedAt),
            effectiveAt: seconds(request.effectiveAt),
          },
    refusedAt: seconds(refusedAt),
  };
}

/** Requests to play again after a self-exclusion or in a closed account. */
export function registerReturnRoutes(app: App, returns: Returns): void {
  app.get(
    `${BASE}/return`,
    { schema: { ...TAGS, response: { 200: ReturnAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return wireState(await returns.read(playerOf(request).id));
    },
  );

  app.post(
    `${BASE}/return`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: RequestReturn, response: { 200: ReturnAnswer } },
      preHandler: app.requireStepUp,
    },
    async (request) => {
      const { id } = playerOf(request);
      await returns.request(id, request.body.reason);
      return wireState(await returns.read(id));
    },
  );

  app.delete(
    `${BASE}/return`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, response: { 200: ReturnAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      await returns.withdraw(id);
      return wireState(await returns.read(id));
    },
  );
}

/** Closing one's account: for the player alone, who has just proved who they are. */
export function registerClosureRoute(app: App, returns: Returns): void {
  app.post(
    `${BASE}/closure`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: CloseAccount, response: { 200: ReturnAnswer } },
      preHandler: app.requireStepUp,
    },
    async (request) => {
      const { id } = playerOf(request);
      await returns.close(id, request.body.reason);
      return wireState(await returns.read(id));
    },
  );
}
