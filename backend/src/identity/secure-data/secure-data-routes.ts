import { ChangePersonalData, PersonalData } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import type { CookieRules } from '../auth/session-cookies.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changePersonalData } from './change-personal-data.ts';
import { registerDraftRoutes } from './draft-routes.ts';
import { forgetDraft } from './personal-data-drafts.ts';
import { assertGranted, registerGrantRoute } from './grant-route.ts';
import { createSecureDataGrants } from './grants.ts';
import { ownPersonalData } from './own-personal-data.ts';

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

  registerGrantRoute(app, { grants, cookieRules: options.cookieRules });
  const personalData = (playerId: string) => ownPersonalData(pool, playerId);
  const granted = (request: FastifyRequest) => assertGranted(grants, request);
  registerDraftRoutes(app, { pool, clock, granted });

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
        await forgetDraft(client, playerId);
        await options.writeNotice(client, { playerId, language: languageOf(request) });
      });
      return personalData(playerId);
    },
  );
}
