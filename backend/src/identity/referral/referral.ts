import { text } from '@touchline/contracts/text';
import { REFERRAL_COOKIES, referralCookies } from '@touchline/domain/visitors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';

const StoredValue = z.object({
  type: z.optional(text().check(z.maxLength(40))),
  val: text().check(z.maxLength(255)),
  additional: z.optional(z.record(text().check(z.maxLength(40)), text().check(z.maxLength(255)))),
});

/** What a link of a friend leaves (`?bf=`). */
const OF_FRIEND = 'bf_id';

/** What a cookie of ours says; plain text counts as a value without a type. */
function readValue(cookie: string): z.infer<typeof StoredValue> | undefined {
  try {
    const given: unknown = cookie.startsWith('{') ? JSON.parse(cookie) : { val: cookie };
    return StoredValue.safeParse(given).data;
  } catch {
    return undefined;
  }
}

function writeCookies(request: FastifyRequest, reply: FastifyReply, now: number): void {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const cookies = referralCookies({
    query: Object.fromEntries(query),
    now,
    held: new Set(Object.keys(request.cookies)),
  });
  for (const { name, value, expiresAt } of cookies) {
    reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: mustBeSecure(request),
      expires: new Date(expiresAt),
      maxAge: Math.round((expiresAt - now) / 1000),
    });
  }
}

/** Where visitors come from: kept in cookies by the pages, saved with the player at registration. */
export interface Referral {
  /** Writes the cookies with every page; the server does it, so that they outlive scripts' cookies. */
  readonly register: (app: App, isPage: (request: FastifyRequest) => boolean) => void;
  /** Saves what the cookies say; a failure is logged and never costs the registration. */
  readonly save: (playerId: string, request: FastifyRequest) => Promise<void>;
}

/** Attributes a new player to the friend whose code their link had. */
export type AttributeFriend = (
  client: PoolClient,
  friend: { readonly friendId: string; readonly code: string; readonly now: number },
) => Promise<void>;

/** Keeps referrals in the database. */
export function createReferral(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly attributeFriend: AttributeFriend;
}): Referral {
  const { pool, clock, attributeFriend } = options;
  return {
    register: (app, isPage) => {
      app.addHook('onRequest', async (request, reply) => {
        if (isPage(request)) {
          writeCookies(request, reply, clock());
        }
      });
    },
    save: async (playerId, request) => {
      const values = REFERRAL_COOKIES.flatMap((name) => {
        const text = request.cookies[name];
        const value = text === undefined || text === '' ? undefined : readValue(text);
        return value === undefined ? [] : [{ name, value }];
      });
      if (values.length === 0) {
        return;
      }
      try {
        await inTransaction(pool, async (client) => {
          const now = clock();
          await client.query(
            `INSERT INTO player_referral (player_id, name, value, saved_at)
             SELECT $1, entry ->> 'name', entry -> 'value', $3
             FROM jsonb_array_elements($2::jsonb) AS entry`,
            [playerId, JSON.stringify(values), new Date(now)],
          );
          const friend = values.find(({ value }) => value.type === OF_FRIEND);
          if (friend !== undefined) {
            await attributeFriend(client, { friendId: playerId, code: friend.value.val, now });
          }
        });
      } catch (error) {
        request.log.error({ err: error, player: playerId }, 'the referral could not be saved');
      }
    },
  };
}
