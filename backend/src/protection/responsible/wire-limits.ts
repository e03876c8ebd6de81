import type { Limit } from '@touchline/contracts/limits';
import { isUnset, LIMIT_TYPE } from '@touchline/domain/limits';
import { HOUR } from '@touchline/domain/time';
import type { StoredLimit } from './limit-store.ts';
import type { Limits } from './limits.ts';
import { mayBeConfirmed } from './pending-limits.ts';
import type { PlayTime } from './play-time.ts';
import type { ResponsibleGaming } from './responsible-gaming.ts';

export interface WireLimitsOptions {
  readonly limits: Limits;
  readonly gaming: ResponsibleGaming;
  readonly playTime: PlayTime;
  readonly clock: () => number;
}

interface Remaining {
  /** In the unit of the limit. */
  readonly remaining: number;
  readonly now: number;
}

function wireLimit(limit: StoredLimit, { remaining, now }: Remaining): Limit {
  return {
    id: limit.id,
    limitType: limit.type,
    limitValue: limit.value,
    limitBalance: remaining,
    limitState: limit.state,
    startedAt: Math.floor(limit.startsAt / 1000),
    endsAt: limit.endsAt === undefined ? null : Math.floor(limit.endsAt / 1000),
    needApprove: mayBeConfirmed(limit, now),
    ...(limit.currency === undefined ? {} : { currency: limit.currency }),
    ...(limit.reason === undefined ? {} : { selfExcludeReason: limit.reason }),
  };
}

/** The limits of a player with what remains of each, as pages read them. */
export async function wireLimits(
  { limits, gaming, playTime, clock }: WireLimitsOptions,
  playerId: string,
): Promise<Limit[]> {
  const [held, balances] = await Promise.all([limits.list(playerId), gaming.balances(playerId)]);
  return Promise.all(
    held.map(async (limit) => {
      const isSession = limit.type === LIMIT_TYPE.session && limit.state === 'ACTIVE';
      const remaining =
        isSession && !isUnset(limit)
          ? (await playTime.leftOf(playerId, limit)).remaining / HOUR
          : (balances.find((balance) => balance.limit.id === limit.id)?.remaining ?? limit.value);
      return wireLimit(limit, { remaining, now: clock() });
    }),
  );
}
