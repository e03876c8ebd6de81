import type { BuyDrawBet, DrawBetsAnswer } from '@touchline/contracts/lottery';
import {
  type DrawBet,
  drawBetOdds,
  drawBetReturn,
  lotteryOf,
  type Lottery,
} from '@touchline/domain/pools';
import type { Queryable } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { payingAccounts, sellTicket, type TicketShop } from '../sell-ticket.ts';
import { betOffersOf } from './bet-offers.ts';

const HUNDREDTHS = 100;

/** What stakes of bets on draws may be, in minor units of one currency. */
export interface BetLimits {
  readonly minimum: number;
  readonly maximum: number;
  /** The most that one bet returns. */
  readonly maxPayout: number;
  /** The most that all bets on a draw pay beyond their stakes if each of them wins. */
  readonly liability: number;
}

export interface BetSeller extends TicketShop {
  /** A player's limits in a currency. */
  readonly limitsOf: (playerId: string, currency: string) => Promise<BetLimits>;
}

/** The lottery of a draw; undefined where there is no such draw, or it is a round of a toto. */
async function lotteryOfDraw(client: Queryable, drawId: string): Promise<Lottery | undefined> {
  const { rows } = await client.query('SELECT lottery FROM lottery_draw WHERE id = $1', [drawId]);
  return lotteryOf(rows[0]?.lottery ?? '');
}

/**
 * What can be bet on in a draw, at which odds.
 * @throws ApiError `not_found`
 */
export async function betsOfDraw(
  { pool, clock, isOffered }: BetSeller,
  drawId: string,
): Promise<DrawBetsAnswer> {
  const { rows } = await pool.query(
    `SELECT lottery, status = 'open' AND closes_at > $2 AS is_open FROM lottery_draw WHERE id = $1`,
    [drawId, new Date(clock())],
  );
  const lottery = lotteryOf(rows[0]?.lottery ?? '');
  if (lottery === undefined) {
    throw new ApiError('not_found', 'there is no such draw');
  }
  const isTaken = rows[0]?.is_open === true && (await isOffered());
  return { offers: isTaken ? [...betOffersOf(lottery)] : [] };
}

/** A bet with its numbers in order, so that the same bet is the same one however it was marked. */
function inOrder(bet: DrawBet): DrawBet {
  if (bet.kind !== 'numbers') {
    return bet;
  }
  const { kind, field, numbers, withBonus } = bet;
  const sorted = numbers.toSorted((one, other) => one - other);
  return { kind, field, numbers: sorted, ...(withBonus === true && { withBonus }) };
}

/** The largest stake that returns no more than an amount. */
function stakeReturning(most: number, odds: number): number {
  let stake = Math.ceil((most * HUNDREDTHS) / odds);
  while (drawBetReturn(stake, odds) > most) {
    stake -= 1;
  }
  return stake;
}

/** The largest stake that wins no more than an amount. */
function stakeWinning(most: number, odds: number): number {
  // Rounding may add half a unit to what is won.
  let stake = Math.ceil(((most + 1 / 2) * HUNDREDTHS) / (odds - HUNDREDTHS));
  while (drawBetReturn(stake, odds) - stake > most) {
    stake -= 1;
  }
  return stake;
}

function checkStake(
  { stake, odds, currency }: { stake: number; odds: number; currency: string },
  { minimum, maximum, maxPayout }: BetLimits,
): void {
  const most = Math.min(maximum, stakeReturning(maxPayout, odds));
  const details = { minimum, maximum: most, currency };
  if (stake < minimum) {
    throw new ApiError('stake_below_minimum', 'the stake is too small', { details });
  }
  if (stake > most) {
    throw new ApiError('stake_above_maximum', 'the stake is too large', { details });
  }
}

/**
 * Sells a player one bet at fixed odds on a draw, once for each key: at the odds that they were shown, or not at all.
 * @throws ApiError `not_found`, `bad_request` for a bet that the draw does not have, `price_changed` with the odds that
 * hold now, `stake_below_minimum`, `stake_above_maximum`, `draw_liability_reached`, and those of `sellTicket`
 */
export async function buyBet(
  seller: BetSeller,
  order: BuyDrawBet & { readonly playerId: string; readonly key: string },
): Promise<{ readonly id: string; readonly balance: number }> {
  const { playerId, key, drawId, stake, odds } = order;
  const lottery = await lotteryOfDraw(seller.pool, drawId);
  if (lottery === undefined) {
    throw new ApiError('not_found', 'there is no such draw');
  }
  const bet = inOrder(order.bet);
  const current = drawBetOdds(lottery, bet);
  if (current === undefined) {
    throw new ApiError('bad_request', 'the draw has no such bet');
  }
  const cash = await payingAccounts(seller.pool, playerId);
  const account = cash.find(({ id }) => id === order.accountId);
  if (account === undefined) {
    throw new ApiError('account_unknown', 'there is no such account to play with');
  }
  const { currency } = account;
  const limits = await seller.limitsOf(playerId, currency);
  return sellTicket(seller, {
    playerId,
    key,
    drawId,
    account,
    stake,
    digested: [drawId, bet, account.id, stake, odds],
    chosen: { bet, odds, pays: drawBetReturn(stake, odds), most: limits.liability },
    check: () => {
      if (odds !== current) {
        const details = { odds: current };
        throw new ApiError('price_changed', 'the odds are others now', { details });
      }
      checkStake({ stake, odds, currency }, limits);
    },
    overLiability: (left) =>
      new ApiError('draw_liability_reached', 'the draw takes no bet of this size', {
        details: { minimum: limits.minimum, maximum: stakeWinning(left, odds), currency },
      }),
  });
}
