import type { Known, RowOf } from '../database/queryable.ts';

/** A fact about a player's money. Amounts in minor units. */
export type MoneyEvent =
  | {
      readonly topic: 'bet.placed';
      readonly playerId: string;
      readonly betId: string;
      readonly accountId: string;
      readonly currency: string;
      readonly stake: number;
    }
  | {
      readonly topic: 'bet.settled';
      readonly playerId: string;
      readonly betId: string;
      readonly accountId: string;
      readonly currency: string;
      readonly status: 'won' | 'lost' | 'refunded';
      readonly payout: number;
      /** What ended it, where its legs did not. */
      readonly endedBy?: 'cash-out' | 'void';
    }
  | {
      readonly topic: 'balance.changed';
      readonly playerId: string;
      readonly accountId: string;
      readonly currency: string;
      readonly balance: number;
    };

/** A fact that is announced after it was committed. */
export type OutboxEvent =
  | MoneyEvent
  /** A leg of an open bet was decided. */
  | { readonly topic: 'bet.changed'; readonly playerId: string; readonly betId: string }
  /** A player's inbox has changed. */
  | { readonly topic: 'messages.changed'; readonly playerId: string }
  /** Choices that a player keeps with the account have changed. */
  | {
      readonly topic: 'choices.changed';
      readonly playerId: string;
      readonly of: 'settings' | 'favourites' | 'hidden-sports';
    }
  /** There is a mail to send. */
  | { readonly topic: 'mail.written'; readonly mailId: string }
  /** There are messages for devices to send. */
  | { readonly topic: 'push.written' };

/** Topics whose payload is the fact itself. */
const PLAIN: ReadonlySet<OutboxEvent['topic']> = new Set([
  'mail.written',
  'push.written',
  'bet.changed',
  'messages.changed',
  'choices.changed',
]);

/** Takes a batch that no other relay is processing. */
export const TAKE_BATCH = `WITH taken AS (
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, topic, payload
  ) SELECT id, topic, payload FROM taken ORDER BY id`;

/** A row as the SQL functions write it; the payload of money has `balance` too. */
export type OutboxRow = Known<
  Pick<RowOf<typeof TAKE_BATCH>, 'topic' | 'payload'>,
  { readonly topic: OutboxEvent['topic']; readonly payload: Record<string, unknown> }
>;

/** The content of a row: its fact and, where that is not the fact itself, the balance it left. */
export function eventsOf({ topic, payload }: OutboxRow): readonly OutboxEvent[] {
  if (PLAIN.has(topic)) {
    return [{ topic, ...payload } as OutboxEvent];
  }
  const { playerId, accountId, currency, balance } = payload;
  const changed = { topic: 'balance.changed', playerId, accountId, currency, balance };
  if (topic === 'balance.changed') {
    return [changed as OutboxEvent];
  }
  const { balance: _known, ...fact } = payload;
  return [{ topic, ...fact } as OutboxEvent, changed as OutboxEvent];
}
