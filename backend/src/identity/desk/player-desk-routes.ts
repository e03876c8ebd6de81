import { EndedSessionsAnswer, SessionHistoryQuery } from '@touchline/contracts/identity';
import {
  EndPlayerSessions,
  FoundPlayersAnswer,
  OperatorPlayer,
  OperatorSessionsAnswer,
} from '@touchline/contracts/operator';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { PlayerParameters } from '../../platform/http/operator-parameters.ts';
import type { Auth } from '../auth/auth.ts';
import { endSession, endSessionsOf } from '../auth/end-sessions.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { findPlayers } from './find-players.ts';
import { readPlayer } from './read-player.ts';

const BASE = '/operator-api/v1/players';
const TAGS = { tags: ['operator'] };
const Search = z.strictObject({
  search: text().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

interface DeskOptions {
  readonly auth: Auth;
  readonly operatorToken: string;
}

/** Who players are. */
function registerProfiles(app: App, { auth, operatorToken }: DeskOptions): void {
  const preHandler = requireOperator(operatorToken);
  const config = { permission: 'players.read' } as const;
  app.get(
    BASE,
    {
      preHandler,
      config,
      schema: { ...TAGS, querystring: Search, response: { 200: FoundPlayersAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return findPlayers(auth.pool, request.query.search);
    },
  );

  app.get(
    `${BASE}/:id`,
    {
      preHandler,
      config,
      schema: { ...TAGS, params: PlayerParameters, response: { 200: OperatorPlayer } },
    },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'no-store');
      const player = await readPlayer(auth.pool, id);
      if (player === undefined) {
        throw new ApiError('not_found', `there is no player ${id}`);
      }
      return player;
    },
  );
}

/** Ends one sign-in of a player, or all. @returns how many had not ended */
async function end(
  client: PoolClient,
  {
    auth,
    playerId,
    publicId,
  }: { readonly auth: Auth; readonly playerId: string; readonly publicId: string | undefined },
): Promise<number> {
  const ending = { reason: END_REASONS.byOperator, at: auth.clock() };
  if (publicId === undefined) {
    return (await endSessionsOf(client, playerId, ending)).length;
  }
  const sessionId = await auth.ownSessions.find({ id: playerId, sessionId: '' }, publicId);
  if (sessionId === undefined) {
    return 0;
  }
  await endSession(client, sessionId, ending);
  return 1;
}

/** The sign-ins of a player, and ending them: in every process within a second. */
function registerSessions(app: App, { auth, operatorToken }: DeskOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    `${BASE}/:id/sessions`,
    {
      preHandler,
      config: { permission: 'players.read' },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        querystring: SessionHistoryQuery,
        response: { 200: OperatorSessionsAnswer },
      },
    },
    async ({ params: { id }, query }, reply) => {
      assertPeriod(query);
      reply.header('cache-control', 'no-store');
      return auth.ownSessions.history({ id, sessionId: '' }, query);
    },
  );

  app.post(
    `${BASE}/:id/sessions/end`,
    {
      preHandler,
      config: {
        permission: 'players.end-sessions',
        audit: { action: 'sessions.end', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: EndPlayerSessions,
        response: { 200: EndedSessionsAnswer },
      },
    },
    async ({ params: { id: playerId }, body, audit }) =>
      inTransaction(auth.pool, async (client) => {
        const ended = await end(client, { auth, playerId, publicId: body.id });
        if (ended > 0) {
          const after = { ended, ...(body.id !== undefined && { session: body.id }) };
          await audit({ client, subject: `player:${playerId}`, after, at: auth.clock() });
        }
        return { ended };
      }),
  );
}

/** What operators see of any player’s account, and do about its sign-ins. */
export function registerPlayerDesk(app: App, options: DeskOptions): void {
  registerProfiles(app, options);
  registerSessions(app, options);
}
