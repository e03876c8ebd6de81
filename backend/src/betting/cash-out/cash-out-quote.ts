import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CashOut, OpenBetCost } from '@touchline/contracts/betting';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { betCost, type CostContext } from './bet-cost.ts';
import { findBet } from '../bets/bet-store.ts';
import { loadOpenBets } from '../bets/open-bets.ts';
import type { PriceBook } from '../placement/price-book.ts';
import type { OpenBet } from '../settlement/settle-coupon.ts';

/** A player's bet, by its id. */
export interface OwnBet {
  readonly playerId: string;
  readonly betId: string;
}

/** What a bet is priced by. */
export interface QuoteContext extends CostContext {
  /** Signs quotes; shared by all instances. */
  readonly quoteSecret: Uint8Array;
  /** Milliseconds since epoch. */
  readonly now: number;
}

/** Binds the time of a quote to the bet and to the stake that was priced. */
function signatureOf(
  { id, stake }: OpenBet,
  quote: { readonly secret: Uint8Array; readonly expiresAt: number },
): string {
  const signed = JSON.stringify([id, stake, quote.expiresAt]);
  return createHmac('sha256', quote.secret).update(signed).digest('base64url');
}

/** Whether a quote was given for this bet with the stake it has now, and its time is not over. */
function isValid(
  bet: OpenBet,
  {
    quote,
    secret,
    now,
  }: { readonly quote: string; readonly secret: Uint8Array; readonly now: number },
): boolean {
  const [expiry = '', signature = ''] = quote.split('.');
  const expiresAt = Number(expiry);
  const expected = Buffer.from(signatureOf(bet, { secret, expiresAt }));
  const given = Buffer.from(signature);
  return expiresAt > now && given.length === expected.length && timingSafeEqual(given, expected);
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
    quoteSecret: secret,
    now,
    automaticAt,
    ...context
  }: QuoteContext & { readonly automaticAt?: number | undefined },
): OpenBetCost {
  const cost = betCost(bet, context);
  const expiresAt = now + context.settings.cashOut.quoteSeconds * 1000;
  const quoted =
    'amount' in cost
      ? { quote: `${expiresAt}.${signatureOf(bet, { secret, expiresAt })}`, expiresAt }
      : {};
  return {
    betId: bet.id,
    currency: bet.currency,
    stake: bet.stake,
    ...cost,
    ...quoted,
    ...(automaticAt === undefined ? {} : { automaticAt }),
  };
}

/**
 * The price a sale of the whole bet happens at: that of the quote, or a better one of now.
 * @throws ApiError `cash_out_unavailable`, `cash_out_changed`
 */
export function agreedPrice(
  bet: OpenBet,
  {
    requested,
    ...context
  }: QuoteContext & { readonly requested: Pick<CashOut, 'quote' | 'amount'> },
): number {
  const cost = betCost(bet, context);
  if ('refusal' in cost) {
    throw new ApiError('cash_out_unavailable', 'the bet cannot be sold now', { details: cost });
  }
  const { quoteSecret: secret, now } = context;
  if (cost.amount < requested.amount || !isValid(bet, { quote: requested.quote, secret, now })) {
    throw new ApiError('cash_out_changed', 'the quote is no longer valid', {
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
