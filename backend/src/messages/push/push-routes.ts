import { createECDH } from 'node:crypto';
import { PushAnswer, PushSubscription } from '@touchline/contracts/contact-preferences';
import { noteLanguage } from '../../identity/contact/contact-language.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { type Player, playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { addDevice, devicesOf, removeDevice } from './push-devices.ts';
import { isOfPushService } from './push-services.ts';

const BASE = '/messages-api/v1/push';
const TAGS = { tags: ['messages'] };

export interface PushRouteOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Undefined where the site sends nothing to devices. */
  readonly publicKey: () => Promise<string | undefined>;
  readonly services: readonly string[];
}

/** Refuses a key that is no point of the curve: nothing could be encrypted with it. */
function assertKey(key: string): void {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(key, 'base64url');
  } catch {
    throw new ApiError('validation_failed', 'this is no key of a subscription');
  }
}

/** The devices on which players are notified. */
export function registerPush(app: App, options: PushRouteOptions): void {
  const { pool, clock, publicKey, services } = options;
  const preHandler = app.requirePlayer;
  const response = { 200: PushAnswer };
  async function answerTo(client: Queryable, player: Player): Promise<PushAnswer> {
    const key = await publicKey();
    return {
      ...(await devicesOf(client, player)),
      ...(key !== undefined && { publicKey: key }),
    };
  }

  app.get(BASE, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answerTo(pool, playerOf(request));
  });

  app.put(
    `${BASE}/device`,
    {
      preHandler,
      config: rateClass('proof'),
      schema: { ...TAGS, body: PushSubscription, response },
    },
    async (request) => {
      const { body: subscription } = request;
      const player = playerOf(request);
      if ((await publicKey()) === undefined) {
        throw new ApiError('unavailable', 'nothing is sent to devices at the moment');
      }
      if (!isOfPushService(subscription.endpoint, services)) {
        throw new ApiError('push_service_unknown', 'the address is not one of a push service');
      }
      assertKey(subscription.keys.p256dh);
      return inTransaction(pool, async (client) => {
        await noteLanguage(client, { playerId: player.id, language: languageOf(request) });
        await addDevice(client, player, { subscription, now: clock() });
        return answerTo(client, player);
      });
    },
  );

  app.delete(`${BASE}/device`, { preHandler, schema: { ...TAGS, response } }, async (request) => {
    const player = playerOf(request);
    await removeDevice(pool, player);
    return answerTo(pool, player);
  });
}
