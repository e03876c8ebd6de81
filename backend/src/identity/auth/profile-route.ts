import { ProfileAnswer } from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { findPlayer } from './players.ts';

/** Who is signed in, as their own pages greet them. */
export function registerProfileRoute(
  app: App,
  {
    pool,
    hasDeposit,
  }: {
    readonly pool: Pool;
    /** Whether a player has ever deposited. */
    readonly hasDeposit: (playerId: string) => Promise<boolean>;
  },
): void {
  app.get(
    '/web-api/user/v1/profile',
    {
      schema: { tags: ['auth'], response: { 200: ProfileAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request, reply) => {
      const { id } = playerOf(request);
      const [player, deposited] = await Promise.all([findPlayer(pool, id), hasDeposit(id)]);
      if (player === undefined) {
        throw new ApiError('unauthorized', 'this account no longer exists');
      }
      reply.header('cache-control', 'no-store');
      return {
        userId: player.id,
        email: player.email === undefined ? null : maskedEmail(player.email),
        name: player.name,
        surname: player.surname,
        country: player.country,
        currency: player.currency,
        registeredAt: player.registeredAt,
        hasDeposit: deposited,
      };
    },
  );
}
