import { createHash } from 'node:crypto';
import {
  OperatorChallenge,
  OperatorChallengesAnswer,
  WriteChallenge,
} from '@touchline/contracts/challenges';
import { challengeDay } from '@touchline/domain/loyalty';
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
  CHALLENGE_ACTS,
  type ChallengeAct,
  findChallenge,
  findChallengeByKey,
  insertChallenge,
  listChallenges,
  moveChallenge,
} from './challenge-store.ts';
import { openDays } from './open-days.ts';
import type { ChallengeGame } from './player-challenges.ts';

const BASE = '/operator-api/v1/challenges';
const TAGS = { tags: ['operator'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const PageQuery = z.strictObject({ cursor: z.optional(Id) });

/** The state that each act leads to: a repetition finds it there. */
const STATE_AFTER = { start: 'running', stop: 'stopped' } as const;

export interface ChallengeDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  /** The language that every challenge has. */
  readonly fallback: () => Promise<string>;
  readonly games: () => Promise<readonly ChallengeGame[]>;
  /** Hours that the site's zone is ahead of UTC. */
  readonly zoneOffset: () => Promise<number>;
}

const fault = (path: string, problem: string) =>
  new ApiError('validation_failed', problem, { details: [{ path, problem }] });

async function requireChallenge(
  client: PoolClient,
  question: { readonly id: string; readonly today: string },
): Promise<OperatorChallenge> {
  const challenge = await findChallenge(client, question);
  if (challenge === undefined) {
    throw new ApiError('not_found', 'there is no such challenge');
  }
  return challenge;
}

interface Attempt {
  readonly body: WriteChallenge;
  readonly key: string;
  readonly actor: string;
  readonly audit: RecordAct;
}

/** @throws ApiError `validation_failed`; `idempotency_key_reused` */
async function writeChallenge(
  { pool, clock, fallback, zoneOffset }: ChallengeDeskOptions,
  { body, key, actor, audit }: Attempt,
): Promise<OperatorChallenge> {
  const at = clock();
  const today = challengeDay(at, await zoneOffset()).day;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest();
  const language = await fallback();
  return inTransaction(pool, async (client) => {
    const known = await findChallengeByKey(client, key);
    if (known === undefined) {
      if (body.texts[language] === undefined) {
        throw fault(`/texts/${language}`, `must have a text in ${language}, the default language`);
      }
      if (body.lastDay < today) {
        throw fault('/lastDay', 'must not be over');
      }
      const id = await insertChallenge(client, { ...body, key, digest, actor, at });
      if (id !== undefined) {
        await audit({ client, subject: `challenge:${id}`, after: body, at });
        return requireChallenge(client, { id, today });
      }
    }
    // Written before, or by another request of the same key just now.
    const written = known ?? (await findChallengeByKey(client, key));
    if (written === undefined || !written.digest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to another challenge');
    }
    return requireChallenge(client, { id: written.id, today });
  });
}

/** Starting, which begins the day at once, and stopping, each once: a repetition finds it done. */
function registerAct(
  app: App,
  { pool, clock, operatorToken, zoneOffset }: ChallengeDeskOptions,
  act: ChallengeAct,
): void {
  app.post(
    `${BASE}/:id/${act}`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'challenges.run', audit: { action: `challenge.${act}` } },
      schema: { ...TAGS, params: Parameters, response: { 200: OperatorChallenge } },
    },
    async (request) => {
      const offset = await zoneOffset();
      return inTransaction(pool, async (client) => {
        const { id } = request.params;
        const now = clock();
        const { day: today } = challengeDay(now, offset);
        const isDone = await moveChallenge(client, { id, act });
        if (isDone && act === 'start') {
          await openDays(client, { now, offset, id });
        }
        const challenge = await requireChallenge(client, { id, today });
        if (isDone) {
          const { state, days, entries } = challenge;
          const after = { state, days, entries };
          await request.audit({ client, subject: `challenge:${id}`, after, at: now });
        } else if (challenge.state !== STATE_AFTER[act]) {
          throw new ApiError('validation_failed', `this challenge cannot ${act} now`);
        }
        return challenge;
      });
    },
  );
}

/** The operators' side of daily challenges: to make one, to start and to stop it. */
export function registerChallengeDesk(app: App, options: ChallengeDeskOptions): void {
  const { pool, clock, fallback, games, zoneOffset } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'challenges.read' },
      schema: { ...TAGS, querystring: PageQuery, response: { 200: OperatorChallengesAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { day: today } = challengeDay(clock(), await zoneOffset());
      const page = await listChallenges(pool, { cursor: request.query.cursor, today });
      const open = (await games()).filter(({ isOpen }) => isOpen);
      return {
        ...page,
        games: open.map(({ id, name, category }) => ({ id, name, category })),
        defaultLanguage: await fallback(),
        today,
      };
    },
  );
  app.post(
    BASE,
    {
      preHandler,
      config: { permission: 'challenges.run', audit: { action: 'challenge.write' } },
      schema: { ...TAGS, body: WriteChallenge, response: { 200: OperatorChallenge } },
    },
    (request) =>
      writeChallenge(options, {
        body: request.body,
        key: idempotencyKeyOf(request),
        actor: auditActorOf(request),
        audit: request.audit,
      }),
  );
  for (const act of CHALLENGE_ACTS) {
    registerAct(app, options, act);
  }
}
