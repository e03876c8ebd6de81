import { ChangeFavourites, Favourites } from '@touchline/contracts/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { changeFavourites, readFavourites } from './favourites.ts';

const PATH = '/web-api/officeapi/v1/favourites';
const TAGS = { tags: ['player configuration'] };

/** What a player has starred and pinned, on all devices. */
export function registerFavouritesRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;
  const response = { 200: Favourites };
  app.get(PATH, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return readFavourites(pool, playerOf(request).id);
  });
  app.patch(
    PATH,
    {
      preHandler,
      config: rateClass('session'),
      schema: { ...TAGS, body: ChangeFavourites, response },
    },
    async (request) =>
      changeFavourites(pool, {
        playerId: playerOf(request).id,
        change: request.body,
        at: clock(),
      }),
  );
}
