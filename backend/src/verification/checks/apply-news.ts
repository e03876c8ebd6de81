import { isNewerCheck } from '@touchline/domain/verification';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { verifyOnceProved, withdrawProof } from '../change-verified.ts';
import type { VerificationOptions } from '../verification-options.ts';
import { addEvent, lockPlayer } from '../verification-store.ts';
import type { CheckReport } from './check-provider.ts';
import { findReferred, recordReport, type StoredCheck, storeNews } from './check-store.ts';

type Options = Pick<VerificationOptions, 'pool' | 'clock' | 'status' | 'writeNotice'>;

/** Records what a provider has brought about; no operator acts. */
function recordFor(provider: string): RecordAct {
  return async ({ client, ...act }) => {
    await appendAudit(client, {
      actor: 'system',
      action: 'identity-check.report',
      ...act,
      reason: `reported by ${provider}`,
    });
  };
}

/** The check that a report is about. @throws ApiError `not_found` where its applicant is not one of ours */
async function requireCheck(
  client: PoolClient,
  provider: string,
  { reference, applicantId }: CheckReport,
): Promise<StoredCheck> {
  const check = await findReferred(client, { provider, reference });
  const isKnown = check !== undefined && (check.applicantId ?? applicantId) === applicantId;
  if (!isKnown) {
    throw new ApiError('not_found', 'there is no such check');
  }
  return check;
}

const EVENTS = { retry: 'check-retry', failed: 'check-failed', passed: 'check-passed' } as const;

/** What follows from another state of a check: what the player reads, and whether they are verified. */
async function follow(
  client: PoolClient,
  options: Options,
  change: { readonly check: StoredCheck; readonly news: CheckReport; readonly at: number },
): Promise<void> {
  const { check, news, at } = change;
  const { playerId, language, provider } = check;
  const { state, reasons } = news;
  const audit = recordFor(provider);
  if (state === 'started') {
    await addEvent(client, playerId, { event: 'check-requested', at });
    await options.writeNotice(client, { kind: 'documents-requested', playerId, language });
  } else if (state !== 'checking' && state !== 'on-hold') {
    await addEvent(client, playerId, { event: EVENTS[state], reason: reasons[0], at });
    await options.writeNotice(client, { kind: 'documents-checked', playerId, language });
  }
  await audit({
    client,
    subject: `player:${playerId}`,
    before: { check: check.state },
    after: { check: state, ...(reasons.length > 0 && { reasons }) },
    at,
  });
  if (state === 'passed') {
    await verifyOnceProved(client, options, { playerId, audit, at });
  } else if (check.state === 'passed') {
    await withdrawProof(client, options, { playerId, audit, at });
  }
}

/**
 * Applies what a provider says about a check, as often and in whatever order it says it: the player's row is
 * locked, only what is newer than what is known changes anything, and a state that has not changed changes nothing.
 * @param report.digest of the body, where it was reported and not read
 * @throws ApiError `not_found` where the provider names a player of whom no check was opened here
 */
export async function applyNews(
  options: Options,
  report: {
    readonly provider: string;
    readonly news: CheckReport;
    readonly digest?: Buffer | undefined;
  },
): Promise<void> {
  const { provider, news, digest } = report;
  await inTransaction(options.pool, async (client) => {
    const { playerId } = await requireCheck(client, provider, news);
    await lockPlayer(client, playerId);
    const check = await requireCheck(client, provider, news);
    const at = options.clock();
    if (digest !== undefined) {
      await recordReport(client, { provider, digest, playerId, news, now: at });
    }
    if (!isNewerCheck(check, news)) {
      return;
    }
    await storeNews(client, { playerId, news });
    if (check.state !== news.state) {
      await follow(client, options, { check, news, at });
    }
  });
}
