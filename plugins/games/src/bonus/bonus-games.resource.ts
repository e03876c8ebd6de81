import {
  BonusGameAnswer,
  BonusGamesAnswer,
  type OpenPlace,
} from '@touchline/contracts/bonus-games';
import type { BonusGame } from '@touchline/domain/bonus-games';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/loyalty-api/v1/bonus-games';

/** The games of free tries that are offered to anybody. */
export const bonusGamesResource = defineResource({
  name: 'games.bonus-games',
  path: (_parameters: Record<string, never>) => BASE,
  schema: BonusGamesAnswer,
});

/** Those that the player may try, with their tries. */
export const ownBonusGamesResource = defineResource({
  name: 'games.own-bonus-games',
  path: (_parameters: Record<string, never>) => `${BASE}/own`,
  schema: BonusGamesAnswer,
  authentication: 'required',
});

/** A game with the player's tries of it. */
export const bonusGameResource = defineResource({
  name: 'games.bonus-game',
  path: ({ game }: { readonly game: BonusGame }) => `${BASE}/${game}`,
  schema: BonusGameAnswer,
  authentication: 'required',
});

/** Opens a place of a try; a repetition changes nothing. */
export function openPlace(
  http: Http,
  { game, id, ...body }: OpenPlace & { readonly game: BonusGame; readonly id: string },
): Promise<BonusGameAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/${game}/tries/${id}/openings`,
    body,
    schema: BonusGameAnswer,
    authentication: 'required',
  });
}
