import { createHash } from 'node:crypto';
import type { OperatorBroadcast, WriteBroadcast } from '@touchline/contracts/broadcasts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findBroadcast, findByKey, insertBroadcast } from './broadcast-store.ts';

export interface BroadcastOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The language that a broadcast has, unless it has all those of its group. */
  readonly fallback: () => Promise<string>;
  /** `https://host` of the site, for links in mail; undefined where it is not configured, and none is sent. */
  readonly origin: string | undefined;
}

function fault(path: string, problem: string): ApiError {
  return new ApiError('validation_failed', problem, { details: [{ path, problem }] });
}

/** @throws ApiError `validation_failed` */
function assertFits(
  { audience, texts, sendAt, endsAt }: WriteBroadcast,
  { fallback, now }: { readonly fallback: string; readonly now: number },
): void {
  const isForThese = audience.languages?.every((language) => texts[language] !== undefined);
  if (texts[fallback] === undefined && isForThese !== true) {
    throw fault(`/texts/${fallback}`, `must have a text in ${fallback}, the default language`);
  }
  if (endsAt !== undefined && endsAt <= Math.max(sendAt ?? now, now)) {
    throw fault('/endsAt', 'must be after it is sent');
  }
}

async function requireBroadcast(client: PoolClient, id: string): Promise<OperatorBroadcast> {
  const broadcast = await findBroadcast(client, id);
  if (broadcast === undefined) {
    throw new ApiError('not_found', 'there is no such broadcast');
  }
  return broadcast;
}

/**
 * Writes a broadcast; the job delivers it when its time has come.
 * @throws ApiError `validation_failed`; `not_found` for a player who does not exist; `idempotency_key_reused`
 */
export async function writeBroadcast(
  { pool, clock, fallback, origin }: BroadcastOptions,
  {
    body,
    key,
    actor,
    audit,
  }: {
    readonly body: WriteBroadcast;
    readonly key: string;
    readonly actor: string;
    readonly audit: RecordAct;
  },
): Promise<OperatorBroadcast> {
  const at = clock();
  const digest = createHash('sha256').update(JSON.stringify(body)).digest();
  const language = await fallback();
  return inTransaction(pool, async (client) => {
    const known = await findByKey(client, key);
    if (known === undefined) {
      assertFits(body, { fallback: language, now: at });
      if (body.byMail === true && origin === undefined) {
        throw new ApiError(
          'unavailable',
          'no mail is sent: set PUBLIC_URL, which its links start with',
        );
      }
      const { playerId } = body.audience;
      if (playerId !== undefined) {
        const { rowCount } = await client.query('SELECT FROM player WHERE id = $1', [playerId]);
        if (rowCount === 0) {
          throw new ApiError('not_found', 'there is no such player');
        }
      }
    }
    const id = known?.id ?? (await insertBroadcast(client, { ...body, key, digest, actor, at }));
    if (known === undefined && id !== undefined) {
      const { kind, audience, texts, route, byMail, sendAt = at, endsAt } = body;
      await audit({
        client,
        subject: `broadcast:${id}`,
        after: { kind, audience, texts, route, byMail, sendAt, endsAt },
        at,
      });
      return requireBroadcast(client, id);
    }
    // Written before, or by another request of the same key just now.
    const written = known ?? (await findByKey(client, key));
    if (written === undefined || !written.digest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to another broadcast');
    }
    return requireBroadcast(client, written.id);
  });
}
