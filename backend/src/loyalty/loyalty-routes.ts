import {
  CashbackAnswer,
  ClubAnswer,
  ClubTermsAnswer,
  FriendsAnswer,
  PremiumCashbackAnswer,
  RewardsAnswer,
} from '@touchline/contracts/loyalty';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import type { App } from '../platform/http/app.ts';
import { playerOf } from '../platform/http/player.ts';
import { readCashback, readPremiumCashback } from './cashback/read-cashback.ts';
import { readClub } from './club/club-store.ts';
import { readFriends } from './friends/friends.ts';
import type { LoyaltyOptions } from './loyalty-settings.ts';
import { mayBeOffered } from './may-be-offered.ts';
import { readRewards } from './rewards/read-rewards.ts';

const BASE = '/loyalty-api/v1';
const TAGS = { tags: ['loyalty'] };

/** The terms of the club, for anybody to read before they play. */
function registerTerms(app: App, { settings }: LoyaltyOptions): void {
  app.get(
    `${BASE}/terms`,
    { schema: { ...TAGS, response: { 200: ClubTermsAnswer } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      const { club, cashback } = await settings();
      const { currency, pointsPerUnit, minCoef, levels } = club;
      return club.isOffered
        ? {
            terms: {
              currency,
              pointsPerUnit,
              minCoef,
              levels: CLUB_LEVELS.map((level) => ({
                level,
                points: levels[level],
                ...(cashback.isOffered && cashback.levels[level]),
              })),
            },
          }
        : {};
    },
  );
}

/** What a player sees of the club, of cashback and of the friends they have invited. */
export function registerLoyalty(app: App, options: LoyaltyOptions): void {
  registerTerms(app, options);
  const { pool, clock, settings } = options;
  const preHandler = app.requirePlayer;
  app.get(
    `${BASE}/club`,
    { preHandler, schema: { ...TAGS, response: { 200: ClubAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return {
        ...(await readClub(pool, playerId)),
        isNextShown: await mayBeOffered(pool, { playerId, now: clock() }),
      };
    },
  );
  app.get(
    `${BASE}/cashback`,
    { preHandler, schema: { ...TAGS, response: { 200: CashbackAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return readCashback(pool, { playerId, rules: await settings(), now: clock() });
    },
  );
  app.get(
    `${BASE}/premium-cashback`,
    { preHandler, schema: { ...TAGS, response: { 200: PremiumCashbackAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return readPremiumCashback(pool, { playerId, rules: await settings(), now: clock() });
    },
  );
  app.get(
    `${BASE}/friends`,
    { preHandler, schema: { ...TAGS, response: { 200: FriendsAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return readFriends(pool, { playerId, rules: await settings(), now: clock() });
    },
  );
  app.get(
    `${BASE}/rewards`,
    { preHandler, schema: { ...TAGS, response: { 200: RewardsAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: playerId } = playerOf(request);
      return { rewards: [...(await readRewards(pool, { playerId, now: clock() }))] };
    },
  );
}
