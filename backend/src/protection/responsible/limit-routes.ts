import {
  AvailableLimitsAnswer,
  BlockUserAnswer,
  type Limit,
  LimitAction,
  LimitActionAnswer,
  LimitsAnswer,
  PingAnswer,
  SetLimits,
  SetLimitsAnswer,
} from '@touchline/contracts/limits';
import { LIMIT_TYPE, isUnset } from '@touchline/domain/limits';
import { HOUR, toEpochSeconds } from '@touchline/domain/time';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { StoredLimit } from './limit-store.ts';
import type { Limits } from './limits.ts';
import { type LimitOffer, measureOf, offeredValues } from './offered-values.ts';
import { type PendingLimits, mayBeConfirmed } from './pending-limits.ts';
import type { PlayTime } from './play-time.ts';
import type { ResponsibleGaming } from './responsible-gaming.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const TAGS = { tags: ['responsible-gaming'] };

export interface LimitRouteOptions {
  readonly limits: Limits;
  readonly pending: PendingLimits;
  readonly gaming: ResponsibleGaming;
  readonly playTime: PlayTime;
  readonly clock: () => number;
  readonly offer: () => Promise<LimitOffer>;
}

/** The limit service of product.txt §7. Limits belong to the account: every device has the same. */
export function registerLimitRoutes(app: App, options: LimitRouteOptions): void {
  const { limits, pending, gaming, playTime, clock, offer } = options;
  const preHandler = app.requirePlayer;

  function wireLimit(limit: StoredLimit, remaining: number): Limit {
    return {
      id: limit.id,
      limitType: limit.type,
      limitValue: limit.value,
      limitBalance: remaining,
      limitState: limit.state,
      startedAt: Math.floor(limit.startsAt / 1000),
      endsAt: limit.endsAt === undefined ? null : Math.floor(limit.endsAt / 1000),
      needApprove: mayBeConfirmed(limit, clock()),
      ...(limit.currency === undefined ? {} : { currency: limit.currency }),
    };
  }

  async function wireLimits(playerId: string): Promise<Limit[]> {
    const [held, balances] = await Promise.all([limits.list(playerId), gaming.balances(playerId)]);
    return Promise.all(
      held.map(async (limit) => {
        const isSession = limit.type === LIMIT_TYPE.session && limit.state === 'ACTIVE';
        return wireLimit(
          limit,
          isSession && !isUnset(limit)
            ? (await playTime.leftOf(playerId, limit)).remaining / HOUR
            : (balances.find((balance) => balance.limit.id === limit.id)?.remaining ?? limit.value),
        );
      }),
    );
  }

  app.get(
    `${BASE}/availablelimits`,
    { schema: { ...TAGS, response: { 200: AvailableLimitsAnswer } }, preHandler },
    async () => {
      const offered = await offer();
      return offered.limitTypes.map((type) => ({
        type,
        availableValues: [...offeredValues(type, offered)],
        measure: measureOf(type),
      }));
    },
  );

  app.get(
    `${BASE}/limits`,
    { schema: { ...TAGS, response: { 200: LimitsAnswer } }, preHandler },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { limits: await wireLimits(playerOf(request).id) };
    },
  );

  app.post(
    `${BASE}/limits`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: SetLimits, response: { 200: SetLimitsAnswer } },
      preHandler,
    },
    async (request) => {
      const { id } = playerOf(request);
      await limits.set(
        id,
        request.body.limits.map(({ limitType, limitValue }) => ({
          type: limitType,
          value: limitValue,
        })),
      );
      return {
        status: 200 as const,
        title: '',
        data: { questions: [] },
        tokenGuid: null,
        limitsData: await wireLimits(id),
      };
    },
  );

  app.post(
    `${BASE}/limitaction`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: LimitAction, response: { 200: LimitActionAnswer } },
      preHandler,
    },
    async (request) => {
      const { id } = playerOf(request);
      const { action, limitType } = request.body;
      await pending.act(id, { action, type: limitType });
      return { status: 204 as const, title: '', limitsData: await wireLimits(id) };
    },
  );

  app.delete(
    `${BASE}/limit`,
    {
      config: rateClass('money'),
      schema: {
        ...TAGS,
        querystring: z.object({ id: z.uuid() }),
        response: { 200: LimitActionAnswer },
      },
      preHandler,
    },
    async (request) => {
      const { id } = playerOf(request);
      await pending.cancel(id, request.query.id);
      return { status: 204 as const, title: '', limitsData: await wireLimits(id) };
    },
  );

  app.post(
    `${BASE}/ping`,
    {
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: PingAnswer } },
      preHandler,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const left = await playTime.ping(playerOf(request).id);
      return left === undefined
        ? { remaining: null, until: null }
        : {
            remaining: Math.ceil(left.remaining / 1000),
            until: toEpochSeconds(left.until),
          };
    },
  );

  app.post(
    '/limit-service-api/limit/external/web/api/v1/BlockUser',
    {
      config: rateClass('money'),
      schema: { ...TAGS, response: { 200: BlockUserAnswer } },
      preHandler,
    },
    async (request) => {
      await limits.blockPlayer(playerOf(request).id);
      return { success: true };
    },
  );
}
