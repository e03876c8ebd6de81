import { GameRoundFilter, PlayedGamesAnswer, ReplayAnswer } from '@touchline/contracts/casino';
import {
  FoundRoundsAnswer,
  OperatorRoundDetail,
  PlayerRoundsAnswer,
} from '@touchline/contracts/casino-desk';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { PlayerParameters } from '../../platform/http/operator-parameters.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import {
  type FoundRound,
  journalsOf,
  roundById,
  roundsByName,
  transactionsOf,
} from './round-detail.ts';
import type { RoundHistory } from './round-history.ts';

const PLAYER = '/operator-api/v1/players/:id/rounds';
const ROUNDS = '/operator-api/v1/rounds';
const TAGS = { tags: ['operator'] };
const config = { permission: 'games.read' } as const;
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Page = z.object({ ...GameRoundFilter.shape, cursor: z.optional(Id) });
const Search = z.strictObject({ name: text().check(z.minLength(1), z.maxLength(200)) });

export interface RoundDeskOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  readonly providers: readonly GameProvider[];
  readonly rounds: RoundHistory;
}

/** A player's rounds of games, and the games that they have opened. */
function registerPlayerRounds(app: App, { operatorToken, rounds }: RoundDeskOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    PLAYER,
    {
      preHandler,
      config,
      schema: {
        ...TAGS,
        params: PlayerParameters,
        querystring: Page,
        response: { 200: PlayerRoundsAnswer },
      },
    },
    async ({ params: { id: playerId }, query }, reply) => {
      assertPeriod(query);
      void reply.header('cache-control', 'no-store');
      const { cursor, ...filter } = query;
      const page = await rounds.list({ ...filter, playerId, cursor });
      return { ...page, totals: await rounds.totals({ ...filter, playerId }) };
    },
  );
  app.get(
    `${PLAYER}/games`,
    {
      preHandler,
      config,
      schema: { ...TAGS, params: PlayerParameters, response: { 200: PlayedGamesAnswer } },
    },
    async ({ params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { games: await rounds.games(id) };
    },
  );
}

function registerDetail(app: App, { pool, operatorToken, ...options }: RoundDeskOptions): void {
  const preHandler = requireOperator(operatorToken);
  const providers = options.providers.map(({ id }) => id);
  app.get(
    ROUNDS,
    {
      preHandler,
      config,
      schema: { ...TAGS, querystring: Search, response: { 200: FoundRoundsAnswer } },
    },
    async ({ query: { name } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const found = await roundsByName(pool, { name: name.trim(), providers });
      return { rounds: await options.rounds.named(found) };
    },
  );
  app.get(
    `${ROUNDS}/:id`,
    {
      preHandler,
      config,
      schema: { ...TAGS, params: z.object({ id: Id }), response: { 200: OperatorRoundDetail } },
    },
    async ({ params: { id } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const [round] = await options.rounds.named([found(await roundById(pool, id))]);
      const transactions = await transactionsOf(pool, id);
      const journals = await journalsOf(pool, { roundId: id, transactions });
      return { ...found(round), transactions, journals };
    },
  );
}

/** @throws ApiError `not_found` */
function found<Round extends FoundRound>(round: Round | undefined): Round {
  if (round === undefined) {
    throw new ApiError('not_found', 'there is no such round');
  }
  return round;
}

function registerReplay(app: App, options: RoundDeskOptions): void {
  const { pool, clock, providers } = options;
  app.post(
    `${ROUNDS}/:id/replay`,
    {
      preHandler: requireOperator(options.operatorToken),
      config: { ...config, audit: { action: 'round.replay' } },
      schema: { ...TAGS, params: z.object({ id: Id }), response: { 200: ReplayAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const round = found(await roundById(pool, id));
      const provider = providers.find((one) => one.id === round.provider);
      if (provider === undefined) {
        throw new ApiError('unavailable', 'the provider of this round is not connected');
      }
      const { externalId, accountId: account, playerId } = round;
      const language = languageOf(request);
      const url = await provider.replay({ round: externalId, account, language });
      // What a player has played was looked at outside the site.
      await request.audit({
        client: pool,
        subject: `player:${playerId}`,
        after: { round: id },
        at: clock(),
      });
      return { url };
    },
  );
}

/** The operators' side of rounds: those of a player, one with what was reported and booked, and its replay. */
export function registerRoundDesk(app: App, options: RoundDeskOptions): void {
  registerPlayerRounds(app, options);
  registerDetail(app, options);
  registerReplay(app, options);
}
