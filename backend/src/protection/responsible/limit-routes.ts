import {
  AvailableLimitsAnswer,
  BlockUser,
  BlockUserAnswer,
  ExclusionReasonsAnswer,
  LimitAction,
  LimitActionAnswer,
  LimitsAnswer,
  PingAnswer,
  SetLimits,
  SetLimitsAnswer,
} from '@touchline/contracts/limits';
import { EXCLUSION_REASONS } from '@touchline/domain/limits';
import { toEpochSeconds } from '@touchline/domain/time';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { type LimitOffer, measureOf, offeredValues } from './offered-values.ts';
import type { PendingLimits } from './pending-limits.ts';
import { wireLimits, type WireLimitsOptions } from './wire-limits.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const TAGS = { tags: ['responsible-gaming'] };

export interface LimitRouteOptions extends WireLimitsOptions {
  readonly pending: PendingLimits;
  readonly offer: () => Promise<LimitOffer & { readonly exclusionReasons: boolean }>;
}

/** Which limits can be set, and to which values. */
function registerOffer(app: App, { offer }: LimitRouteOptions): void {
  app.get(
    `${BASE}/availablelimits`,
    {
      schema: { ...TAGS, response: { 200: AvailableLimitsAnswer } },
      preHandler: app.requirePlayer,
    },
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
    `${BASE}/reasons/selfexclude`,
    {
      schema: { ...TAGS, response: { 200: ExclusionReasonsAnswer } },
      preHandler: app.requirePlayer,
    },
    async () => {
      const { exclusionReasons } = await offer();
      return Object.entries(exclusionReasons ? EXCLUSION_REASONS : {}).map(([id, reason]) => ({
        id: Number(id),
        selfExcludeReason: reason,
      }));
    },
  );
}

function registerList(app: App, options: LimitRouteOptions): void {
  app.get(
    `${BASE}/limits`,
    { schema: { ...TAGS, response: { 200: LimitsAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { limits: await wireLimits(options, playerOf(request).id) };
    },
  );
}

function registerSet(app: App, options: LimitRouteOptions): void {
  app.post(
    `${BASE}/limits`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: SetLimits, response: { 200: SetLimitsAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      await options.limits.set(
        id,
        request.body.limits.map(({ limitType, limitValue, selfExcludeReason }) => ({
          type: limitType,
          value: limitValue,
          reason: selfExcludeReason,
        })),
      );
      return {
        status: 200 as const,
        title: '',
        data: { questions: [] },
        tokenGuid: null,
        limitsData: await wireLimits(options, id),
      };
    },
  );
}

/** Confirming and cancelling limits that wait. */
function registerPending(app: App, options: LimitRouteOptions): void {
  app.post(
    `${BASE}/limitaction`,
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: LimitAction, response: { 200: LimitActionAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      const { action, limitType } = request.body;
      await options.pending.act(id, { action, type: limitType });
      return { status: 204 as const, title: '', limitsData: await wireLimits(options, id) };
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
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      await options.pending.cancel(id, request.query.id);
      return { status: 204 as const, title: '', limitsData: await wireLimits(options, id) };
    },
  );
}

/** Reports of pages that the player is playing, answered with what remains of the session. */
function registerPing(app: App, { playTime }: LimitRouteOptions): void {
  app.post(
    `${BASE}/ping`,
    {
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: PingAnswer } },
      preHandler: app.requirePlayer,
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
}

function registerBlock(app: App, { limits }: LimitRouteOptions): void {
  app.post(
    '/limit-service-api/limit/external/web/api/v1/BlockUser',
    {
      config: rateClass('money'),
      schema: { ...TAGS, body: BlockUser, response: { 200: BlockUserAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      await limits.blockPlayer(playerOf(request).id, request.body?.selfExcludeReason);
      return { success: true };
    },
  );
}

/** The limit service of product.txt §7. Limits belong to the account: every device has the same. */
export function registerLimitRoutes(app: App, options: LimitRouteOptions): void {
  registerOffer(app, options);
  registerList(app, options);
  registerSet(app, options);
  registerPending(app, options);
  registerPing(app, options);
  registerBlock(app, options);
}
