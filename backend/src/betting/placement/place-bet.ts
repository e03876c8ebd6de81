import type { HiddenSports } from '@touchline/contracts/identity';
import type { BetAnswer, PlaceBet } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { findPlaced } from '../bets/bet-store.ts';
import { type CostMemo, createCostMemo } from '../cash-out/cost-memo.ts';
import { type BetRequest, createContextReader, digestOf } from './bet-context.ts';
import type { BetGuard } from './bet-guard.ts';
import { createBetPayment } from './bet-payment.ts';
import type { CouponContext } from './check-coupon.ts';
import type { BettingSettings } from './betting-settings.ts';
import { createLiveDelay } from './live-delay.ts';
import { placeCoupon, placeEachLeg, placeWithSingles, type Placing } from './place-coupon.ts';
import type { PriceBook } from './price-book.ts';
import type { StakeFactors } from './stake-factors.ts';

export interface PlacingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Without it no player has a stake factor. */
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** Without it no player has hidden a sport. */
  readonly hiddenSports?: ((playerId: string) => Promise<HiddenSports>) | undefined;
  /** Without it operators limit stakes on nothing. */
  readonly stakeShareOf?: CouponContext['stakeShareOf'];
  readonly reportsScores?: CouponContext['reportsScores'];
  /** Without it no player's accumulators are insured. */
  readonly mayBeInsured?: ((playerId: string) => Promise<boolean>) | undefined;
  /** What open bets are priced with where they cover an advance. */
  readonly memo?: CostMemo | undefined;
  /** Notified after bets were committed, e.g. to wake the outbox. */
  readonly onPlaced?: (() => void) | undefined;
  /** Waits, in milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** Places a bet, or answers again as the first time. */
export type PlaceBetService = (requested: BetRequest) => Promise<BetAnswer>;

function placerOf({ typeId, singles }: PlaceBet): typeof placeCoupon {
  if (singles !== undefined) {
    return placeWithSingles;
  }
  return findCouponTraits(typeId)?.stakes === 'each-leg' ? placeEachLeg : placeCoupon;
}

/** @throws ApiError `idempotency_key_reused` */
async function answerAgain(
  pool: Pool,
  { playerId, idempotencyKey: key, payload }: BetRequest,
): Promise<BetAnswer | undefined> {
  const placed = await findPlaced(pool, { playerId, key });
  if (placed !== undefined && placed.digest !== digestOf(payload)) {
    throw new ApiError('idempotency_key_reused', 'this key belongs to another bet');
  }
  return placed?.answer;
}

/**
 * Takes bets: prices against the live book, rules of the coupon, stake limits, the player's own
 * limits, then money and bet in one transaction. Whatever prevents it, a key that has its bet
 * is answered with that bet; a key that has none may be used again after a refusal.
 */
export function createPlaceBet(options: PlacingOptions): PlaceBetService {
  const { pool, clock, book, guard, memo = createCostMemo() } = options;
  const contextOf = createContextReader(options);
  const placing: Placing = {
    pool,
    clock,
    book,
    guard,
    afterDelay: createLiveDelay({ pool, clock, pause: options.pause }),
    pay: createBetPayment({ pool, book, guard, memo }),
  };

  async function attempt(requested: BetRequest): Promise<BetAnswer | 'repeated'> {
    const { payload } = requested;
    const context = await contextOf(requested);
    const answer = await placerOf(payload)(placing, payload, context);
    if (answer !== 'repeated') {
      options.onPlaced?.();
    }
    return answer;
  }

  return async (requested) => {
    let refusal: unknown;
    try {
      const answer = await attempt(requested);
      if (answer !== 'repeated') {
        return answer;
      }
    } catch (error) {
      refusal = error;
    }
    if (refusal !== undefined && !isCodedError(refusal)) {
      // The database may be away: whether there is a bet cannot be asked now.
      throw refusal;
    }
    const again = await answerAgain(pool, requested);
    if (again !== undefined) {
      return again;
    }
    throw refusal ?? new ApiError('internal', 'a placed bet cannot be found');
  };
}
