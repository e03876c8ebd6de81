import {
  CallsAnswer,
  type PhoneCall,
  PhoneCallAnswer,
  RequestCall,
} from '@touchline/contracts/calls';
import { DAY } from '@touchline/domain/time';
import { maskedPhone } from '../../identity/player-configuration/masked.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { RequestParameters } from '../support-routes.ts';
import { findPlayer } from '../../identity/auth/players.ts';
import { callsOf, profilePhone, type StoredCall } from './call-store.ts';
import { type CallOptions, cancelCall, offeredWindows, requestCall } from './request-call.ts';

const PATH = '/support-api/v1/calls';
const TAGS = { tags: ['support'] };
/** Calls are shown to the player for a year. */
const SHOWN_DAYS = 365;

function ownCall(stored: StoredCall): PhoneCall {
  const { playerId: _, lastTakenBy: __, phone, takenBy, attempts, ...call } = stored;
  return {
    ...call,
    phone: maskedPhone(phone),
    isTaken: takenBy !== undefined,
    attempts: attempts.map(({ end, at }) => ({ end, at })),
  };
}

/** Calls that players request: those they have, a new one, and its cancellation. */
export function registerCallRoutes(app: App, options: CallOptions): void {
  const preHandler = app.requirePlayer;

  app.get(
    PATH,
    { schema: { ...TAGS, response: { 200: CallsAnswer } }, preHandler },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      const now = options.clock();
      const calls = await options.calls();
      const own = await callsOf(options.pool, { playerId, since: now - SHOWN_DAYS * DAY, now });
      const phone = await profilePhone(options.pool, playerId);
      return {
        isOffered: calls.isOffered,
        calls: own.map(ownCall),
        windows: [...offeredWindows(calls, now)],
        languages: calls.languages,
        phone: phone === undefined ? '' : maskedPhone(phone),
        country: (await findPlayer(options.pool, playerId))?.country ?? '',
      };
    },
  );

  app.post(
    PATH,
    {
      config: rateClass('message'),
      schema: { ...TAGS, body: RequestCall, response: { 200: PhoneCallAnswer } },
      preHandler,
    },
    async (request) => {
      const key = idempotencyKeyOf(request);
      const playerId = playerOf(request).id;
      const call = await requestCall(options, { ...request.body, playerId, key });
      return { call: ownCall(call) };
    },
  );

  app.post(
    `${PATH}/:id/cancel`,
    {
      config: rateClass('message'),
      schema: { ...TAGS, params: RequestParameters, response: { 200: PhoneCallAnswer } },
      preHandler,
    },
    async (request) => {
      const { id } = request.params;
      const call = await cancelCall(options, { id, playerId: playerOf(request).id });
      return { call: ownCall(call) };
    },
  );
}
