import { isTimeOut, LIMIT_TYPE, type LimitType } from '@touchline/domain/limits';
import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { heldLimits, idsOf } from './held-limits.ts';
import { closeLimits, insertLimit, type StoredLimit } from './limit-store.ts';
import type { LimitOffer } from './offered-values.ts';

/** A break that a player takes. */
export interface Break {
  readonly type: LimitType;
  /** Days. */
  readonly value: number;
  readonly reason?: number | undefined;
}

/** How players shut themselves out, inside a transaction of the caller. */
export interface Exclusions {
  /**
   * Begins a time-out or a self-exclusion, or makes one longer.
   * @throws ApiError `validation_failed` for one that would end sooner
   */
  readonly setIn: (client: PoolClient, playerId: string, taken: Break) => Promise<void>;
  /** Excludes the player without an end. */
  readonly blockIn: (client: PoolClient, playerId: string, reason?: number) => Promise<void>;
}

export interface ExclusionOptions {
  readonly clock: Clock;
  readonly offer: () => Promise<LimitOffer>;
  /** Finds other accounts of a person, in the transaction that excludes them. */
  readonly notePerson: (client: PoolClient, playerId: string) => Promise<void>;
}

/** What a marker says of the exclusion it belongs to. */
interface MarkedTerm {
  /** Undefined without an end. */
  readonly termDays: number | undefined;
  readonly returnFrom: number;
  readonly reason: number | undefined;
}

/** A new exclusion ends every request to come back. */
async function endReturns(client: PoolClient, playerId: string, at: number): Promise<void> {
  await client.query(
    `UPDATE return_request SET closed_at = $2, close_reason = 'excluded'
     WHERE player_id = $1 AND closed_at IS NULL`,
    [playerId, new Date(at)],
  );
}

/** @throws ApiError `validation_failed` where an exclusion in force would end earlier */
function refuseShortening(active: StoredLimit | undefined, endsAt: number): void {
  if (active !== undefined && (active.endsAt ?? Infinity) >= endsAt) {
    const problem = 'an exclusion cannot be shortened';
    throw new ApiError('validation_failed', problem, { details: [{ path: '/limits', problem }] });
  }
}

/**
 * Breaks from play and from deposits. A self-exclusion has a marker (type 37) that outlasts its term, so
 * that no one is back without having asked for it (UK LCCP 3.5.3).
 */
export function createExclusions({ clock, offer, notePerson }: ExclusionOptions): Exclusions {
  /** Marks an exclusion; what a marker in force protects longer stays. */
  async function mark(client: PoolClient, playerId: string, term: MarkedTerm): Promise<void> {
    const type = LIMIT_TYPE.selfExclusionMarker;
    const { active, now } = await heldLimits(client, { playerId, type, now: clock() });
    const isEndless = active !== undefined && active.termDays === undefined;
    await closeLimits(client, { ids: idsOf([active]), reason: 'replaced', at: now });
    await insertLimit(client, {
      playerId,
      type,
      value: 1,
      state: 'ACTIVE',
      startsAt: now,
      termDays: isEndless ? undefined : term.termDays,
      returnFrom: Math.max(term.returnFrom, active?.returnFrom ?? 0),
      reason: term.reason ?? active?.reason,
    });
  }

  return {
    setIn: async (client, playerId, { type, value, reason }) => {
      const { active, now } = await heldLimits(client, { playerId, type, now: clock() });
      const endsAt = now + value * DAY;
      refuseShortening(active, endsAt);
      await closeLimits(client, { ids: idsOf([active]), reason: 'replaced', at: now });
      await insertLimit(client, {
        playerId,
        type,
        value,
        state: 'ACTIVE',
        startsAt: now,
        endsAt,
        reason,
      });
      if (type === LIMIT_TYPE.selfExclusion) {
        await endReturns(client, playerId, now);
        if (!isTimeOut({ type, value })) {
          await mark(client, playerId, { termDays: value, returnFrom: endsAt, reason });
        }
        await notePerson(client, playerId);
      }
    },
    blockIn: async (client, playerId, reason) => {
      const { exclusionDays } = await offer();
      const [shortest = 0] = exclusionDays;
      const now = clock();
      await endReturns(client, playerId, now);
      await mark(client, playerId, {
        termDays: undefined,
        returnFrom: now + shortest * DAY,
        reason,
      });
      await notePerson(client, playerId);
    },
  };
}
