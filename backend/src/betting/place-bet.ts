import { hash } from 'node:crypto';
import type { BetAnswer, BetLeg, PlaceBet } from '@touchline/contracts';
import { changeCoefAction } from '@touchline/domain';
import type { Pool } from 'pg';
import { ApiError, isCodedError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type PlacementOutcome, type PlacementRequest, placeBets } from '../wallet/bet-money.ts';
import { createPlacementBatcher } from '../wallet/placement-batcher.ts';
import { createAccountDirectory } from './account-directory.ts';
import type { BetGuard } from './bet-guard.ts';
import { findPlaced } from './bet-store.ts';
import { type BettingSettings, stakeLimits } from './betting-settings.ts';
import { checkLegs, type OfferedLeg } from './check-legs.ts';
import { priceCoupon } from './price-coupon.ts';
import type { PriceBook } from './price-book.ts';

export interface PlacingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Told after bets were committed, e.g. to wake the outbox. */
  readonly onPlaced?: (() => void) | undefined;
  /** Waits so many milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** What a player wants placed, with the key that makes it happen once. */
export interface BetWish {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly payload: PlaceBet;
}

/** Places a bet, or answers again as the first time. */
export type PlaceBetService = (wish: BetWish) => Promise<BetAnswer>;

interface CheckedWish {
  readonly request: PlacementRequest;
  readonly legs: readonly BetLeg[];
}

function digestOf(payload: PlaceBet): string {
  const { accountId, typeId, amount, bets, changeCoefAction: action, systemValue } = payload;
  const legs = bets.map(({ outcomeId, price }) => [outcomeId, price]);
  const wish = JSON.stringify([accountId, typeId, amount, legs, action, systemValue]);
  return hash('sha256', wish, 'base64url');
}

function betLeg({ outcomeId, marketKey, outcomeCode, price, event }: OfferedLeg): BetLeg {
  const { id: eventId, sport, champ, home, away, startsAt, section } = event;
  return {
    outcomeId,
    eventId,
    sport,
    champ: champ.name,
    home: home.name,
    away: away.name,
    startsAt,
    section,
    marketKey,
    outcomeCode,
    price,
    result: 'open',
  };
}

function legRecord({ outcomeId, eventId, price, result: _result, ...facts }: BetLeg) {
  return { event: eventId, outcome: outcomeId, price, facts };
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The first answer in full, from what was asked: equal to what `findPlaced` reads back. */
function firstAnswer({ request, legs }: CheckedWish, outcome: PlacementOutcome): BetAnswer {
  return {
    bet: {
      id: outcome.bet ?? '',
      typeId: request.type,
      status: 'open',
      accountId: request.account,
      currency: outcome.currency ?? '',
      stake: request.stake,
      totalOdds: request.odds,
      possibleReturn: request.possible,
      placedAt: request.at,
      legs: [...legs],
    },
    balance: outcome.balance ?? 0,
  };
}

/**
 * Takes bets: prices against the live book, rules of the coupon, stake limits, the player's own
 * limits, then money and bet in one transaction. Whatever stands against it, a key that has its bet
 * is answered with that bet; a key that has none may be used again after a refusal.
 */
export function createPlaceBet(options: PlacingOptions): PlaceBetService {
  const { pool, clock, book, guard } = options;
  const place = createPlacementBatcher(pool);
  const accountOf = createAccountDirectory(pool);
  const pause = options.pause ?? pauseFor;

  async function check(wish: BetWish, settings: BettingSettings): Promise<CheckedWish> {
    const { playerId, idempotencyKey, payload } = wish;
    const { accountId } = payload;
    const account = await accountOf({ playerId, accountId });
    if (account === undefined) {
      throw new ApiError('account_unknown', 'there is no such account');
    }
    const limits = stakeLimits(settings, account.currency);
    const at = clock();
    const action = changeCoefAction(payload.changeCoefAction);
    const offered = checkLegs({ book, bets: payload.bets, action, now: at });
    const priced = priceCoupon({ wish: payload, legs: offered, limits });
    const legs = offered.map(betLeg);
    const request: PlacementRequest = {
      player: playerId,
      account: account.id,
      key: idempotencyKey,
      digest: digestOf(payload),
      type: payload.typeId,
      stake: payload.amount,
      odds: priced.totalOdds,
      possible: priced.possibleReturn,
      maximum: limits.maxPayout,
      checked: false,
      at,
      legs: legs.map(legRecord),
    };
    return { request, legs };
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

  function placeChecked(request: PlacementRequest, currency: string): Promise<PlacementOutcome> {
    const { player: playerId, stake: amount } = request;
    return inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      await guard.checkBet(client, { playerId, amount, currency });
      const [outcome] = await placeBets(client, [{ ...request, checked: true }]);
      return outcome as PlacementOutcome;
    });
  }

  async function attempt(wish: BetWish): Promise<BetAnswer | 'repeated'> {
    const settings = await options.settings();
    let checked = await check(wish, settings);
    if (checked.legs.some(({ section }) => section === 'live') && settings.liveDelaySeconds > 0) {
      await pause(settings.liveDelaySeconds * 1000);
      checked = await check(wish, settings);
    }
    await assertGuarded();
    let outcome = await place(checked.request);
    if (outcome.outcome === 'guarded') {
      outcome = await placeChecked(checked.request, outcome.currency ?? '');
    }
    switch (outcome.outcome) {
      case 'placed':
        options.onPlaced?.();
        return firstAnswer(checked, outcome);
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

  /** @throws ApiError `idempotency_key_reused` */
  async function answerAgain(wish: BetWish): Promise<BetAnswer | undefined> {
    const { playerId, idempotencyKey: key, payload } = wish;
    const placed = await findPlaced(pool, { playerId, key });
    if (placed !== undefined && placed.digest !== digestOf(payload)) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to another bet');
    }
    return placed?.answer;
  }

  return async (wish) => {
    let refusal: unknown;
    try {
      const answer = await attempt(wish);
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
    const again = await answerAgain(wish);
    if (again !== undefined) {
      return again;
    }
    throw refusal ?? new ApiError('internal', 'a placed bet cannot be found');
  };
}
