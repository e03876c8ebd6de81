import {
  DecideReturn,
  ExcludePlayer,
  OperatorExclusionsAnswer,
  OperatorFlagsAnswer,
  OperatorProtection,
  OperatorReturnsAnswer,
} from '@touchline/contracts/operator';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { latestFlags } from '../care/flag-store.ts';
import type { Limits } from '../responsible/limits.ts';
import type { WireLimitsOptions } from '../responsible/wire-limits.ts';
import { decideReturn } from '../returns/decide-return.ts';
import { openRequests } from '../returns/return-store.ts';
import { listExclusions } from './exclusion-list.ts';
import { operatorReturn, readProtection } from './player-protection.ts';

const BASE = '/operator-api/v1/protection';
const TAGS = { tags: ['operator'] };
const PlayerParameters = z.object({ id: z.string().regex(/^\d{8,9}$/) });
const RequestParameters = z.object({ id: z.string().regex(/^\d{1,18}$/) });

interface DeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly limits: Pick<Limits, 'excludeBy'>;
  readonly wire: WireLimitsOptions;
}

/** What operators see of all players. */
function registerLists(app: App, { pool, clock, operatorToken }: DeskOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    `${BASE}/returns`,
    {
      preHandler,
      config: { permission: 'protection.read' },
      schema: { ...TAGS, response: { 200: OperatorReturnsAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { returns: (await openRequests(pool)).map(operatorReturn) };
    },
  );

  app.get(
    `${BASE}/exclusions`,
    {
      preHandler,
      config: { permission: 'protection.read' },
      schema: { ...TAGS, response: { 200: OperatorExclusionsAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { exclusions: await listExclusions(pool, { now: clock() }) };
    },
  );

  app.get(
    `${BASE}/flags`,
    {
      preHandler,
      config: { permission: 'protection.read' },
      schema: { ...TAGS, response: { 200: OperatorFlagsAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { flags: [...(await latestFlags(pool))] };
    },
  );
}

/** One player, and what an operator does for them. */
function registerPlayer(app: App, options: DeskOptions): void {
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    `${BASE}/players/:id`,
    {
      preHandler,
      config: { permission: 'protection.read' },
      schema: { ...TAGS, params: PlayerParameters, response: { 200: OperatorProtection } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readProtection(options, request.params.id);
    },
  );

  app.post(
    `${BASE}/players/:id/exclusion`,
    {
      preHandler,
      config: {
        permission: 'protection.exclude',
        audit: { action: 'exclusion.impose', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: ExcludePlayer,
        response: { 200: OperatorProtection },
      },
    },
    async (request) => {
      const { id } = request.params;
      // The player must be there before anything is written about them.
      await readProtection(options, id);
      const { days, reason } = request.body;
      await options.limits.excludeBy(id, { days, reason, audit: request.audit });
      return readProtection(options, id);
    },
  );
}

function registerDecision(app: App, { pool, clock, operatorToken }: DeskOptions): void {
  app.post(
    `${BASE}/returns/:id/decision`,
    {
      preHandler: requireOperator(operatorToken),
      config: {
        permission: 'protection.decide',
        audit: { action: 'return.decide', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: RequestParameters,
        body: DecideReturn,
        response: { 200: OperatorReturnsAnswer },
      },
    },
    async (request) => {
      const { decision, reason } = request.body;
      await decideReturn(
        { pool, clock },
        {
          id: request.params.id,
          decision,
          reason,
          actor: auditActorOf(request),
          audit: request.audit,
        },
      );
      return { returns: (await openRequests(pool)).map(operatorReturn) };
    },
  );
}

/** The operators' side of player protection: who is kept out, who wants back, who needs a look. */
export function registerDeskRoutes(app: App, options: DeskOptions): void {
  registerLists(app, options);
  registerPlayer(app, options);
  registerDecision(app, options);
}
