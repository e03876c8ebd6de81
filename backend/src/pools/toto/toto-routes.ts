import { BoughtTicket } from '@touchline/contracts/lottery';
import { text } from '@touchline/contracts/text';
import {
  BuyTotoTicket,
  TotoResultsAnswer,
  TotoRoundAnswer,
  TotoRoundsAnswer,
  TotoTicketAnswer,
  TotoTicketsAnswer,
} from '@touchline/contracts/toto';
import * as z from 'zod/mini';
import { withLocalNames } from '../../live/names/local-names.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { buyTicket, type TicketSeller } from '../buy-ticket.ts';
import { currentRounds, endedRounds, findRound } from './list-rounds.ts';
import { findTotoTicket, listTotoTickets } from './list-toto-tickets.ts';

const BASE = '/toto-api/v1';
const TAGS = { tags: ['toto'] };
const Id = text().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const Page = z.strictObject({ cursor: z.optional(Id) });

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) {
    throw new ApiError('not_found', `there is no such ${what}`);
  }
  return value;
}

/** Rounds with their results for everyone. */
function registerRounds(app: App, { pool, clock }: TicketSeller): void {
  app.get(
    `${BASE}/rounds`,
    { schema: { ...TAGS, response: { 200: TotoRoundsAnswer } } },
    async () => currentRounds(pool),
  );
  app.get(
    `${BASE}/rounds/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: TotoRoundAnswer } } },
    async (request) => {
      const round = await findRound(pool, { id: request.params.id, now: clock() });
      return withLocalNames(found(round, 'round'), languageOf(request));
    },
  );
  app.get(
    `${BASE}/results`,
    { schema: { ...TAGS, querystring: Page, response: { 200: TotoResultsAnswer } } },
    async (request) => endedRounds(pool, request.query.cursor),
  );
}

/** Rounds for everyone, and tickets for the player who buys them. */
export function registerTotoRoutes(app: App, seller: TicketSeller): void {
  const { pool, clock } = seller;
  const preHandler = app.requirePlayer;
  registerRounds(app, seller);
  app.get(
    `${BASE}/tickets`,
    { preHandler, schema: { ...TAGS, querystring: Page, response: { 200: TotoTicketsAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { cursor } = request.query;
      return listTotoTickets(pool, { playerId: playerOf(request).id, cursor });
    },
  );
  app.get(
    `${BASE}/tickets/:id`,
    { preHandler, schema: { ...TAGS, params: Parameters, response: { 200: TotoTicketAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const own = { playerId: playerOf(request).id, id: request.params.id, now: clock() };
      return withLocalNames(found(await findTotoTicket(pool, own), 'ticket'), languageOf(request));
    },
  );
  app.post(
    `${BASE}/tickets`,
    {
      preHandler,
      config: rateClass('money'),
      schema: { ...TAGS, body: BuyTotoTicket, response: { 200: BoughtTicket } },
    },
    async (request) => {
      const { roundId, marks } = request.body;
      return buyTicket(seller, {
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        drawId: roundId,
        marks,
      });
    },
  );
}
