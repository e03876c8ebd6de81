import { isUnset } from '@touchline/domain/limits';
import type { ConversionLimits, LimitConversion } from '../../money/wallet/conversion-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { auditedLimitChange } from './limit-audit.ts';
import { closeLimits, currentLimits, insertLimit, type StoredLimit } from './limit-store.ts';

/** The player's limits in a currency with their values in the other one; the smallest stays a limit. */
async function convertedLimits(
  client: Queryable,
  { playerId, from, convert }: LimitConversion,
  now: number,
): Promise<readonly { readonly limit: StoredLimit; readonly value: number }[]> {
  const limits = await currentLimits(client, { playerId, now });
  return limits
    .filter(({ currency }) => currency === from)
    .map((limit) => ({
      limit,
      value: isUnset(limit) ? limit.value : Math.max(1, convert(limit.value)),
    }));
}

/**
 * Limits follow the account they were set in into its new currency. Each keeps its state and its times: a
 * raise that waits goes on waiting.
 */
export function createConversionLimits({ clock }: { readonly clock: Clock }): ConversionLimits {
  return {
    preview: async (client, conversion) =>
      (await convertedLimits(client, conversion, clock()))
        .filter(({ limit }) => !isUnset(limit))
        .map(({ limit, value }) => ({
          type: limit.type,
          state: limit.state === 'PENDING' ? 'PENDING' : 'ACTIVE',
          before: limit.value,
          after: value,
        })),
    apply: async (client, conversion) => {
      const { playerId, to } = conversion;
      const at = clock();
      const act = { playerId, action: 'limit.converted', at, writeNotice: undefined };
      await auditedLimitChange(client, act, async () => {
        for (const { limit, value } of await convertedLimits(client, conversion, at)) {
          await closeLimits(client, { ids: [limit.id], reason: 'converted', at });
          await insertLimit(client, {
            playerId,
            type: limit.type,
            value,
            currency: to,
            state: limit.state === 'PENDING' ? 'PENDING' : 'ACTIVE',
            startsAt: limit.startsAt,
            endsAt: limit.endsAt,
          });
        }
      });
    },
  };
}
