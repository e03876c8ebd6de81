import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@touchline/contracts/errors';
import type { Conversion, ConversionQuote, ConvertAccount } from '@touchline/contracts/money';
import {
  type AccountConversion,
  BONUS_ACCOUNT,
  convertAccount,
  currencyExponent,
  isRetired,
} from '@touchline/domain/money';
import { DAY } from '@touchline/domain/time';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { balances } from './accounts.ts';
import type { ConversionLimits } from './conversion-limits.ts';
import {
  conversionDigest,
  conversionsSince,
  findConversion,
  latestConversions,
  lockPlayerAccounts,
  ratesAt,
} from './conversion-store.ts';

/** Rates are those of a day: who converts to and fro all day would bet on what the market has done since. */
const MOST_A_DAY = 3;
const LATEST = 10;

/** What players convert: all of one account into another currency. */
export interface AccountConversions {
  /**
   * What an account would become.
   * @throws ApiError `account_unknown`, `currency_not_offered`, `exchange_rate_missing`
   */
  readonly quote: (
    playerId: string,
    question: { readonly accountId: string; readonly currency: string },
  ) => Promise<ConversionQuote>;
  /**
   * Converts an account as it was quoted and closes it; the same key gets the same answer.
   * @throws ApiError as `quote`, and `conversion_changed`, `conversion_limit`, `account_bets_open`,
   * `account_bonus_active`, `account_withdrawal_pending`, `idempotency_key_reused`
   */
  readonly convert: (request: {
    readonly playerId: string;
    readonly key: string;
    readonly form: ConvertAccount;
  }) => Promise<Conversion>;
  /** The latest conversions of a player, the last first. */
  readonly list: (playerId: string) => Promise<readonly Conversion[]>;
}

export interface AccountConversionsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currencies the site offers, ISO 4217. */
  readonly currencies: () => Promise<readonly string[]>;
  readonly limits: ConversionLimits;
}

const REFUSALS: Readonly<Record<string, { readonly code: ErrorCode; readonly message: string }>> = {
  'account-unknown': { code: 'account_unknown', message: 'there is no such account' },
  'bets-open': { code: 'account_bets_open', message: 'bets of this account are open' },
  'withdrawal-pending': {
    code: 'account_withdrawal_pending',
    message: 'a withdrawal from this account is under way',
  },
  'bonus-active': { code: 'account_bonus_active', message: 'a bonus in this currency is active' },
  changed: { code: 'conversion_changed', message: 'the balance has changed' },
};

interface Quoted {
  readonly quote: Omit<ConversionQuote, 'limits'>;
  readonly convert: (amount: number) => AccountConversion;
}

/** What is on the account, and what it is worth in the other currency. */
async function quoteIn(
  client: Queryable,
  question: {
    readonly playerId: string;
    readonly accountId: string;
    readonly currency: string;
    readonly at: number;
  },
): Promise<Quoted> {
  const { playerId, accountId, currency: to, at } = question;
  const held = (await balances(client, playerId)).find(({ id }) => id === accountId);
  // What is on the bonus account is not the player's yet.
  if (held === undefined || held.type === BONUS_ACCOUNT) {
    throw new ApiError('account_unknown', 'there is no such account');
  }
  const { currency: from, balance: amount } = held;
  if (from === to) {
    throw new ApiError('currency_not_offered', 'the account is in this currency');
  }
  const rates = await ratesAt(client, { currencies: [from, to], at });
  const given = { from: rates.get(from), to: rates.get(to) };
  const convert = (minor: number) => convertAccount({ amount: minor, from, to, given });
  return { convert, quote: { accountId, from, to, amount, ...convert(amount) } };
}

/** The movement itself, and its record. */
async function moveMoney(
  client: PoolClient,
  move: {
    readonly playerId: string;
    readonly key: string;
    readonly form: ConvertAccount;
    readonly quote: Quoted['quote'];
    readonly at: number;
  },
): Promise<void> {
  const { playerId, key, form, quote, at } = move;
  const { rows } = await client.query({
    name: 'wallet.convert-account',
    text: 'SELECT convert_account($1, $2, $3, $4, $5, $6, $7) AS outcome',
    values: [
      playerId,
      quote.accountId,
      quote.to,
      quote.amount,
      quote.converted,
      {
        id: randomUUID(),
        key,
        digest: conversionDigest(form).toString('hex'),
        sourceRate: quote.rates.from,
        targetRate: quote.rates.to,
        exponents: currencyExponent(quote.to) - currencyExponent(quote.from),
      },
      new Date(at),
    ],
  });
  const outcome = rows[0]?.outcome ?? '';
  if (outcome !== 'converted') {
    const { code, message } = REFUSALS[outcome] ?? { code: 'internal', message: outcome };
    throw new ApiError(code, message);
  }
}

/** The conversion of a key, if it was the same request. */
async function earlier(
  client: Queryable,
  request: { readonly playerId: string; readonly key: string; readonly form: ConvertAccount },
): Promise<Conversion | undefined> {
  const known = await findConversion(client, request);
  if (known !== undefined && !known.digest.equals(conversionDigest(request.form))) {
    throw new ApiError('idempotency_key_reused', 'this key belongs to another conversion');
  }
  return known?.conversion;
}

/** Makes the service behind the page on which players convert an account. */
export function createAccountConversions(options: AccountConversionsOptions): AccountConversions {
  const { pool, clock, currencies, limits } = options;

  async function assertOffered(currency: string): Promise<void> {
    if (isRetired(currency) || !(await currencies()).includes(currency)) {
      throw new ApiError('currency_not_offered', `accounts in ${currency} are not offered`);
    }
  }

  async function assertSeldom(client: Queryable, playerId: string, from: string): Promise<void> {
    const since = clock() - DAY;
    if (!isRetired(from) && (await conversionsSince(client, { playerId, since })) >= MOST_A_DAY) {
      throw new ApiError('conversion_limit', 'enough was converted today');
    }
  }

  return {
    quote: async (playerId, question) => {
      await assertOffered(question.currency);
      const { quote, convert } = await quoteIn(pool, { playerId, ...question, at: clock() });
      const { from, to } = quote;
      const conversion = { playerId, from, to, convert: (of: number) => convert(of).converted };
      return { ...quote, limits: [...(await limits.preview(pool, conversion))] };
    },
    convert: async (request) => {
      const { playerId, form } = request;
      const known = await earlier(pool, request);
      if (known !== undefined) {
        return known;
      }
      await assertOffered(form.currency);
      return inTransaction(pool, async (client) => {
        await lockPlayerAccounts(client, playerId);
        const repeated = await earlier(client, request);
        if (repeated !== undefined) {
          return repeated;
        }
        const at = clock();
        const { quote, convert } = await quoteIn(client, { playerId, ...form, at });
        await assertSeldom(client, playerId, quote.from);
        if (quote.amount !== form.amount || quote.converted !== form.converted) {
          throw new ApiError('conversion_changed', 'the balance or the rate has changed');
        }
        const { from, to } = quote;
        // Before the rows of accounts are locked, as bets and deposits lock them.
        await limits.apply(client, {
          playerId,
          from,
          to,
          convert: (of) => convert(of).converted,
        });
        await moveMoney(client, { ...request, quote, at });
        const conversion = await earlier(client, request);
        if (conversion === undefined) {
          throw new Error('a conversion was neither refused nor stored');
        }
        await appendAudit(client, {
          ...byPlayer(playerId),
          action: 'account.converted',
          before: { accountId: quote.accountId, currency: from, amount: quote.amount },
          after: {
            accountId: conversion.targetId,
            currency: to,
            amount: quote.converted,
            rates: quote.rates,
          },
          at,
        });
        return conversion;
      });
    },
    list: (playerId) => latestConversions(pool, { playerId, size: LATEST }),
  };
}
