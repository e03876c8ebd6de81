import {
  CashbackAnswer,
  ClubTermsAnswer,
  FriendsAnswer,
  PremiumCashbackAnswer,
  RewardsAnswer,
} from '@touchline/contracts/loyalty';
import { PlayerOffersAnswer } from '@touchline/contracts/special-offers';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/loyalty-api/v1';

/** The terms of the club, with the cashback of each level. */
export const clubTermsResource = defineResource({
  name: 'office.club-terms',
  path: (_parameters: Record<string, never>) => `${BASE}/terms`,
  schema: ClubTermsAnswer,
});

/** The player's periods of cashback. */
export const cashbackResource = defineResource({
  name: 'office.cashback',
  path: (_parameters: Record<string, never>) => `${BASE}/cashback`,
  schema: CashbackAnswer,
  authentication: 'required',
});

/** The player's periods of premium cashback, and its levels. */
export const premiumCashbackResource = defineResource({
  name: 'office.premium-cashback',
  path: (_parameters: Record<string, never>) => `${BASE}/premium-cashback`,
  schema: PremiumCashbackAnswer,
  authentication: 'required',
});

/** The player's code for friends, and whom it brought. */
export const friendsResource = defineResource({
  name: 'office.friends',
  path: (_parameters: Record<string, never>) => `${BASE}/friends`,
  schema: FriendsAnswer,
  authentication: 'required',
});

/** What the player has earned or was given. */
export const rewardsResource = defineResource({
  name: 'office.rewards',
  path: (_parameters: Record<string, never>) => `${BASE}/rewards`,
  schema: RewardsAnswer,
  authentication: 'required',
});

/** The offers that the player may take part in. */
export const specialOffersResource = defineResource({
  name: 'office.special-offers',
  path: (_parameters: Record<string, never>) => `${BASE}/special-offers`,
  schema: PlayerOffersAnswer,
  authentication: 'required',
});

/** Takes part in an offer; a repetition changes nothing. */
export function enterOffer(http: Http, id: string): Promise<PlayerOffersAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/special-offers/${id}/entry`,
    body: {},
    schema: PlayerOffersAnswer,
    authentication: 'required',
  });
}
