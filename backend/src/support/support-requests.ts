import {
  MOST_OPEN_REQUESTS,
  type OperatorSupportRequest,
  type SupportTopic,
} from '@touchline/contracts/support';
import { PAYMENT_TOPICS, type PaymentSubject } from '@touchline/domain/support';
import type { Clock } from '../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import {
  findByKey,
  findRequest,
  hasPayment,
  insertMessage,
  insertRequest,
  lockAndCountOpen,
  lockRequest,
} from './support-store.ts';

export interface SupportOptions {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** A message of a player; its key makes a retry the same message. */
interface PlayersMessage {
  readonly playerId: string;
  readonly key: string;
  readonly text: string;
}

const MISSING = 'there is no such request';

/** A request that exists. @throws ApiError `not_found` */
export async function requireRequest(
  client: Queryable,
  id: string,
): Promise<OperatorSupportRequest> {
  const request = await findRequest(client, id);
  if (request === undefined) {
    throw new ApiError('not_found', MISSING);
  }
  return request;
}

function assertSame(request: OperatorSupportRequest, text: string, at: number): void {
  if (request.messages[at]?.text !== text) {
    throw new ApiError('idempotency_key_reused', 'the key belongs to another message');
  }
}

/** The payment that a request is about is the player's own, and of the kind that its topic is about. */
async function assertOwnPayment(
  client: Queryable,
  {
    playerId,
    topic,
    payment,
  }: Pick<Parameters<typeof openRequest>[1], 'playerId' | 'topic' | 'payment'>,
): Promise<void> {
  if (payment === undefined) {
    return;
  }
  if (topic !== 'payments') {
    throw new ApiError('validation_failed', 'a payment belongs to the topic payments');
  }
  const { paymentId: id } = payment;
  const kind = PAYMENT_TOPICS[payment.topic].payments ?? '';
  if (id !== undefined && !(await hasPayment(client, { playerId, id, kind }))) {
    throw new ApiError('not_found', 'there is no such payment');
  }
}

/**
 * Writes a player's request to Support.
 * @throws ApiError `not_found` for a payment that is not the player's; `support_requests_open` while as many wait as may; `idempotency_key_reused`
 */
export async function openRequest(
  { pool, clock }: SupportOptions,
  message: PlayersMessage & {
    readonly topic: SupportTopic;
    readonly payment?: PaymentSubject | undefined;
    readonly language: string;
  },
): Promise<OperatorSupportRequest> {
  const { playerId, key, text } = message;
  await assertOwnPayment(pool, message);
  return inTransaction(pool, async (client) => {
    const open = await lockAndCountOpen(client, playerId);
    const known = await findByKey(client, { playerId, key });
    if (known !== undefined) {
      const request = await requireRequest(client, known);
      assertSame(request, text, 0);
      return request;
    }
    if (open >= MOST_OPEN_REQUESTS) {
      throw new ApiError('support_requests_open', `${open} requests wait for an answer already`);
    }
    const at = clock();
    const requestId = await insertRequest(client, { ...message, at });
    await insertMessage(client, { requestId, author: 'player', text, status: 'open', at });
    return requireRequest(client, requestId);
  });
}

/** A request of the player who makes the call; another's does not exist for them. */
async function lockOwn(client: PoolClient, id: string, playerId: string): Promise<void> {
  const request = await lockRequest(client, id);
  if (request?.playerId !== playerId) {
    throw new ApiError('not_found', MISSING);
  }
}

/**
 * Adds a player's message to their request, which waits for Support again.
 * @throws ApiError `not_found`, also for another's; `idempotency_key_reused`
 */
export async function followUp(
  { pool, clock }: SupportOptions,
  { id, playerId, key, text }: PlayersMessage & { readonly id: string },
): Promise<OperatorSupportRequest> {
  return inTransaction(pool, async (client) => {
    await lockOwn(client, id, playerId);
    const added = { requestId: id, author: 'player', key, text, status: 'open' } as const;
    const isNew = await insertMessage(client, { ...added, at: clock() });
    const request = await requireRequest(client, id);
    if (!isNew && !request.messages.some((message) => message.text === text)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to another message');
    }
    return request;
  });
}
