import { DAY, MINUTE } from '@touchline/domain/time';
import type { VerificationOptions } from '../verification-options.ts';
import { applyNews } from './apply-news.ts';
import type { CheckProvider } from './check-provider.ts';
import { claimQuietChecks, findCheck } from './check-store.ts';

/** How long a check may be quiet until its provider is asked. */
const QUIET_MS = 10 * MINUTE;
/** Providers repeat a report for a day; whoever has not come back in a month begins again. */
const FOLLOWED_MS = 30 * DAY;
const AT_ONCE = 20;

async function lookUp(
  options: VerificationOptions,
  provider: CheckProvider,
  reference: string,
): Promise<void> {
  const news = await provider.read(reference);
  if (news !== undefined) {
    await applyNews(options, { provider: provider.id, news });
  }
}

/** Asks the provider how far a player's check is, for the moment in which they return. @throws ApiError `unavailable` */
export async function lookUpCheck(options: VerificationOptions, playerId: string): Promise<void> {
  const check = await findCheck(options.pool, playerId);
  const { provider } = options;
  if (check !== undefined && check.provider === provider?.id) {
    await lookUp(options, provider, check.reference);
  }
}

/**
 * Asks the provider about checks of which nothing was reported for a while: a report may have been lost.
 * One that cannot be read is left to the next time and keeps none of the others.
 */
export async function lookUpQuietChecks(options: VerificationOptions): Promise<void> {
  const { pool, clock, provider } = options;
  if (provider === undefined) {
    return;
  }
  const now = clock();
  const references = await claimQuietChecks(pool, {
    provider: provider.id,
    before: now - QUIET_MS,
    since: now - FOLLOWED_MS,
    now,
    most: AT_ONCE,
  });
  const results = await Promise.allSettled(
    references.map((reference) => lookUp(options, provider, reference)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    throw failed.reason;
  }
}
