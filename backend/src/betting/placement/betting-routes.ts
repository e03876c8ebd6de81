import {
  Bet,
  BetAnswer,
  BetsAnswer,
  CouponTermsAnswer,
  PlaceBet,
  PlacementState,
  StakeLimitsAnswer,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { createAccountDirectory } from './account-directory.ts';
import { advanceCover, mostOwed } from './advances.ts';
import { findBet, listBets } from '../bets/bet-store.ts';
import type { BettingSettings, StakingPlayer } from './betting-settings.ts';
import { type CostMemo, createCostMemo } from '../cash-out/cost-memo.ts';
import { couponTermsAnswer, stakeLimitsAnswer } from './coupon-terms.ts';
import { placementState } from './pending-placements.ts';
import { BONUS_ACCOUNT } from './check-coupon.ts';
import type { PlaceBetService } from './place-bet.ts';
import type { PriceBook } from './price-book.ts';
import type { StakeFactors } from './stake-factors.ts';

export interface BettingRoutesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly placeBet: PlaceBetService;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** What open bets are priced with where they cover an advance. */
  readonly memo?: CostMemo | undefined;
  /** No player is limited without it. */
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** Refuses a placement whose sender must first prove something; everybody passes without it. */
  readonly admit?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

const TAGS = { tags: ['betting'] };

const ListQuery = z.object({
  status: z.enum(['open', 'settled']).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
const TermsQuery = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) });
const AccountText = text().check(z.maxLength(40));
const LimitsQuery = TermsQuery.extend({ accountId: z.optional(AccountText) });

const ANYBODY: StakingPlayer = { isBonusAccount: false, stakeFactor: undefined };

/** @throws ApiError `validation_failed` where the work does not know the currency */
async function rejectUnknownCurrency<Answer>(
  currency: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== 'currency_unknown') throw error;
    throw new ApiError('validation_failed', `${currency} is not a currency`, {
      details: [{ path: '/currency', problem: 'unknown' }],
    });
  }
}

/** Placing bets, their history, and what a stake may be. */
export function registerBettingRoutes(app: App, options: BettingRoutesOptions): void {
  const { pool, placeBet, settings, memo = createCostMemo() } = options;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/betting-api/')) {
      reply.header('cache-control', 'no-store');
    }
  });

  app.post(
    '/betting-api/v1/bets',
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: PlaceBet, response: { 200: BetAnswer } },
    },
    async (request) => {
      await options.admit?.(request);
      return placeBet({
        playerId: playerOf(request).id,
        idempotencyKey: idempotencyKeyOf(request),
        payload: request.body,
      });
    },
  );

  app.get(
    '/betting-api/v1/placements/:key',
    {
      preHandler: app.requirePlayer,
      schema: {
        ...TAGS,
        params: z.object({ key: z.string().regex(/^[\w.:-]{8,100}$/) }),
        response: { 200: PlacementState },
      },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      return placementState(pool, { playerId, key: request.params.key, now: options.clock() });
    },
  );

  app.get(
    '/betting-api/v1/bets',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, querystring: ListQuery, response: { 200: BetsAnswer } },
    },
    async (request) => {
      const { bets, nextCursor } = await listBets(pool, {
        playerId: playerOf(request).id,
        ...request.query,
      });
      return { bets: [...bets], ...(nextCursor === undefined ? {} : { nextCursor }) };
    },
  );

  app.get(
    '/betting-api/v1/bets/:betId',
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, params: z.object({ betId: text() }), response: { 200: Bet } },
    },
    async (request) => {
      const { betId } = request.params;
      const bet = await findBet(pool, { playerId: playerOf(request).id, betId });
      if (bet === undefined) {
        throw new ApiError('not_found', 'there is no such bet');
      }
      return bet;
    },
  );

  const accountOf = createAccountDirectory(pool);

  async function stakingPlayer(
    request: FastifyRequest,
    accountId?: string,
  ): Promise<StakingPlayer> {
    const { player } = request;
    if (player === undefined) {
      return ANYBODY;
    }
    const account =
      accountId === undefined ? undefined : await accountOf({ playerId: player.id, accountId });
    return {
      accountId: account?.id,
      isBonusAccount: account?.type === BONUS_ACCOUNT,
      stakeFactor: await options.stakeFactors?.of(player.id),
    };
  }

  async function availablePrepaid(rules: BettingSettings, player: StakingPlayer) {
    const { accountId, isBonusAccount } = player;
    if (accountId === undefined || isBonusAccount || !rules.prepaid.isOffered) {
      return {};
    }
    const cover = await advanceCover(
      { pool, book: options.book, settings: rules, memo },
      accountId,
    );
    return { availablePrepaidAmount: Math.max(0, mostOwed(cover) - cover.owed) };
  }

  app.get(
    '/betting-api/v1/limits',
    {
      preHandler: async function (request, reply) {
        if (request.headers.authorization !== undefined) {
          await app.requirePlayer.call(this, request, reply);
        }
      },
      schema: { ...TAGS, querystring: LimitsQuery, response: { 200: StakeLimitsAnswer } },
    },
    async (request) => {
      const { currency, accountId } = request.query;
      return rejectUnknownCurrency(currency, async () => {
        const rules = await settings();
        const player = await stakingPlayer(request, accountId);
        return {
          ...stakeLimitsAnswer(rules, { currency, player }),
          ...(await availablePrepaid(rules, player)),
        };
      });
    },
  );

  app.get(
    '/betting-api/v1/coupon-terms',
    { schema: { ...TAGS, querystring: TermsQuery, response: { 200: CouponTermsAnswer } } },
    async ({ query: { currency } }) =>
      rejectUnknownCurrency(currency, async () => couponTermsAnswer(await settings(), currency)),
  );
}
