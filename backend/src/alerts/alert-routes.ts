import { AlertsAnswer, AwaitPrice, FollowMatch } from '@touchline/contracts/alerts';
import { isPriceReached, momentsOf } from '@touchline/domain/alerts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { withLocalNames } from '../live/names/local-names.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency.ts';
import { languageOf } from '../platform/http/language-of.ts';
import { playerOf } from '../platform/http/player.ts';
import { rateClass } from '../platform/http/rate-limits.ts';
import type { BookEvent } from '../pricing/book/book-event.ts';
import type { MarketBook } from '../pricing/book/market-book.ts';
import {
  awaitPrice,
  followMatch,
  forgetPrice,
  isPriceSet,
  readAlerts,
  unfollowMatch,
} from './alert-store.ts';

const BASE = '/messages-api/v1/alerts';
const TAGS = { tags: ['messages'] };
const Parameters = z.object({ eventId: z.coerce.number().check(z.int(), z.positive()) });

interface AlertOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: MarketBook;
}

function refuseEnded({ state }: BookEvent): void {
  if (state.status === 'finished' || state.status === 'cancelled') {
    throw new ApiError('event_finished', 'the event has ended');
  }
}

/**
 * The event of an outcome that a price can be waited for, while it has not reached it.
 * @throws ApiError `outcome_unknown`, `event_finished`, `outcome_closed`, `alert_reached`
 */
function eventToAwait(
  book: MarketBook,
  outcomeId: string,
  awaited: NonNullable<AwaitPrice['awaited']>,
): BookEvent {
  const outcome = book.getOutcome(outcomeId);
  if (outcome === undefined) {
    throw new ApiError('outcome_unknown', 'there is no such outcome');
  }
  refuseEnded(outcome.event);
  if (outcome.status === 'closed') {
    throw new ApiError('outcome_closed', 'the outcome is no longer offered');
  }
  const { price } = outcome;
  if (outcome.status === 'open' && price !== undefined && isPriceReached(price, awaited)) {
    throw new ApiError('alert_reached', 'the price is there already', { details: { price } });
  }
  return outcome.event;
}

/** What a player is notified of: matches that they follow, and prices that they wait for. */
export function registerAlerts(app: App, { pool, clock, book }: AlertOptions): void {
  const preHandler = app.requirePlayer;
  const changes = { preHandler, config: rateClass('session') };
  const response = { 200: AlertsAnswer };
  const alertsOf = async (request: FastifyRequest) =>
    withLocalNames(
      await readAlerts(pool, { playerId: playerOf(request).id, book }),
      languageOf(request),
    );
  app.get(BASE, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return alertsOf(request);
  });

  app.put(
    `${BASE}/matches/:eventId`,
    { ...changes, schema: { ...TAGS, params: Parameters, body: FollowMatch, response } },
    async (request) => {
      const playerId = playerOf(request).id;
      const { eventId } = request.params;
      const { moments } = request.body;
      if (moments.length === 0) {
        await unfollowMatch(pool, { playerId, eventId });
      } else {
        const event = book.event(eventId);
        if (event === undefined) {
          throw new ApiError('not_found', 'there is no such event');
        }
        refuseEnded(event);
        const offered = momentsOf(event.sport);
        if (moments.some((moment) => !offered.includes(moment))) {
          throw new ApiError('bad_request', `of ${event.sport}: ${offered.join(', ')}`);
        }
        await followMatch(pool, { playerId, event, moments, now: clock() });
      }
      return alertsOf(request);
    },
  );

  app.put(
    `${BASE}/prices`,
    { ...changes, schema: { ...TAGS, body: AwaitPrice, response } },
    async (request) => {
      const playerId = playerOf(request).id;
      const { outcomeId, awaited } = request.body;
      const key = idempotencyKeyOf(request);
      if (awaited === undefined) {
        await forgetPrice(pool, { playerId, outcomeId });
      } else if (!(await isPriceSet(pool, { playerId, outcomeId, key }))) {
        const event = eventToAwait(book, outcomeId, awaited);
        await awaitPrice(pool, { playerId, event, outcomeId, awaited, key, now: clock() });
      }
      return alertsOf(request);
    },
  );
}
