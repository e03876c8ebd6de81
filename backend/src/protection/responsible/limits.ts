import {
  LIMIT_TYPE,
  type LimitType,
  isUnset,
  limitChange,
  limitRule,
} from '@touchline/domain/limits';
import { convertNow } from '../../money/exchange-rates/convert-now.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createExclusions } from './exclusions.ts';
import { heldLimits, idsOf } from './held-limits.ts';
import { assertLoosening } from './loosening.ts';
import { type StoredLimit, closeLimits, currentLimits, insertLimit } from './limit-store.ts';
import { auditedLimitChange, type WriteLimitNotice } from './limit-audit.ts';
import { isOffered, type LimitOffer } from './offered-values.ts';

export interface LimitChange {
  readonly type: number;
  /** Minor units for amounts; days, hours or minutes for the others. */
  readonly value: number;
  /** Of breaks: why, if the player says so. */
  readonly reason?: number | undefined;
}

export interface Limits {
  /** Limits that count or wait. */
  readonly list: (playerId: string) => Promise<readonly StoredLimit[]>;
  /**
   * Sets limits, all or none: what protects more applies immediately, what protects less waits.
   * @throws ApiError `validation_failed` for a type or period not offered, or a shorter exclusion;
   * `limit_locked` for a looser limit while something locks it
   */
  readonly set: (playerId: string, requests: readonly LimitChange[]) => Promise<void>;
  /** As `set` for one limit that is no exclusion, inside a transaction of the caller. */
  readonly setIn: (
    client: PoolClient,
    playerId: string,
    limit: {
      readonly type: LimitType;
      readonly value: number;
      /** Of an amount; the player's own unless given. */
      readonly currency?: string | undefined;
    },
  ) => Promise<void>;
  /** Excludes the player until they have asked to return and an operator has let them. */
  readonly blockPlayer: (playerId: string, reason?: number) => Promise<void>;
  /** An operator excludes a player, for days or without an end; a shorter one than theirs is refused. */
  readonly excludeBy: (
    playerId: string,
    act: {
      readonly days: number | undefined;
      readonly reason: string;
      readonly audit: RecordAct;
    },
  ) => Promise<void>;
}

export interface LimitsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currency of a player's limits. */
  readonly currencyOf: (client: Pool | PoolClient, playerId: string) => Promise<string>;
  readonly offer: () => Promise<LimitOffer>;
  /** Finds other accounts of a person, in the transaction that excludes them. */
  readonly notePerson: (client: PoolClient, playerId: string) => Promise<void>;
  /** Called when a player is excluded from play, so that open sign-ins end. */
  readonly onExcluded: (playerId: string) => Promise<void>;
  readonly writeNotice: WriteLimitNotice;
}

const EXCLUSIONS: ReadonlySet<number> = new Set([
  LIMIT_TYPE.selfExclusion,
  LIMIT_TYPE.depositTimeOut,
]);

function refuse(problem: string): never {
  throw new ApiError('validation_failed', problem, {
    details: [{ path: '/limits', problem }],
  });
}

/** The limits that players keep: how they come and change. */
export function createLimits(options: LimitsOptions): Limits {
  const { pool, clock, writeNotice } = options;

  const exclusions = createExclusions(options);

  /** The value of a limit in force, in the currency of the one that is to replace it. */
  async function valueIn(
    client: PoolClient,
    active: StoredLimit | undefined,
    { currency, now }: { readonly currency: string | undefined; readonly now: number },
  ): Promise<number | undefined> {
    return active?.currency === undefined || currency === undefined || isUnset(active)
      ? active?.value
      : convertNow(client, {
          amount: active.value,
          from: active.currency,
          to: currency,
          at: now,
        });
  }

  const setAmountIn: Limits['setIn'] = async (client, playerId, { type, value, ...requested }) => {
    const { active, pending, now } = await heldLimits(client, { playerId, type, now: clock() });
    const currency =
      limitRule(type)?.window === undefined
        ? undefined
        : (requested.currency ?? (await options.currencyOf(client, playerId)));
    const from = await valueIn(client, active, { currency, now });
    const actsAtOnce = limitChange({ type, from, to: value }) === 'at-once';
    const isHeld = active?.value === value && active.currency === currency;
    if (!actsAtOnce) {
      const { lockTogether } = await options.offer();
      await assertLoosening(client, { playerId, type, locksTogether: lockTogether, now });
    }
    // The newest request replaces an older one that waits.
    const replaced = actsAtOnce && !isHeld ? [active, pending] : [pending];
    await closeLimits(client, { ids: idsOf(replaced), reason: 'replaced', at: now });
    const isNothing = active === undefined && isUnset({ type, value });
    if (!isHeld && !isNothing) {
      await insertLimit(client, {
        playerId,
        type,
        value,
        currency,
        state: actsAtOnce ? 'ACTIVE' : 'PENDING',
        startsAt: now,
      });
    }
  };

  return {
    list: (playerId) => currentLimits(pool, { playerId, now: clock() }),
    setIn: (client, playerId, requested) =>
      auditedLimitChange(client, { playerId, action: 'limit.set', at: clock(), writeNotice }, () =>
        setAmountIn(client, playerId, requested),
      ),
    set: async (playerId, requests) => {
      const offer = await options.offer();
      await inTransaction(pool, async (client) => {
        const isExclusion = requests.some(({ type }) => EXCLUSIONS.has(type));
        const action = isExclusion ? 'exclusion.set' : 'limit.set';
        await auditedLimitChange(
          client,
          { playerId, action, at: clock(), writeNotice },
          async () => {
            for (const { type, value, reason } of requests) {
              const rule = limitRule(type);
              if (rule === undefined || !offer.limitTypes.includes(type)) {
                refuse(`limits of type ${type} are not offered`);
              }
              if (!isOffered({ type, value }, offer)) {
                refuse(`a limit of type ${type} cannot be ${value}`);
              }
              await (EXCLUSIONS.has(type)
                ? exclusions.setIn(client, playerId, { type: rule.type, value, reason })
                : setAmountIn(client, playerId, { type: rule.type, value }));
            }
          },
        );
      });
      if (requests.some(({ type }) => type === LIMIT_TYPE.selfExclusion)) {
        await options.onExcluded(playerId);
      }
    },
    blockPlayer: async (playerId, reason) => {
      await inTransaction(pool, (client) =>
        auditedLimitChange(
          client,
          { playerId, action: 'exclusion.set', at: clock(), writeNotice },
          () => exclusions.blockIn(client, playerId, reason),
        ),
      );
      await options.onExcluded(playerId);
    },
    excludeBy: async (playerId, { days, reason, audit }) => {
      const type = LIMIT_TYPE.selfExclusion;
      await inTransaction(pool, async (client) => {
        await (days === undefined
          ? exclusions.blockIn(client, playerId)
          : exclusions.setIn(client, playerId, { type, value: days }));
        await audit({
          client,
          subject: `player:${playerId}`,
          after: days === undefined ? { type: LIMIT_TYPE.selfExclusionMarker } : { type, days },
          reason,
          at: clock(),
        });
      });
      await options.onExcluded(playerId);
    },
  };
}
