import { GamePromotionsAnswer } from '@touchline/contracts/loyalty';
import { defineResource, usePlugin, useResource, useStore } from '@touchline/plugin-api';

const BASE = '/loyalty-api/v1/game-promotions';

const visitorsResource = defineResource({
  name: 'casino.game-promotions',
  path: (_parameters: Record<string, never>) => BASE,
  schema: GamePromotionsAnswer,
});

const playersResource = defineResource({
  name: 'casino.own-game-promotions',
  path: (_parameters: Record<string, never>) => `${BASE}/own`,
  schema: GamePromotionsAnswer,
  authentication: 'required',
});

/** The promotions of games in force: those that the player may be given, or all of them for a visitor. */
export function useGamePromotions() {
  const { session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return { isPlayer, answer: useResource(isPlayer ? playersResource : visitorsResource, {}) };
}
