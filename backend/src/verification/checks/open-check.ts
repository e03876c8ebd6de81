import { randomUUID } from 'node:crypto';
import { isCheckOpen } from '@touchline/domain/verification';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { VerificationOptions } from '../verification-options.ts';
import { addEvent, lockPlayer } from '../verification-store.ts';
import type { CheckProvider } from './check-provider.ts';
import { findCheck, insertCheck } from './check-store.ts';

/** The provider that checks identities. @throws ApiError `not_found` where the house does it itself */
export function requireProvider({
  provider,
}: Pick<VerificationOptions, 'provider'>): CheckProvider {
  if (provider === undefined) {
    throw new ApiError('not_found', 'no provider checks identities here');
  }
  return provider;
}

/**
 * Opens the provider's page for a player. The first call makes the check; each opens its page, so that a lost
 * response and a second press lose nothing.
 * @param order.origin `https://host` of the site, which the player returns to
 * @throws ApiError `identity_check_closed` where there is nothing to do for the player; `not_found`, `unavailable`
 */
export async function openCheck(
  options: VerificationOptions,
  order: { readonly playerId: string; readonly language: string; readonly origin: string },
): Promise<{ readonly url: string }> {
  const { pool, clock, status } = options;
  const { playerId, language, origin } = order;
  const provider = requireProvider(options);
  const reference = await inTransaction(pool, async (client) => {
    await lockPlayer(client, playerId);
    const known = await findCheck(client, playerId);
    if ((await status.isVerified(client, playerId)) || !isCheckOpen(known?.state)) {
      throw new ApiError('identity_check_closed', 'there is nothing to check now');
    }
    if (known !== undefined) {
      return known.reference;
    }
    const now = clock();
    const made = { playerId, provider: provider.id, reference: randomUUID(), language, now };
    await insertCheck(client, made);
    await addEvent(client, playerId, { event: 'check-started', at: now });
    return made.reference;
  });
  const page = `${origin}/${language}/sumsub`;
  return provider.open({
    reference,
    language,
    returnTo: { done: `${page}?returned=done`, again: `${page}?returned=again` },
  });
}
