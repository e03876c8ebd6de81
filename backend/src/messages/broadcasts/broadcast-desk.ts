import {
  AUDIENCE_STANDINGS,
  BROADCAST_KINDS,
  BroadcastAudience,
  BroadcastReach,
  BroadcastsAnswer,
  OperatorBroadcast,
  WriteBroadcast,
} from '@touchline/contracts/broadcasts';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import { reachOf } from './audience.ts';
import { cancelBroadcast, findBroadcast, listBroadcasts } from './broadcast-store.ts';
import { type BroadcastOptions, writeBroadcast } from './write-broadcast.ts';

const BASE = '/operator-api/v1/broadcasts';
const TAGS = { tags: ['operator'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const PageQuery = z.strictObject({ cursor: z.optional(Id) });
/** Lists are separated by commas. */
const List = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(?:,[A-Za-z]{2,3})*$/)));
const ReachQuery = z.strictObject({
  kind: z.enum(BROADCAST_KINDS),
  playerId: z.optional(z.string().check(z.regex(/^\d{8,9}$/))),
  countries: List,
  languages: List,
  currencies: List,
  standing: z.optional(z.enum(AUDIENCE_STANDINGS)),
});

export interface BroadcastDeskOptions extends BroadcastOptions {
  readonly operatorToken: string;
  /** Delivers what is due, soon. */
  readonly onWritten: () => void;
}

function audienceIn(query: z.infer<typeof ReachQuery>): BroadcastAudience {
  const { kind: _kind, countries, languages, currencies, ...rest } = query;
  const lists = Object.entries({ countries, languages, currencies }).flatMap(([name, list]) =>
    list === undefined ? [] : [[name, list.split(',')]],
  );
  const parsed = BroadcastAudience.safeParse({ ...rest, ...Object.fromEntries(lists) });
  if (!parsed.success) {
    throw new ApiError('validation_failed', 'the group is not one that a broadcast can be for');
  }
  return parsed.data;
}

/** What operators have written, and for how many players something would be. */
function registerReads(app: App, options: BroadcastDeskOptions): void {
  const { pool, clock, fallback, origin } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'messages.read' },
      schema: { ...TAGS, querystring: PageQuery, response: { 200: BroadcastsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const page = await listBroadcasts(pool, request.query.cursor);
      return { ...page, defaultLanguage: await fallback(), offersMail: origin !== undefined };
    },
  );
  app.get(
    `${BASE}/reach`,
    {
      preHandler,
      config: { permission: 'messages.read' },
      schema: { ...TAGS, querystring: ReachQuery, response: { 200: BroadcastReach } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = clock();
      return reachOf(pool, {
        kind: request.query.kind,
        audience: audienceIn(request.query),
        registeredBy: now,
        now,
        fallback: await fallback(),
      });
    },
  );
}

/** The operators' side of messages: what they write, to whom, and the way to stop it. */
export function registerBroadcastDesk(app: App, options: BroadcastDeskOptions): void {
  registerReads(app, options);
  const { pool, clock } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.post(
    BASE,
    {
      preHandler,
      config: { permission: 'messages.write', audit: { action: 'broadcast.write' } },
      schema: { ...TAGS, body: WriteBroadcast, response: { 200: OperatorBroadcast } },
    },
    async (request) => {
      const written = await writeBroadcast(options, {
        body: request.body,
        key: idempotencyKeyOf(request),
        actor: auditActorOf(request),
        audit: request.audit,
      });
      options.onWritten();
      return written;
    },
  );
  app.post(
    `${BASE}/:id/cancel`,
    {
      preHandler,
      config: { permission: 'messages.write', audit: { action: 'broadcast.cancel' } },
      schema: { ...TAGS, params: Parameters, response: { 200: OperatorBroadcast } },
    },
    async (request) =>
      inTransaction(pool, async (client) => {
        const { id } = request.params;
        const before = await cancelBroadcast(client, id);
        const broadcast = await findBroadcast(client, id);
        if (broadcast === undefined) {
          throw new ApiError('not_found', 'there is no such broadcast');
        }
        if (before !== undefined) {
          await request.audit({
            client,
            subject: `broadcast:${id}`,
            before: { status: before },
            after: { status: broadcast.status, delivered: broadcast.delivered },
            at: clock(),
          });
        }
        return broadcast;
      }),
  );
}
