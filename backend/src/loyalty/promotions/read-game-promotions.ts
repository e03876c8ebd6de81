import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import {
  GAME_PROMOTIONS,
  type GamePromotion,
  type GamePromotionsAnswer,
} from '@touchline/contracts/loyalty';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { cashbackTerms, isCashbackOffered, type LoyaltyOptions } from '../loyalty-settings.ts';
import { isCashbackWanted, offerRefusalOf } from '../may-be-offered.ts';

const PRODUCTS = { cashback: 'casino', premium: 'premium' } as const;

/** The promotions of games that the operator's rules make, with the terms that a period would begin with. */
export function gamePromotionsOf(rules: LoyaltyConfiguration): readonly GamePromotion[] {
  return GAME_PROMOTIONS.filter((id) => isCashbackOffered(rules, PRODUCTS[id])).map((id) => ({
    id,
    levels: CLUB_LEVELS.map((level) => ({
      level,
      ...cashbackTerms(rules, { product: PRODUCTS[id], level }),
    })),
  }));
}

/** The promotions of games for a visitor. */
export async function readGamePromotions({
  settings,
}: Pick<LoyaltyOptions, 'settings'>): Promise<GamePromotionsAnswer> {
  return {
    promotions: [...gamePromotionsOf(await settings())],
    isConsentMissing: false,
    isDeclined: false,
  };
}

/** The promotions of games for a player: none for whoever may not be offered anything, or has turned them off. */
export async function readOwnGamePromotions(
  { pool, clock, settings }: LoyaltyOptions,
  playerId: string,
): Promise<GamePromotionsAnswer> {
  const refusal = await offerRefusalOf(pool, { playerId, now: clock() });
  const isDeclined = refusal === undefined && !(await isCashbackWanted(pool, playerId));
  return {
    promotions: refusal === undefined && !isDeclined ? [...gamePromotionsOf(await settings())] : [],
    isConsentMissing: refusal === 'no-consent',
    isDeclined,
  };
}
