import { createHash } from 'node:crypto';
import {
  OperatorTournament,
  OperatorTournamentsAnswer,
  type TournamentGame,
  WriteTournament,
} from '@touchline/contracts/tournaments';
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
  findTournament,
  findTournamentByKey,
  insertTournament,
  listTournaments,
  moveTournament,
  TOURNAMENT_ACTS,
  type TournamentAct,
} from './tournament-store.ts';

const BASE = '/operator-api/v1/tournaments';
const TAGS = { tags: ['operator'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const PageQuery = z.strictObject({ cursor: z.optional(Id) });

/** The state that each act leads to: a repetition finds it there. */
const STATE_AFTER = { open: 'open', cancel: 'cancelled', close: 'closed' } as const;

export interface TournamentDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  /** The language that every tournament has. */
  readonly fallback: () => Promise<string>;
  /** The games that can be played now. */
  readonly games: () => Promise<readonly TournamentGame[]>;
}

function fault(path: string, problem: string): ApiError {
  return new ApiError('validation_failed', problem, { details: [{ path, problem }] });
}

async function requireTournament(
  client: PoolClient,
  question: { readonly id: string; readonly now: number },
): Promise<OperatorTournament> {
  const tournament = await findTournament(client, question);
  if (tournament === undefined) {
    throw new ApiError('not_found', 'there is no such tournament');
  }
  return tournament;
}

interface Attempt {
  readonly body: WriteTournament;
  readonly key: string;
  readonly actor: string;
  readonly audit: RecordAct;
}

/** @throws ApiError `validation_failed`; `idempotency_key_reused` */
async function writeTournament(
  { pool, clock, fallback }: TournamentDeskOptions,
  { body, key, actor, audit }: Attempt,
): Promise<OperatorTournament> {
  const at = clock();
  const digest = createHash('sha256').update(JSON.stringify(body)).digest();
  const language = await fallback();
  return inTransaction(pool, async (client) => {
    const known = await findTournamentByKey(client, key);
    if (known === undefined) {
      if (body.texts[language] === undefined) {
        throw fault(`/texts/${language}`, `must have a text in ${language}, the default language`);
      }
      if (body.endsAt <= at) {
        throw fault('/endsAt', 'must be in the future');
      }
      const id = await insertTournament(client, { ...body, key, digest, actor, at });
      if (id !== undefined) {
        await audit({ client, subject: `tournament:${id}`, after: body, at });
        return requireTournament(client, { id, now: at });
      }
    }
    // Written before, or by another request of the same key just now.
    const written = known ?? (await findTournamentByKey(client, key));
    if (written === undefined || !written.digest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to another tournament');
    }
    return requireTournament(client, { id: written.id, now: at });
  });
}

/** Opening, cancelling and closing, each once: a repetition finds it done. */
function registerAct(
  app: App,
  { pool, clock, operatorToken }: TournamentDeskOptions,
  act: TournamentAct,
): void {
  app.post(
    `${BASE}/:id/${act}`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'tournaments.run', audit: { action: `tournament.${act}` } },
      schema: { ...TAGS, params: Parameters, response: { 200: OperatorTournament } },
    },
    (request) =>
      inTransaction(pool, async (client) => {
        const { id } = request.params;
        const at = clock();
        const isDone = await moveTournament(client, { id, act, at });
        const tournament = await requireTournament(client, { id, now: at });
        if (isDone) {
          const { state, entries, won } = tournament;
          const after = { state, entries, won };
          await request.audit({ client, subject: `tournament:${id}`, after, at });
        } else if (tournament.state !== STATE_AFTER[act]) {
          throw new ApiError('validation_failed', `this tournament cannot be ${act} now`);
        }
        return tournament;
      }),
  );
}

/** The operators' side of tournaments: to make one, to reserve its prizes, to cancel and to close it. */
export function registerTournamentDesk(app: App, options: TournamentDeskOptions): void {
  const { pool, clock, fallback, games } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'tournaments.read' },
      schema: { ...TAGS, querystring: PageQuery, response: { 200: OperatorTournamentsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const page = await listTournaments(pool, { cursor: request.query.cursor, now: clock() });
      return { ...page, games: [...(await games())], defaultLanguage: await fallback() };
    },
  );
  app.post(
    BASE,
    {
      preHandler,
      config: { permission: 'tournaments.run', audit: { action: 'tournament.write' } },
      schema: { ...TAGS, body: WriteTournament, response: { 200: OperatorTournament } },
    },
    (request) =>
      writeTournament(options, {
        body: request.body,
        key: idempotencyKeyOf(request),
        actor: auditActorOf(request),
        audit: request.audit,
      }),
  );
  for (const act of TOURNAMENT_ACTS) {
    registerAct(app, options, act);
  }
}
