import {
  BoughtTicket,
  BuyDrawBet,
  BuyTicket,
  DrawBetsAnswer,
  LotteryDrawAnswer,
  LotteryDrawsAnswer,
  LotteryResultsAnswer,
  LotteryTicketsAnswer,
} from '@touchline/contracts/lottery';
import { text } from '@touchline/contracts/text';
import { lotteryOf } from '@touchline/domain/pools';
import * as z from 'zod/mini';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency.ts';
import { playerOf } from '../platform/http/player.ts';
import { rateClass } from '../platform/http/rate-limits.ts';
import { betsOfDraw, type BetSeller, buyBet } from './bets/buy-bet.ts';
import { buyTicket, type TicketSeller } from './buy-ticket.ts';
import { endedDraws, findDraw, openDrawsOf } from './list-draws.ts';
import { listTickets } from './list-tickets.ts';

const BASE = '/lottery-api/v1';
const TAGS = { tags: ['lottery'] };
const Id = text().check(z.regex(/^\d{1,18}$/));
const Draw = z.object({ id: Id });
const Results = z.strictObject({
  lottery: text().check(z.refine((id) => lotteryOf(id) !== undefined)),
  cursor: z.optional(Id),
});
const Page = z.strictObject({ cursor: z.optional(Id) });

/** What can be bet on in a draw, for everyone; bets for the player who buys them. */
function registerBetRoutes(app: App, seller: BetSeller): void {
  app.get(
    `${BASE}/draws/:id/bets`,
    { schema: { ...TAGS, params: Draw, response: { 200: DrawBetsAnswer } } },
    async (request) => betsOfDraw(seller, request.params.id),
  );
  app.post(
    `${BASE}/bets`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: BuyDrawBet, response: { 200: BoughtTicket } },
    },
    async (request) =>
      buyBet(seller, {
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        ...request.body,
      }),
  );
}

/** Draws with their results for everyone; tickets for the player who buys them. */
export function registerLotteryRoutes(
  app: App,
  { seller, bets }: { readonly seller: TicketSeller; readonly bets: BetSeller },
): void {
  const { pool, clock } = seller;
  registerBetRoutes(app, bets);
  app.get(
    `${BASE}/draws`,
    { schema: { ...TAGS, response: { 200: LotteryDrawsAnswer } } },
    async () => ({
      ...(await openDrawsOf(pool, clock())),
      takesBets: await bets.isOffered(),
    }),
  );
  app.get(
    `${BASE}/draws/:id`,
    { schema: { ...TAGS, params: Draw, response: { 200: LotteryDrawAnswer } } },
    async (request) => {
      const found = await findDraw(pool, request.params.id);
      if (found === undefined) {
        throw new ApiError('not_found', 'there is no such draw');
      }
      return found;
    },
  );
  app.get(
    `${BASE}/results`,
    { schema: { ...TAGS, querystring: Results, response: { 200: LotteryResultsAnswer } } },
    async (request) => {
      const { lottery, cursor } = request.query;
      return endedDraws(pool, { lottery, cursor });
    },
  );
  app.get(
    `${BASE}/tickets`,
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, querystring: Page, response: { 200: LotteryTicketsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { cursor } = request.query;
      return listTickets(pool, { playerId: playerOf(request).id, cursor });
    },
  );
  app.post(
    `${BASE}/tickets`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: BuyTicket, response: { 200: BoughtTicket } },
    },
    async (request) =>
      buyTicket(seller, {
        playerId: playerOf(request).id,
        key: idempotencyKeyOf(request),
        ...request.body,
      }),
  );
}
