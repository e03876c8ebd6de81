import { GamePromotionsAnswer } from '@touchline/contracts/loyalty';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import type { LoyaltyOptions } from '../loyalty-settings.ts';
import { readGamePromotions, readOwnGamePromotions } from './read-game-promotions.ts';

const BASE = '/loyalty-api/v1/game-promotions';
const schema = { tags: ['loyalty'], response: { 200: GamePromotionsAnswer } };

/** The promotions of games: as anybody may read them, and as a player may be given them. */
export function registerGamePromotions(app: App, options: LoyaltyOptions): void {
  app.get(BASE, { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return readGamePromotions(options);
  });
  app.get(`${BASE}/own`, { preHandler: app.requirePlayer, schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readOwnGamePromotions(options, playerOf(request).id);
  });
}
