import { randomUUID } from 'node:crypto';
import type { NoticeTopic } from '@touchline/domain/messages';
import type { PoolClient } from '../../platform/database/queryable.ts';

/** Writes a notice for the phone of a player, inside the transaction of its cause, which is written about once. */
export async function writeSmsNotice(
  client: PoolClient,
  notice: {
    readonly playerId: string;
    readonly topic: NoticeTopic;
    readonly kind: string;
    readonly facts: object;
    readonly cause: string;
    /** Milliseconds since epoch. */
    readonly sendAt: number;
  },
): Promise<void> {
  const { playerId, topic, kind, facts, cause, sendAt } = notice;
  await client.query(
    `INSERT INTO sms_message (id, player_id, topic, notice, facts, cause, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player_id, notice, cause) DO NOTHING`,
    [randomUUID(), playerId, topic, kind, JSON.stringify(facts), cause, new Date(sendAt)],
  );
}
