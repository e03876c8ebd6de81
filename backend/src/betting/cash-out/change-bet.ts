import { hash } from 'node:crypto';
import type { BetAnswer, ChangeBet, PlaceBet } from '@touchline/contracts/betting';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cashOutBet, type PlacementResult, placeBets } from '../../money/wallet/bet-money.ts';
import { createAccountDirectory } from '../placement/account-directory.ts';
import type { BetGuard } from '../placement/bet-guard.ts';
import { findBet, findPlaced, placedBet } from '../bets/bet-store.ts';
import { type CostMemo, createCostMemo } from './cost-memo.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';
import { agreedPrice, findOpenBet, hasLiveLeg, type OwnBet } from './cash-out-quote.ts';
import { suspendedMeanwhile } from '../placement/bet-payment.ts';
import { isInsuranceAsked } from '../placement/bet-offers.ts';
import { checkCoupon, type CheckedCoupon, type CouponContext } from '../placement/check-coupon.ts';
import type { PriceBook } from '../placement/price-book.ts';
import type { OpenBet } from '../settlement/settle-coupon.ts';
import type { StakeFactors } from '../placement/stake-factors.ts';

export interface BetChangesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Signs quotes; shared by all instances. */
  readonly quoteSecret: Uint8Array;
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** Without it operators limit stakes on nothing. */
  readonly stakeShareOf?: CouponContext['stakeShareOf'];
  readonly reportsScores?: CouponContext['reportsScores'];
  /** Without it no player's accumulators are insured. */
  readonly mayBeInsured?: ((playerId: string) => Promise<boolean>) | undefined;
  /** Called after a change was committed, e.g. to wake the outbox. */
  readonly onChanged?: (() => void) | undefined;
  readonly memo?: CostMemo | undefined;
  /** Waits, in milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** A change a player wants, with the key that makes it happen once. */
export interface BetChange extends OwnBet {
  readonly key: string;
  readonly requested: ChangeBet;
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function refusePlacement({ outcome }: PlacementResult, coupon: CheckedCoupon): never {
  if (outcome === 'suspended') {
    throw suspendedMeanwhile(coupon);
  }
  if (outcome === 'insufficient') {
    throw new ApiError('balance_insufficient', 'there is not enough money on the account');
  }
  throw new ApiError('account_unknown', `the new bet was not placed: ${outcome}`);
}

/**
 * Sells an open bet and stakes its value, with an addition where one is requested, on other legs or on
 * the same: both in one transaction, so that there is always one of the two bets and never both.
 * Once for a key.
 * @returns the change; throws ApiError `not_found`, `cash_out_unavailable`, `cash_out_changed` and
 * the codes of a placement
 */
export function createBetChanges(
  options: BetChangesOptions,
): (change: BetChange) => Promise<BetAnswer> {
  const { pool, clock, book, guard, quoteSecret, memo = createCostMemo() } = options;
  const accountOf = createAccountDirectory(pool);
  const pause = options.pause ?? pauseFor;

  async function contextOf({ playerId, betId, key, requested }: BetChange): Promise<CouponContext> {
    const bet = await findBet(pool, { playerId, betId });
    const accountId = bet?.accountId ?? '';
    const account = await accountOf({ playerId, accountId });
    if (account === undefined) {
      throw new ApiError('not_found', 'there is no such bet');
    }
    const settings = await options.settings();
    return {
      playerId,
      key,
      digest: digestOf(betId, requested),
      account,
      settings,
      mayBeInsured:
        isInsuranceAsked(settings, requested) && (await options.mayBeInsured?.(playerId)),
      stakeFactor: await options.stakeFactors?.of(playerId),
      stakeShareOf: options.stakeShareOf,
      reportsScores: options.reportsScores,
      promo: undefined,
      changedFrom: betId,
    };
  }

  /** What is sold and what is placed for it, at the prices of this moment. */
  async function judge({ requested, ...own }: BetChange, context: CouponContext) {
    const now = clock();
    const sold = await findOpenBet(pool, own);
    const { settings } = context;
    const value = agreedPrice(sold, { requested, book, settings, memo, quoteSecret, now });
    const { typeId, systemValue, bets, changeCoefAction, addition = 0 } = requested;
    const placed: PlaceBet = {
      accountId: context.account.id,
      amount: value + addition,
      typeId,
      bets,
      changeCoefAction,
      ...(systemValue === undefined ? {} : { systemValue }),
    };
    const coupon = checkCoupon({ requested: placed, context, limitsType: typeId, book, now });
    const isLive = hasLiveLeg(sold, book) || coupon.legs.some(({ section }) => section === 'live');
    return { sold, value, coupon, isLive };
  }

  async function exchange(
    change: BetChange,
    trade: { readonly sold: OpenBet; readonly value: number; readonly coupon: CheckedCoupon },
  ): Promise<BetAnswer> {
    const { playerId, key } = change;
    const { sold, value, coupon } = trade;
    const { stake: amount, at } = coupon.request;
    return inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      const sale = await cashOutBet(client, {
        bet: sold.id,
        player: playerId,
        key: `change:${key}`,
        expected: sold.stake,
        sold: sold.stake,
        price: value,
        possibleLeft: 0,
        isAutomatic: false,
        at,
      });
      if (sale.outcome !== 'sold') {
        throw new ApiError('cash_out_unavailable', 'the bet was sold or settled meanwhile', {
          details: { refusal: 'bet-settled' },
        });
      }
      await guard.checkBet(client, { playerId, amount, currency: sold.currency });
      const [outcome] = await placeBets(client, [{ ...coupon.request, checked: true }]);
      if (outcome?.outcome !== 'placed') {
        refusePlacement(outcome as PlacementResult, coupon);
      }
      await client.query({
        name: 'betting.change-bet',
        text: 'SELECT change_bet($1, $2)',
        values: [sold.id, outcome.bet],
      });
      return { bet: placedBet(coupon, outcome), balance: outcome.balance ?? 0 };
    });
  }

  async function attempt(change: BetChange): Promise<BetAnswer> {
    const context = await contextOf(change);
    const first = await judge(change, context);
    const { liveDelaySeconds } = context.settings;
    let trade = first;
    if (first.isLive && liveDelaySeconds > 0) {
      await pause(liveDelaySeconds * 1000);
      trade = await judge(change, context);
    }
    await guard.assertAvailable();
    const answer = await exchange(change, trade);
    options.onChanged?.();
    return answer;
  }

  return async (change) => {
    try {
      return await attempt(change);
    } catch (refusal) {
      const { playerId, key, betId, requested } = change;
      const known = isCodedError(refusal) ? await findPlaced(pool, { playerId, key }) : undefined;
      if (known === undefined) throw refusal;
      if (known.digest !== digestOf(betId, requested)) {
        throw new ApiError('idempotency_key_reused', 'this key belongs to another bet');
      }
      return known.answer;
    }
  };
}

function digestOf(betId: string, requested: ChangeBet): string {
  return hash('sha256', JSON.stringify([betId, requested]), 'base64url');
}
