import { PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { isProtected } from '../may-be-offered.ts';
import { playableOf } from './free-round-store.ts';
import type { FreeRoundOptions } from './grant-free-rounds.ts';

/** The free rounds that a player can play. Those of a game that is closed at the moment wait for it. */
export function registerFreeRounds(
  app: App,
  { pool, clock, games }: Pick<FreeRoundOptions, 'pool' | 'clock' | 'games'>,
): void {
  app.get(
    '/loyalty-api/v1/free-rounds',
    {
      preHandler: app.requirePlayer,
      schema: { tags: ['loyalty'], response: { 200: PlayerFreeRoundsAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      const now = clock();
      const names = new Map((await games()).map(({ id, name }) => [id, name]));
      const nameOf = (id: string) => names.get(id) ?? id;
      const all = await playableOf(pool, playerId, { nameOf, now });
      return {
        freeRounds: all.filter(({ gameId }) => names.has(gameId)),
        isPaused: all.length > 0 && (await isProtected(pool, { playerId, now })),
        now,
      };
    },
  );
}
