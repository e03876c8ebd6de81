import { MOST_CALLS_A_DAY, type RequestCall } from '@touchline/contracts/calls';
import type { CallsConfiguration } from '@touchline/contracts/configuration';
import { type CallWindow, callWindows } from '@touchline/domain/support';
import { DAY } from '@touchline/domain/time';
import { fullNumber, type Phone, readPhone } from '../../identity/phone/phone-numbers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  callByKey,
  insertCall,
  lockAndCountCalls,
  lockCall,
  profilePhone,
  setCall,
  type StoredCall,
} from './call-store.ts';

/** Today and the two days after it. */
const DAYS_OFFERED = 3;

export interface CallOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly calls: () => Promise<CallsConfiguration>;
}

/** A call that exists, locked. @throws ApiError `not_found`, also for one of another player */
export async function requireCall(
  client: PoolClient,
  { id, playerId, now }: { readonly id: string; readonly playerId?: string; readonly now: number },
): Promise<StoredCall> {
  const call = await lockCall(client, id, now);
  if (call === undefined || (playerId !== undefined && call.playerId !== playerId)) {
    throw new ApiError('not_found', 'there is no such call');
  }
  return call;
}

/** The windows that players may choose now; none where Support calls nobody. */
export function offeredWindows(calls: CallsConfiguration, now: number): readonly CallWindow[] {
  return calls.isOffered ? callWindows({ hours: calls, now, days: DAYS_OFFERED }) : [];
}

interface Request extends RequestCall {
  readonly playerId: string;
  readonly key: string;
}

async function phoneOf(client: PoolClient, { playerId, phone }: Request): Promise<Phone> {
  const typed = phone ?? (await profilePhone(client, playerId));
  if (typed === undefined) {
    throw new ApiError('phone_invalid', 'the profile has no phone number');
  }
  return readPhone(typed);
}

/** A key made a call already: it is that call again. @throws ApiError `idempotency_key_reused` */
function assertSame(call: StoredCall, { topic, from, language, phone }: Request): void {
  const isSame =
    call.topic === topic &&
    call.window.from === from &&
    call.language === language &&
    (phone === undefined || fullNumber(call.phone) === fullNumber(readPhone(phone)));
  if (!isSame) {
    throw new ApiError('idempotency_key_reused', 'the key belongs to another call');
  }
}

async function addCall(
  client: PoolClient,
  request: Request,
  { calls, now }: { readonly calls: CallsConfiguration; readonly now: number },
): Promise<string> {
  const window = offeredWindows(calls, now).find(({ from }) => from === request.from);
  if (window === undefined) {
    throw new ApiError('call_window_closed', 'Support does not call then, or no longer');
  }
  if (!calls.languages.includes(request.language)) {
    throw new ApiError('validation_failed', 'Support does not speak this language');
  }
  const phone = await phoneOf(client, request);
  return insertCall(client, { ...request, phone, window, at: now });
}

/**
 * Requests a call for a player: one that waits at a time, and so many a day.
 * @throws ApiError `call_open`, `call_limit`, `call_window_closed`, `phone_invalid`, `idempotency_key_reused`;
 *   `validation_failed` for a language that Support does not speak
 */
export async function requestCall(options: CallOptions, request: Request): Promise<StoredCall> {
  const { playerId, key } = request;
  const calls = await options.calls();
  return inTransaction(options.pool, async (client) => {
    const now = options.clock();
    const since = now - DAY;
    const { waiting, requested } = await lockAndCountCalls(client, { playerId, since });
    const known = await callByKey(client, { playerId, key });
    if (known !== undefined) {
      const call = await requireCall(client, { id: known, now });
      assertSame(call, request);
      return call;
    }
    if (waiting > 0) {
      throw new ApiError('call_open', 'a call is waiting already');
    }
    if (requested >= MOST_CALLS_A_DAY) {
      throw new ApiError('call_limit', `${requested} calls were requested in 24 hours`);
    }
    return requireCall(client, { id: await addCall(client, request, { calls, now }), now });
  });
}

/**
 * Cancels a player's call that waits; one that is cancelled stays so.
 * @throws ApiError `not_found`; `call_taken` while an operator is calling; `call_over`
 */
export async function cancelCall(
  { pool, clock }: CallOptions,
  { id, playerId }: { readonly id: string; readonly playerId: string },
): Promise<StoredCall> {
  return inTransaction(pool, async (client) => {
    const now = clock();
    const call = await requireCall(client, { id, playerId, now });
    if (call.status === 'cancelled') {
      return call;
    }
    if (call.status !== 'waiting') {
      throw new ApiError('call_over', 'the call has been made');
    }
    if (call.takenBy !== undefined) {
      throw new ApiError('call_taken', 'an operator is calling');
    }
    await setCall(client, { id, status: 'cancelled', dueAt: call.dueAt, at: now });
    return requireCall(client, { id, now });
  });
}
