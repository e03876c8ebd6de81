import { ChangePersonalData, PersonalData, SecureGrantAnswer } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { type CookieRules, cookieAttributes } from '../auth/session-cookies.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { readPersonalData } from '../player-configuration/user-configuration.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changePersonalData } from './change-personal-data.ts';
import { createSecureDataGrants, GRANT_SECONDS } from './grants.ts';

const GRANT_COOKIE = 'secure_data_grant';
const PATH = '/web-api/secure-data';
const TAGS = { tags: ['secure data'] };

/** What identifies a player, and the leave that it takes to read it. */
export function registerSecureData(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly cookieRules: () => Promise<CookieRules>;
    /** In full years. */
    readonly minimumAge: () => Promise<number>;
    /** Writes the notice that a player's data has changed, in the transaction of the change. */
    readonly writeNotice: (
      client: PoolClient,
      player: { readonly playerId: string; readonly language: string },
    ) => Promise<void>;
  },
): void {
  const { pool, clock } = options;
  const grants = createSecureDataGrants({ pool, clock });

  app.post(
    `${PATH}/v1/grant`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('session'),
      schema: { ...TAGS, response: { 200: SecureGrantAnswer } },
    },
    async (request, reply) => {
      const grant = await grants.give(playerOf(request).sessionId);
      reply.header('cache-control', 'no-store').setCookie(GRANT_COOKIE, grant, {
        ...cookieAttributes(request, await options.cookieRules(), 'strict'),
        path: PATH,
        httpOnly: true,
        maxAge: GRANT_SECONDS,
      });
      return { expiresIn: GRANT_SECONDS };
    },
  );

  /** @throws ApiError `secure_grant_required` */
  async function granted(request: FastifyRequest): Promise<string> {
    const { id, sessionId } = playerOf(request);
    if (!(await grants.holds(request.cookies[GRANT_COOKIE] ?? '', sessionId))) {
      throw new ApiError('secure_grant_required', 'ask for a grant first');
    }
    return id;
  }
  /** @throws ApiError `not_found` */
  async function personalData(id: string): Promise<PersonalData> {
    const found = await readPersonalData(pool, id);
    if (found === undefined) {
      throw new ApiError('not_found', 'this account no longer exists');
    }
    return found;
  }

  app.get(
    `${PATH}/v1/personal-data`,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: PersonalData } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return personalData(await granted(request));
    },
  );

  app.patch(
    `${PATH}/v1/personal-data`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('session'),
      schema: { ...TAGS, body: ChangePersonalData, response: { 200: PersonalData } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const playerId = await granted(request);
      const minimumAge = await options.minimumAge();
      await inTransaction(pool, async (client) => {
        const change = { playerId, fields: request.body, minimumAge, now: clock() };
        await changePersonalData(client, change);
        await options.writeNotice(client, { playerId, language: languageOf(request) });
      });
      return personalData(playerId);
    },
  );
}
