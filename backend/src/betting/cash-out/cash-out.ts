import type { BetAnswer, CashOut, OpenBetCost } from '@touchline/contracts/betting';
import { cashOutPart, potentialReturn } from '@touchline/domain/coupon';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import { cashOutBet } from '../../money/wallet/bet-money.ts';
import { retryingLockFailures } from '../../platform/database/transaction.ts';
import { betCost, yieldAfter } from './bet-cost.ts';
import { type CostMemo, createCostMemo } from './cost-memo.ts';
import { findBet } from '../bets/bet-store.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';
import { loadOpenBets } from '../bets/open-bets.ts';
import type { PriceBook } from '../placement/price-book.ts';
import {
  agreedPrice,
  findOpenBet,
  hasLiveLeg,
  type OwnBet,
  type QuoteContext,
  quoteOf,
} from './cash-out-quote.ts';
import { couponOf, type OpenBet } from '../settlement/settle-coupon.ts';

export interface CashOutOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Signs quotes; shared by all instances. */
  readonly quoteSecret: Uint8Array;
  readonly memo?: CostMemo | undefined;
  /** Called after a cash-out was committed, e.g. to wake the outbox. */
  readonly onSold?: (() => void) | undefined;
  /** Waits, in milliseconds; given by tests. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** A sale a player wants, with the key that makes it happen once. */
export interface Sale extends OwnBet {
  readonly key: string;
  readonly requested: CashOut;
}

export interface CashOuts {
  /** What each of the player's open bets costs now. */
  readonly costs: (playerId: string) => Promise<readonly OpenBetCost[]>;
  /**
   * Sells a bet or a part of it, once for a key; with a live leg after the same delay as placing.
   * @throws ApiError `not_found`, `stake_invalid`, `cash_out_unavailable`, `cash_out_changed`
   */
  readonly sell: (sale: Sale) => Promise<BetAnswer>;
  /**
   * Sets the value at which a bet is cashed out automatically, or removes it.
   * @throws ApiError `not_found`, `cash_out_unavailable` for a bet that is not open
   */
  readonly setAutomatic: (bet: OwnBet & { readonly amount: number | undefined }) => Promise<void>;
  /** Sells the bets that have reached their value. */
  readonly sellDue: () => Promise<void>;
}

const BET_ID = /^\d{1,18}$/;
const PAGE_SIZE = 200;

const OPEN_BETS = `SELECT id, player_id, automatic_cash_out FROM bet
  WHERE status = 'open' AND ($1::bigint IS NULL OR id < $1)`;
const LATEST_FIRST = `ORDER BY id DESC LIMIT ${PAGE_SIZE}` as const;
const BETS_OF_PLAYER = `${OPEN_BETS} AND player_id = $2 ${LATEST_FIRST}` as const;
const BETS_WITH_VALUE = `${OPEN_BETS} AND automatic_cash_out IS NOT NULL ${LATEST_FIRST}` as const;

type OpenBetRow = RowOf<typeof BETS_OF_PLAYER>;

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Buys open bets back, priced by what their legs cost now. */
export function createCashOuts(options: CashOutOptions): CashOuts {
  const { pool, clock, book, quoteSecret, memo = createCostMemo() } = options;
  const pause = options.pause ?? pauseFor;

  /**
   * Open bets of a player, else those with a value at which they are sold, page by page, the newest
   * first; between two pages other requests have their turn.
   */
  async function* openBets(
    playerId?: string,
  ): AsyncGenerator<{ readonly bet: OpenBet; readonly row: OpenBetRow }> {
    let last: string | undefined;
    do {
      const { rows } = await (playerId === undefined
        ? pool.query(BETS_WITH_VALUE, [last ?? null])
        : pool.query(BETS_OF_PLAYER, [last ?? null, playerId]));
      const ids = rows.map(({ id }) => id);
      const bets = new Map((await loadOpenBets(pool, ids)).map((bet) => [bet.id, bet]));
      for (const row of rows) {
        const bet = bets.get(row.id);
        if (bet !== undefined) yield { bet, row };
      }
      last = rows.length === PAGE_SIZE ? ids.at(-1) : undefined;
    } while (last !== undefined);
  }

  async function context(): Promise<QuoteContext> {
    return { book, settings: await options.settings(), quoteSecret, now: clock(), memo };
  }

  async function answer({ playerId, betId }: OwnBet, balance: number): Promise<BetAnswer> {
    const bet = await findBet(pool, { playerId, betId });
    if (bet === undefined) {
      throw new ApiError('not_found', 'there is no such bet');
    }
    return { bet, balance };
  }

  async function soldBefore({ playerId, betId, key }: Sale): Promise<number | undefined> {
    if (!BET_ID.test(betId)) {
      return undefined;
    }
    const { rows } = await pool.query(
      `SELECT sale.balance_after FROM bet_cash_out sale JOIN bet ON bet.id = sale.bet_id
       WHERE sale.bet_id = $1 AND sale.key = $2 AND bet.player_id = $3`,
      [betId, key, playerId],
    );
    return rows[0] && exactNumber(rows[0].balance_after);
  }

  async function trySelling({ key, requested, ...own }: Sale): Promise<BetAnswer> {
    const before = await context();
    const { liveDelaySeconds } = before.settings;
    let bet = await findOpenBet(pool, own);
    agreedPrice(bet, { requested, ...before });
    if (liveDelaySeconds > 0 && hasLiveLeg(bet, book)) {
      await pause(liveDelaySeconds * 1000);
      bet = await findOpenBet(pool, own);
    }
    const whole = agreedPrice(bet, { requested, ...before, now: clock() });
    const sold = requested.stake ?? bet.stake;
    const price = cashOutPart({ whole, sold, stake: bet.stake });
    if (sold <= 0 || sold > bet.stake || price <= 0) {
      throw new ApiError('stake_invalid', `from 1 to ${bet.stake} minor units can be sold`);
    }
    const left = bet.stake - sold;
    const rest = couponOf({ ...bet, stake: left }, (result) => result ?? 'won');
    const { outcome, balance = 0 } = await retryingLockFailures(() =>
      cashOutBet(pool, {
        bet: bet.id,
        player: own.playerId,
        key,
        expected: bet.stake,
        sold,
        price,
        possibleLeft: left === 0 ? 0 : potentialReturn(rest).payout,
        isAutomatic: false,
        at: clock(),
      }),
    );
    switch (outcome) {
      case 'sold':
      case 'repeated':
        options.onSold?.();
        return answer(own, balance);
      case 'changed':
        throw new ApiError('cash_out_changed', 'a part of the bet was sold meanwhile');
      case 'not-open':
        throw new ApiError('cash_out_unavailable', 'the bet is settled', {
          details: { refusal: 'bet-settled' },
        });
    }
  }

  return {
    costs: async (playerId) => {
      const priced = await context();
      const costs: OpenBetCost[] = [];
      for await (const { bet, row } of openBets(playerId)) {
        const automatic = row.automatic_cash_out;
        const automaticAt = automatic === null ? undefined : exactNumber(automatic);
        costs.push(quoteOf(bet, { ...priced, automaticAt }));
        await yieldAfter(costs.length);
      }
      return costs;
    },
    sell: async (sale) => {
      try {
        return await trySelling(sale);
      } catch (refusal) {
        // The key may have sold it already, a moment ago or long before.
        const balance = isCodedError(refusal) ? await soldBefore(sale) : undefined;
        if (balance === undefined) throw refusal;
        return answer(sale, balance);
      }
    },
    setAutomatic: async ({ playerId, betId, amount }) => {
      const bet = await findOpenBet(pool, { playerId, betId });
      const cost = betCost(bet, await context());
      if ('refusal' in cost && cost.refusal === 'not-offered') {
        throw new ApiError('cash_out_unavailable', 'this bet cannot be sold', { details: cost });
      }
      await pool.query(`UPDATE bet SET automatic_cash_out = $2 WHERE id = $1 AND status = 'open'`, [
        betId,
        amount === undefined || amount === 0 ? null : amount,
      ]);
    },
    sellDue: async () => {
      const priced = await context();
      let count = 0;
      for await (const { bet, row } of openBets()) {
        const cost = betCost(bet, priced);
        count += 1;
        await yieldAfter(count);
        if (!('amount' in cost) || cost.amount < Number(row.automatic_cash_out)) continue;
        await retryingLockFailures(() =>
          cashOutBet(pool, {
            bet: bet.id,
            player: row.player_id,
            key: `automatic:${bet.stake}`,
            expected: bet.stake,
            sold: bet.stake,
            price: cost.amount,
            possibleLeft: 0,
            isAutomatic: true,
            at: clock(),
          }),
        );
        options.onSold?.();
      }
    },
  };
}
