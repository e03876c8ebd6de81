import {
  type Exclusion,
  isReturnDecided,
  LIMIT_TYPE,
  RETURN_COOLING_OFF,
  type ReturnKind,
  type ReturnOffer,
  returnOffer,
} from '@touchline/domain/limits';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { currentLimits, lockLimits, type StoredLimit } from '../responsible/limit-store.ts';
import { closedAt, insertClosure } from './closure-store.ts';
import { liftDue } from './lift-due.ts';
import {
  closeRequest,
  insertRequest,
  openRequestOf,
  refusedAt,
  type ReturnRequest,
} from './return-store.ts';

const SHORTEST_REASON = 3;

export interface ReturnState {
  readonly closedAt: number | undefined;
  readonly offer: ReturnOffer;
  readonly request: ReturnRequest | undefined;
  /** When the latest request was refused. */
  readonly refusedAt: number | undefined;
}

/** Closing one's account, and coming back from that and from self-exclusions. Times in milliseconds. */
export interface Returns {
  readonly read: (playerId: string) => Promise<ReturnState>;
  /**
   * Requests to return.
   * @throws ApiError `return_too_early`, `validation_failed` without the reason an operator needs
   */
  readonly request: (playerId: string, reason: string) => Promise<void>;
  /** Takes a request back; nothing where there is none. */
  readonly withdraw: (playerId: string) => Promise<void>;
  /** Closes the account, and ends every sign-in. */
  readonly close: (playerId: string, reason: string) => Promise<void>;
  /** Lets players back whose waiting time has ended. */
  readonly liftDue: () => Promise<void>;
}

export interface ReturnsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly mayReturnEarly: () => Promise<boolean>;
  /** Called when a player has closed the account, so that open sign-ins end. */
  readonly onClosed: (playerId: string) => Promise<void>;
}

/** The self-exclusion a player is on, by its marker; a time-out has none and ends on its own. */
function exclusionOf(limits: readonly StoredLimit[]): Exclusion | undefined {
  const marker = limits.find(
    ({ type, state }) => type === LIMIT_TYPE.selfExclusionMarker && state === 'ACTIVE',
  );
  return (
    marker && {
      termDays: marker.termDays,
      returnFrom: marker.returnFrom ?? marker.startsAt,
    }
  );
}

/** See `Returns`. */
export function createReturns(options: ReturnsOptions): Returns {
  const { pool, clock, mayReturnEarly, onClosed } = options;

  async function offerTo(client: Queryable, playerId: string): Promise<ReturnOffer> {
    const now = clock();
    return returnOffer({
      exclusion: exclusionOf(await currentLimits(client, { playerId, now })),
      isClosed: (await closedAt(client, playerId)) !== undefined,
      mayReturnEarly: await mayReturnEarly(),
      now,
    });
  }

  async function offeredKind(client: PoolClient, playerId: string): Promise<ReturnKind> {
    const offer = await offerTo(client, playerId);
    if (offer === undefined || !('kind' in offer)) {
      throw new ApiError('return_too_early', 'there is nothing to return from yet', {
        details: { from: offer === undefined ? null : Math.ceil(offer.from / 1000) },
      });
    }
    return offer.kind;
  }

  return {
    read: async (playerId) => ({
      closedAt: await closedAt(pool, playerId),
      offer: await offerTo(pool, playerId),
      request: await openRequestOf(pool, playerId),
      refusedAt: await refusedAt(pool, playerId),
    }),
    request: (playerId, reason) =>
      inTransaction(pool, async (client) => {
        await lockLimits(client, playerId);
        if ((await openRequestOf(client, playerId)) !== undefined) {
          return;
        }
        const kind = await offeredKind(client, playerId);
        const isDecided = isReturnDecided(kind);
        if (isDecided && reason.length < SHORTEST_REASON) {
          const problem = 'say why, for the person who decides';
          throw new ApiError('validation_failed', problem, {
            details: [{ path: '/reason', problem }],
          });
        }
        const now = clock();
        const effectiveAt = isDecided ? undefined : now + RETURN_COOLING_OFF[kind];
        await insertRequest(client, { playerId, kind, reason, requestedAt: now, effectiveAt });
        await appendAudit(client, {
          ...byPlayer(playerId),
          action: 'return.request',
          after: { kind, ...(effectiveAt !== undefined && { effectiveAt }) },
          at: now,
        });
      }),
    withdraw: (playerId) =>
      inTransaction(pool, async (client) => {
        await lockLimits(client, playerId);
        const request = await openRequestOf(client, playerId);
        if (request !== undefined) {
          const at = clock();
          await closeRequest(client, { id: request.id, reason: 'withdrawn', at });
          const { kind } = request;
          await appendAudit(client, {
            ...byPlayer(playerId),
            action: 'return.withdraw',
            before: { kind },
            at,
          });
        }
      }),
    close: async (playerId, reason) => {
      await inTransaction(pool, async (client) => {
        // A bet that is being placed waits for this, or this for it.
        await lockLimits(client, playerId);
        const at = clock();
        if (await insertClosure(client, { playerId, reason, at })) {
          await appendAudit(client, {
            ...byPlayer(playerId),
            action: 'account.close',
            after: { reason },
            at,
          });
        }
      });
      await onClosed(playerId);
    },
    liftDue: () => liftDue({ pool, clock }),
  };
}
