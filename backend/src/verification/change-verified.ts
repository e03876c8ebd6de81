import { areRequestsMet, isIdentityProved } from '@touchline/domain/verification';
import type { RecordAct } from '../platform/audit/operator-acts.ts';
import type { PoolClient, Queryable } from '../platform/database/queryable.ts';
import { findCheck } from './checks/check-store.ts';
import { readFacts } from './read-verification.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent } from './verification-store.ts';

interface Change {
  readonly playerId: string;
  readonly audit: RecordAct;
  readonly at: number;
}

/** Whether documents, or a check by a provider, prove who a player is, with nothing left that was asked for. */
async function isProved(
  client: Queryable,
  { playerId, at: now }: Pick<Change, 'playerId' | 'at'>,
): Promise<boolean> {
  const facts = await readFacts(client, { playerId, now });
  return (
    isIdentityProved(facts) ||
    (areRequestsMet(facts) && (await findCheck(client, playerId))?.state === 'passed')
  );
}

/** Makes the player verified once all that is needed was accepted. */
export async function verifyOnceProved(
  client: PoolClient,
  { status }: Pick<VerificationOptions, 'status'>,
  change: Change,
): Promise<void> {
  const { playerId, audit, at } = change;
  if ((await isProved(client, change)) && !(await status.isVerified(client, playerId))) {
    await status.verify(client, { playerId, audit, time: at });
    await addEvent(client, playerId, { event: 'verified', at });
  }
}

/** Ends a player's verification once nothing proves any more who they are. */
export async function withdrawProof(
  client: PoolClient,
  { status }: Pick<VerificationOptions, 'status'>,
  change: Change,
): Promise<void> {
  const { playerId, audit, at } = change;
  if (!(await isProved(client, change)) && (await status.isVerified(client, playerId))) {
    await status.revoke(client, { playerId, audit, time: at });
    await addEvent(client, playerId, { event: 'unverified', at });
  }
}
