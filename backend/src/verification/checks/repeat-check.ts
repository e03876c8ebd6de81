import { randomUUID } from 'node:crypto';
import { isCheckUnderWay } from '@touchline/domain/verification';
import { MINUTE } from '@touchline/domain/time';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withdrawProof } from '../change-verified.ts';
import type { VerificationOptions } from '../verification-options.ts';
import { addEvent, lockPlayer } from '../verification-store.ts';
import type { CheckProvider } from './check-provider.ts';
import { findCheck, insertCheck, restartCheck, type StoredCheck } from './check-store.ts';
import { requireProvider } from './open-check.ts';

/** How far the clocks of the provider and of the house may differ. */
const CLOCK_SKEW_MS = MINUTE;

function assertQuiet(check: StoredCheck | undefined): void {
  if (check !== undefined && isCheckUnderWay(check.state)) {
    throw new ApiError('identity_check_closed', 'the provider is checking this player now');
  }
}

/** Resets the player at the provider; one whom it does not know has nothing to reset. */
async function resetAtProvider(
  provider: CheckProvider,
  { reference, applicantId }: StoredCheck,
): Promise<void> {
  const known = applicantId ?? (await provider.read(reference))?.applicantId;
  if (known !== undefined) {
    await provider.reset(known);
  }
}

async function startAgain(
  client: PoolClient,
  provider: CheckProvider,
  { playerId, language, now }: { playerId: string; language: string; now: number },
): Promise<StoredCheck | undefined> {
  await lockPlayer(client, playerId);
  const check = await findCheck(client, playerId);
  assertQuiet(check);
  if (check === undefined) {
    await insertCheck(client, {
      playerId,
      provider: provider.id,
      reference: randomUUID(),
      language,
      now,
    });
    return undefined;
  }
  const at = Math.max((check.at ?? 0) + 1, now - CLOCK_SKEW_MS);
  await restartCheck(client, { playerId, at, now });
  return check;
}

/**
 * Has a player do the provider's check again, from its beginning; who was verified by it alone is not any more.
 * The provider comes first: where it does not answer, nothing has changed.
 * @throws ApiError `not_found`; `identity_check_closed` while the provider is checking; `unavailable`
 */
export async function repeatCheck(
  options: VerificationOptions,
  act: { readonly playerId: string; readonly audit: RecordAct },
): Promise<void> {
  const { pool, clock, languageOf, writeNotice } = options;
  const { playerId, audit } = act;
  const provider = requireProvider(options);
  const known = await findCheck(pool, playerId);
  assertQuiet(known);
  if (known !== undefined) {
    await resetAtProvider(provider, known);
  }
  await inTransaction(pool, async (client) => {
    if (!(await lockPlayer(client, playerId))) {
      throw new ApiError('not_found', `there is no player ${playerId}`);
    }
    const at = clock();
    const language = known?.language ?? (await languageOf(client, playerId));
    const before = await startAgain(client, provider, { playerId, language, now: at });
    // The provider may have reported the reset before it answered, and the player was notified then.
    if (before?.state !== 'started' || known?.state === 'started') {
      await addEvent(client, playerId, { event: 'check-requested', at });
      await writeNotice(client, { kind: 'documents-requested', playerId, language });
    }
    await audit({
      client,
      subject: `player:${playerId}`,
      before: { check: known?.state },
      after: { check: 'started' },
      at,
    });
    await withdrawProof(client, options, { playerId, audit, at });
  });
}
