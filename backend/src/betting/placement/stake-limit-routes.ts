import {
  BetOffersAnswer,
  CouponTermsAnswer,
  StakeLimitsAnswer,
} from '@touchline/contracts/betting';
import { text } from '@touchline/contracts/text';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as z from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { type CostMemo, createCostMemo } from '../cash-out/cost-memo.ts';
import { createAccountDirectory } from './account-directory.ts';
import { advanceCover, mostOwed } from './advances.ts';
import { betOffersAnswer } from './bet-offers.ts';
import type { BettingSettings, StakingPlayer } from './betting-settings.ts';
import { couponTermsAnswer, stakeLimitsAnswer } from './coupon-terms.ts';
import type { PriceBook } from './price-book.ts';
import type { StakeFactors } from './stake-factors.ts';

/** What stakes are limited by. */
export interface StakeLimitsOptions {
  readonly pool: Pool;
  readonly book: PriceBook;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** What open bets are priced with where they cover an advance. */
  readonly memo?: CostMemo | undefined;
  /** No player is limited without it. */
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** Without it no player is shown the insurance of accumulators. */
  readonly mayBeInsured?: ((playerId: string) => Promise<boolean>) | undefined;
  /** False where the feed reports no scores, so that nothing is paid early. */
  readonly reportsScores?: boolean | undefined;
}

const TAGS = { tags: ['betting'] };
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

/** @returns how to find out who stakes, and what the house limits them by */
function createStakingPlayers({ pool, stakeFactors }: StakeLimitsOptions) {
  const accountOf = createAccountDirectory(pool);
  return async (request: FastifyRequest, accountId?: string): Promise<StakingPlayer> => {
    const { player } = request;
    if (player === undefined) {
      return ANYBODY;
    }
    const account =
      accountId === undefined ? undefined : await accountOf({ playerId: player.id, accountId });
    return {
      accountId: account?.id,
      isBonusAccount: account?.type === BONUS_ACCOUNT,
      stakeFactor: await stakeFactors?.of(player.id),
    };
  };
}

/** How much more of an advance the player can take. */
async function availablePrepaid(
  { pool, book, memo }: StakeLimitsOptions & { readonly memo: CostMemo },
  { rules, player }: { readonly rules: BettingSettings; readonly player: StakingPlayer },
): Promise<{ readonly availablePrepaidAmount?: number }> {
  const { accountId, isBonusAccount } = player;
  if (accountId === undefined || isBonusAccount || !rules.prepaid.isOffered) {
    return {};
  }
  const cover = await advanceCover({ pool, book, settings: rules, memo }, accountId);
  return { availablePrepaidAmount: Math.max(0, mostOwed(cover) - cover.owed) };
}

/** Refuses credentials that are no longer valid, and lets visitors pass. */
function ifSignedIn(app: App): preHandlerAsyncHookHandler {
  return async function (request, reply) {
    if (request.headers.authorization !== undefined) {
      await app.requirePlayer.call(this, request, reply);
    }
  };
}

function registerLimits(app: App, options: StakeLimitsOptions): void {
  const stakingPlayer = createStakingPlayers(options);
  const priced = { ...options, memo: options.memo ?? createCostMemo() };
  app.get(
    '/betting-api/v1/limits',
    {
      preHandler: ifSignedIn(app),
      schema: { ...TAGS, querystring: LimitsQuery, response: { 200: StakeLimitsAnswer } },
    },
    async (request) => {
      const { currency, accountId } = request.query;
      return rejectUnknownCurrency(currency, async () => {
        const rules = await options.settings();
        const player = await stakingPlayer(request, accountId);
        return {
          ...stakeLimitsAnswer(rules, { currency, player }),
          ...(await availablePrepaid(priced, { rules, player })),
        };
      });
    },
  );
}

function registerTerms(app: App, { settings }: StakeLimitsOptions): void {
  app.get(
    '/betting-api/v1/coupon-terms',
    { schema: { ...TAGS, querystring: TermsQuery, response: { 200: CouponTermsAnswer } } },
    async ({ query: { currency } }) =>
      rejectUnknownCurrency(currency, async () => couponTermsAnswer(await settings(), currency)),
  );
}

/** A visitor is shown what new players get; a player what they get. */
function registerOffers(app: App, options: StakeLimitsOptions): void {
  const { settings, reportsScores = true, mayBeInsured } = options;
  app.get(
    '/betting-api/v1/bet-offers',
    {
      preHandler: ifSignedIn(app),
      schema: { ...TAGS, response: { 200: BetOffersAnswer } },
    },
    async ({ player }) =>
      betOffersAnswer(
        { settings: await settings(), reportsScores },
        { mayBeInsured: player === undefined || (await mayBeInsured?.(player.id)) === true },
      ),
  );
}

/** What a stake may be, of anybody and of the player who asks, and what is paid beyond the odds. */
export function registerStakeLimitRoutes(app: App, options: StakeLimitsOptions): void {
  registerLimits(app, options);
  registerTerms(app, options);
  registerOffers(app, options);
}
