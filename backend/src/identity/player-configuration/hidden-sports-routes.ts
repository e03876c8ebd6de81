import { HiddenSports } from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { readHiddenSports, saveHiddenSports } from './hidden-sports.ts';

const PATH = '/web-api/officeapi/v1/hidden-sports';
const TAGS = { tags: ['player configuration'] };

/** The sports that a player does not want to be offered, on all devices. */
export function registerHiddenSportsRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: HiddenSports } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readHiddenSports(pool, playerOf(request).id);
    },
  );
  app.put(
    PATH,
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, body: HiddenSports, response: { 200: HiddenSports } },
    },
    async (request) =>
      saveHiddenSports(pool, { playerId: playerOf(request).id, sports: request.body }),
  );
}
