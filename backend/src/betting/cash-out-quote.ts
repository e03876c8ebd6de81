import type { CashOut, OpenBetCost } from '@touchline/contracts';
import type { Pool } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import { betCost } from './bet-cost.ts';
import { findBet } from './bet-store.ts';
import type { BettingSettings } from './betting-settings.ts';
import { loadOpenBets } from './open-bets.ts';
import type { PriceBook } from './price-book.ts';
import type { OpenBet } from './settle-coupon.ts';

/** A player's bet, by its id. */
export interface OwnBet {
  readonly playerId: string;
  readonly betId: string;
}

/** What a bet is priced by. */
export interface QuoteContext {
  readonly book: PriceBook;
  readonly settings: BettingSettings;
  /** Milliseconds since epoch. */
  readonly now: number;
}

/**
 * A player's bet while it is open.
 * @throws ApiError `not_found`, `cash_out_unavailable` for a bet that is not open
 */
export async function findOpenBet(pool: Pool, { playerId, betId }: OwnBet): Promise<OpenBet> {
  if ((await findBet(pool, { playerId, betId })) === undefined) {
    throw new ApiError('not_found', 'there is no such bet');
  }
  const [bet] = await loadOpenBets(pool, [betId]);
  if (bet === undefined) {
    throw new ApiError('cash_out_unavailable', 'the bet is settled', {
      details: { refusal: 'bet-settled' },
    });
  }
  return bet;
}

/** What an open bet costs now, with the quote that names its price. */
export function quoteOf(
  bet: OpenBet,
  {
    book,
    settings,
    now,
    automaticAt,
  }: QuoteContext & { readonly automaticAt?: number | undefined },
): OpenBetCost {
  const cost = betCost(bet, { book, settings });
  const expiresAt = now + settings.cashOut.quoteSeconds * 1000;
  return {
    betId: bet.id,
    currency: bet.currency,
    stake: bet.stake,
    ...('refusal' in cost
      ? { refusal: cost.refusal }
      : { amount: cost.amount, quote: `${expiresAt}.${cost.state}`, expiresAt }),
    ...(automaticAt === undefined ? {} : { automaticAt }),
  };
}

/**
 * The price a sale of the whole bet happens at: that of the quote, or a better one of now.
 * @throws ApiError `cash_out_unavailable`, `cash_out_changed`
 */
export function agreedPrice(
  bet: OpenBet,
  { wish, ...context }: QuoteContext & { readonly wish: Pick<CashOut, 'quote' | 'amount'> },
): number {
  const cost = betCost(bet, context);
  if ('refusal' in cost) {
    throw new ApiError('cash_out_unavailable', 'the bet cannot be sold now', { details: cost });
  }
  const [expiry = ''] = wish.quote.split('.');
  if (cost.amount < wish.amount || !(Number(expiry) > context.now)) {
    throw new ApiError('cash_out_changed', 'the quote does not hold any more', {
      details: quoteOf(bet, context),
    });
  }
  return cost.amount;
}

/** Whether an open leg is being played, so that a sale must wait as a bet does. */
export function hasLiveLeg({ legs }: OpenBet, book: PriceBook): boolean {
  return legs.some(
    ({ outcomeId, result }) => result === undefined && book.getOutcome(outcomeId)?.isLive,
  );
}
