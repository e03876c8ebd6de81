import { createHash } from 'node:crypto';
import {
  OperatorOffer,
  OperatorOffersAnswer,
  WriteOffer,
} from '@touchline/contracts/special-offers';
import * as z from 'zod/mini';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import {
  findOffer,
  findOfferByKey,
  insertOffer,
  listOffers,
  withdrawOffer,
} from './offer-store.ts';

const BASE = '/operator-api/v1/special-offers';
const TAGS = { tags: ['operator'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const PageQuery = z.strictObject({ cursor: z.optional(Id) });

export interface OfferDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  /** The language that every offer has. */
  readonly fallback: () => Promise<string>;
}

function fault(path: string, problem: string): ApiError {
  return new ApiError('validation_failed', problem, { details: [{ path, problem }] });
}

async function requireOffer(
  client: PoolClient,
  question: { readonly id: string; readonly now: number },
): Promise<OperatorOffer> {
  const offer = await findOffer(client, question);
  if (offer === undefined) {
    throw new ApiError('not_found', 'there is no such offer');
  }
  return offer;
}

interface Attempt {
  readonly body: WriteOffer;
  readonly key: string;
  readonly actor: string;
  readonly audit: RecordAct;
}

/** @throws ApiError `validation_failed`; `idempotency_key_reused` */
async function writeOffer(
  { pool, clock, fallback }: OfferDeskOptions,
  { body, key, actor, audit }: Attempt,
): Promise<OperatorOffer> {
  const at = clock();
  const digest = createHash('sha256').update(JSON.stringify(body)).digest();
  const language = await fallback();
  return inTransaction(pool, async (client) => {
    const known = await findOfferByKey(client, key);
    if (known === undefined) {
      if (body.texts[language] === undefined) {
        throw fault(`/texts/${language}`, `must have a text in ${language}, the default language`);
      }
      if (body.endsAt <= at) {
        throw fault('/endsAt', 'must be in the future');
      }
      const id = await insertOffer(client, { ...body, key, digest, actor, at });
      if (id !== undefined) {
        await audit({ client, subject: `special-offer:${id}`, after: body, at });
        return requireOffer(client, { id, now: at });
      }
    }
    // Written before, or by another request of the same key just now.
    const written = known ?? (await findOfferByKey(client, key));
    if (written === undefined || !written.digest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to another offer');
    }
    return requireOffer(client, { id: written.id, now: at });
  });
}

/** The operators' side of special offers: to make one, to see who takes part, and to end it. */
export function registerOfferDesk(app: App, options: OfferDeskOptions): void {
  const { pool, clock, fallback } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'offers.read' },
      schema: { ...TAGS, querystring: PageQuery, response: { 200: OperatorOffersAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const page = await listOffers(pool, { cursor: request.query.cursor, now: clock() });
      return { ...page, defaultLanguage: await fallback() };
    },
  );
  app.post(
    BASE,
    {
      preHandler,
      config: { permission: 'offers.write', audit: { action: 'special-offer.write' } },
      schema: { ...TAGS, body: WriteOffer, response: { 200: OperatorOffer } },
    },
    (request) =>
      writeOffer(options, {
        body: request.body,
        key: idempotencyKeyOf(request),
        actor: auditActorOf(request),
        audit: request.audit,
      }),
  );
  app.post(
    `${BASE}/:id/withdraw`,
    {
      preHandler,
      config: { permission: 'offers.write', audit: { action: 'special-offer.withdraw' } },
      schema: { ...TAGS, params: Parameters, response: { 200: OperatorOffer } },
    },
    (request) =>
      inTransaction(pool, async (client) => {
        const { id } = request.params;
        const at = clock();
        const isEnded = await withdrawOffer(client, { id, at });
        const offer = await requireOffer(client, { id, now: at });
        if (isEnded) {
          const { entries } = offer;
          await request.audit({ client, subject: `special-offer:${id}`, after: { entries }, at });
        }
        return offer;
      }),
  );
}
