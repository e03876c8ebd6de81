import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { currencyExponent } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { hasFreeRounds } from './free-rounds.ts';
import type { RoundRow, SessionRow, StakeRow } from './rows.ts';
import type { Store } from './store.ts';

export const SIGNATURE_HEADER = 'x-hub88-signature';
const DEADLINE_MS = 4_000;
const FINE_DIGITS = 5;

/** What became of a call. `unclear`: it may have happened. Balances in minor units. */
export type WalletResult =
  | {
      readonly type: 'done';
      readonly balance: number;
      /** Beside the balance, in games that have them. */
      readonly freeRounds?: readonly FreeRounds[];
    }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'unclear' };

/** Free rounds that are left to a player in a game. Amounts in minor units, times in milliseconds since epoch. */
export interface FreeRounds {
  readonly reward: string;
  readonly stake: number;
  readonly left: number;
  readonly expiresAt: number;
}

/** The house's wallet, as a game needs it. */
export interface Wallet {
  readonly balance: (session: SessionRow) => Promise<WalletResult>;
  /** The first stake of a round, or one of its acts; that of a free round costs nothing. */
  readonly stake: (session: SessionRow, round: RoundRow, more?: StakeRow) => Promise<WalletResult>;
  readonly pay: (session: SessionRow, round: RoundRow) => Promise<WalletResult>;
  readonly takeBack: (
    session: SessionRow,
    round: RoundRow,
    more?: StakeRow,
  ) => Promise<WalletResult>;
}

/** What names a movement of a stake: the first of a round is number 0. */
export function movementOf(what: 'bet' | 'back', { id }: RoundRow, more?: StakeRow): string {
  return more === undefined ? `${id}:${what}` : `${id}:${what}:${more.number}`;
}

const Answer = z.object({
  status: z.string(),
  balance: z.optional(z.int()),
  free_rounds: z.optional(
    z.array(
      z.object({
        reward_uuid: z.string(),
        bet_value: z.int(),
        bet_count: z.int(),
        end_time: z.number(),
      }),
    ),
  ),
});

/** Hundred-thousandths of the currency's unit in a minor unit. */
export function finePerMinor(currency: string): number {
  return 10 ** (FINE_DIGITS - currencyExponent(currency));
}

/** Signs a body as the contract wants it. */
export function signed(body: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(body), key).toString('base64');
}

/** Whether a body is signed by the owner of a key. */
export function isSigned(body: Buffer, signature: unknown, key: KeyObject): boolean {
  return (
    typeof signature === 'string' && verify('sha256', body, key, Buffer.from(signature, 'base64'))
  );
}

/** The wallet over HTTP, by the contract for providers (ADR 0132). */
export function createHttpWallet(options: {
  /** Of the wallet, without a slash at its end. */
  readonly url: string;
  readonly privateKey: KeyObject;
}): Wallet {
  async function call(
    path: string,
    session: SessionRow,
    said: Readonly<Record<string, unknown>>,
  ): Promise<WalletResult> {
    const body = JSON.stringify({
      request_uuid: randomUUID(),
      token: session.token,
      user: session.owner,
      ...said,
    });
    try {
      const response = await fetch(`${options.url}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signed(body, options.privateKey),
        },
        body,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const parsed = z.safeParse(Answer, await response.json());
      if (!response.ok || !parsed.success || parsed.data.status === 'RS_ERROR_UNKNOWN') {
        return { type: 'unclear' };
      }
      const { status, balance = 0, free_rounds: free } = parsed.data;
      if (status !== 'RS_OK') {
        return { type: 'refused', reason: status };
      }
      const fine = finePerMinor(session.currency);
      const freeRounds = free?.map((each) => ({
        reward: each.reward_uuid,
        stake: Math.floor(each.bet_value / fine),
        left: each.bet_count,
        expiresAt: each.end_time,
      }));
      return {
        type: 'done',
        balance: Math.floor(balance / fine),
        ...(freeRounds && { freeRounds }),
      };
    } catch {
      return { type: 'unclear' };
    }
  }

  const moving = (session: SessionRow, { id, game }: RoundRow) => ({
    currency: session.currency,
    game_code: game,
    round: id,
  });
  const fine = (session: SessionRow, minor: number) => minor * finePerMinor(session.currency);
  return {
    balance: (session) =>
      call(hasFreeRounds(session.game) ? 'user/free-rounds' : 'user/balance', session, {}),
    stake: (session, round, more) =>
      call('transaction/bet', session, {
        ...moving(session, round),
        transaction_uuid: movementOf('bet', round, more),
        amount: fine(session, more?.amount ?? round.stake),
        ...(typeof round.reward === 'string' && { is_free: true, reward_uuid: round.reward }),
      }),
    pay: (session, round) =>
      call('transaction/win', session, {
        ...moving(session, round),
        transaction_uuid: `${round.id}:win`,
        reference_transaction_uuid: `${round.id}:bet`,
        amount: fine(session, round.win ?? 0),
        round_closed: true,
      }),
    takeBack: (session, round, more) =>
      call('transaction/rollback', session, {
        ...moving(session, round),
        transaction_uuid: movementOf('back', round, more),
        reference_transaction_uuid: movementOf('bet', round, more),
      }),
  };
}

/** Play money of a demo: it is in the session itself, and no wallet is called. */
export function createDemoWallet(store: Store): Wallet {
  async function move(session: SessionRow, amount: number): Promise<WalletResult> {
    const row = store
      .prepare(
        'UPDATE session SET balance = balance + ? WHERE id = ? AND balance + ? >= 0 RETURNING balance',
      )
      .get(amount, session.id, amount) as { balance: number } | undefined;
    return row === undefined
      ? { type: 'refused', reason: 'RS_ERROR_NOT_ENOUGH_MONEY' }
      : { type: 'done', balance: row.balance };
  }
  return {
    balance: (session) => move(session, 0),
    stake: (session, { stake }, more) => move(session, -(more?.amount ?? stake)),
    pay: (session, { win }) => move(session, win ?? 0),
    takeBack: (session, { stake }, more) => move(session, more?.amount ?? stake),
  };
}
