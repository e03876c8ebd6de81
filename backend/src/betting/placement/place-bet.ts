import { hash } from 'node:crypto';
import type { BetAnswer, PlaceBet, PromoCode } from '@touchline/contracts';
import { COUPON_TYPE, findCouponTraits } from '@touchline/domain';
import type { Pool } from 'pg';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlacementOutcome, PlacementRequest } from '../../money/wallet/bet-money.ts';
import { createPlacementBatcher } from '../../money/wallet/placement-batcher.ts';
import { createAccountDirectory } from './account-directory.ts';
import { advanceCover } from './advances.ts';
import type { BetGuard } from './bet-guard.ts';
import { findPlaced, placedBet } from '../bets/bet-store.ts';
import type { BettingSettings } from './betting-settings.ts';
import {
  BONUS_ACCOUNT,
  checkCoupon,
  type CheckedCoupon,
  type CouponContext,
  singleRequests,
} from './check-coupon.ts';
import { type CostMemo, createCostMemo } from '../cash-out/cost-memo.ts';
import { findExpress } from '../day-express/express-bonus.ts';
import { notePending } from './pending-placements.ts';
import { placeFunded } from './place-funded.ts';
import { type JudgedSingle, placeSingles } from './place-singles.ts';
import type { PriceBook } from './price-book.ts';
import { findPromoCode } from '../promo-codes/promo-codes.ts';
import type { StakeFactors } from './stake-factors.ts';

export interface PlacingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Nobody is limited without it. */
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** What open bets are priced with where they cover an advance. */
  readonly memo?: CostMemo | undefined;
  /** Told after bets were committed, e.g. to wake the outbox. */
  readonly onPlaced?: (() => void) | undefined;
  /** Waits so many milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** What a player wants placed, with the key that makes it happen once. */
export interface BetRequest {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly payload: PlaceBet;
}

/** Places a bet, or answers again as the first time. */
export type PlaceBetService = (requested: BetRequest) => Promise<BetAnswer>;

function digestOf(payload: PlaceBet): string {
  return hash('sha256', JSON.stringify(payload), 'base64url');
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Takes bets: prices against the live book, rules of the coupon, stake limits, the player's own
 * limits, then money and bet in one transaction. Whatever stands against it, a key that has its bet
 * is answered with that bet; a key that has none may be used again after a refusal.
 */
export function createPlaceBet(options: PlacingOptions): PlaceBetService {
  const { pool, clock, book, guard, memo = createCostMemo() } = options;
  const place = createPlacementBatcher(pool);
  const accountOf = createAccountDirectory(pool);
  const pause = options.pause ?? pauseFor;

  async function promoOf(requested: {
    readonly playerId: string;
    readonly code: string | undefined;
    readonly settings: BettingSettings;
  }): Promise<PromoCode | undefined> {
    const { playerId, code, settings } = requested;
    if (code === undefined) {
      return undefined;
    }
    if (!settings.isPromoCodeShown) {
      throw new ApiError('promo_code_unknown', 'promo codes are not taken');
    }
    return findPromoCode(pool, { playerId, code });
  }

  /** @throws ApiError `prepaid_unavailable` for a coupon that takes no advance */
  function prepaidOf(
    payload: PlaceBet,
    { account, settings }: Pick<CouponContext, 'account' | 'settings'>,
  ): number | undefined {
    const { prepaidAmount: amount = 0 } = payload;
    if (amount === 0) {
      return undefined;
    }
    const isTaken =
      settings.prepaid.isOffered &&
      account.type !== BONUS_ACCOUNT &&
      findCouponTraits(payload.typeId)?.stakes !== 'each-leg' &&
      payload.promoCode === undefined &&
      amount <= payload.amount;
    if (!isTaken) {
      throw new ApiError('prepaid_unavailable', 'no such advance is given on this bet');
    }
    return amount;
  }

  async function contextOf({
    playerId,
    idempotencyKey,
    payload,
  }: BetRequest): Promise<CouponContext> {
    const { accountId } = payload;
    const account = await accountOf({ playerId, accountId });
    if (account === undefined) {
      throw new ApiError('account_unknown', 'there is no such account');
    }
    const settings = await options.settings();
    return {
      playerId,
      key: idempotencyKey,
      digest: digestOf(payload),
      account,
      settings,
      promo: await promoOf({ playerId, code: payload.promoCode, settings }),
      prepaidAmount: prepaidOf(payload, { account, settings }),
      express: await findExpress(pool, payload),
      stakeFactor: await options.stakeFactors?.of(playerId),
    };
  }

  /** Judges now and, where a leg is live, once more after the delay; the later verdict holds. */
  async function afterDelay<Verdict>(
    { settings, playerId, key }: CouponContext,
    judge: () => { readonly verdict: Verdict; readonly hasLive: boolean },
  ): Promise<Verdict> {
    const { verdict, hasLive } = judge();
    if (!hasLive || settings.liveDelaySeconds === 0) {
      return verdict;
    }
    const delay = settings.liveDelaySeconds * 1000;
    const now = clock();
    await notePending(pool, { playerId, key, now, until: now + delay });
    await pause(delay);
    return judge().verdict;
  }

  async function assertGuarded(): Promise<void> {
    try {
      await guard.assertAvailable();
    } catch (error) {
      throw isCodedError(error)
        ? error
        : new ApiError('responsible_gaming_unavailable', 'limits cannot be checked now', {
            cause: error,
          });
    }
  }

  /** Most bets go with others; those that need their player's lock or the house's money go alone. */
  async function placeMoney(
    request: PlacementRequest,
    { account: { id, currency }, settings, promo, prepaidAmount: amount }: CouponContext,
  ): Promise<PlacementOutcome> {
    if (promo !== undefined || amount !== undefined) {
      // Priced after the delay: what was open before it may have been sold since.
      const advance =
        amount === undefined
          ? undefined
          : { amount, cover: await advanceCover({ pool, book, settings, memo }, id) };
      const freeStake = promo?.kind === 'free-bet' ? request.stake : 0;
      const funding = { advance, promo: promo && { code: promo.code, freeStake } };
      return placeFunded({ pool, guard }, { request, currency, funding });
    }
    const outcome = await place(request);
    return outcome.outcome === 'guarded'
      ? placeFunded({ pool, guard }, { request, currency })
      : outcome;
  }

  async function placeCoupon(
    requested: PlaceBet,
    context: CouponContext,
  ): Promise<BetAnswer | 'repeated'> {
    const checked: CheckedCoupon = await afterDelay(context, () => {
      const limitsType = requested.typeId;
      const verdict = checkCoupon({ requested, context, limitsType, book, now: clock() });
      return { verdict, hasLive: verdict.legs.some(({ section }) => section === 'live') };
    });
    await assertGuarded();
    const outcome = await placeMoney(checked.request, context);
    switch (outcome.outcome) {
      case 'placed':
        return { bet: placedBet(checked, outcome), balance: outcome.balance ?? 0 };
      case 'repeated':
      case 'key-reused':
        return 'repeated';
      case 'insufficient':
        throw new ApiError('balance_insufficient', 'there is not enough money on the account');
      case 'guarded':
      case 'account-unknown':
        throw new ApiError('account_unknown', 'there is no such account');
    }
  }

  function judgeSingle(requested: PlaceBet, context: CouponContext): JudgedSingle {
    const outcomeId = requested.bets[0]?.outcomeId ?? '';
    try {
      const limitsType = COUPON_TYPE.multipleSingles;
      return {
        outcomeId,
        coupon: checkCoupon({ requested, context, limitsType, book, now: clock() }),
      };
    } catch (refusal) {
      return { outcomeId, refusal };
    }
  }

  async function placeEach(
    requested: PlaceBet,
    context: CouponContext,
  ): Promise<BetAnswer | 'repeated'> {
    const requests = singleRequests(requested);
    const singles = await afterDelay(context, () => {
      const verdict = requests.map((single) => judgeSingle(single, context));
      const hasLive = verdict.some(
        (single) => 'coupon' in single && single.coupon.legs[0]?.section === 'live',
      );
      return { verdict, hasLive };
    });
    await assertGuarded();
    const { playerId, account } = context;
    return placeSingles({ pool, guard }, { playerId, currency: account.currency, singles });
  }

  async function attempt(requested: BetRequest): Promise<BetAnswer | 'repeated'> {
    const { payload } = requested;
    const context = await contextOf(requested);
    const isSingles = findCouponTraits(payload.typeId)?.stakes === 'each-leg';
    const answer = await (isSingles ? placeEach(payload, context) : placeCoupon(payload, context));
    if (answer !== 'repeated') {
      options.onPlaced?.();
    }
    return answer;
  }

  /** @throws ApiError `idempotency_key_reused` */
  async function answerAgain(requested: BetRequest): Promise<BetAnswer | undefined> {
    const { playerId, idempotencyKey: key, payload } = requested;
    const placed = await findPlaced(pool, { playerId, key });
    if (placed !== undefined && placed.digest !== digestOf(payload)) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to another bet');
    }
    return placed?.answer;
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
    const again = await answerAgain(requested);
    if (again !== undefined) {
      return again;
    }
    throw refusal ?? new ApiError('internal', 'a placed bet cannot be found');
  };
}
