import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { type PlacementResult, type PlacementRequest, placeBets } from './bet-money.ts';

/** Places a bet, together with others that come at the same moment. */
export type PlaceBet = (request: PlacementRequest) => Promise<PlacementResult>;

interface Waiting {
  readonly request: PlacementRequest;
  readonly resolve: (outcome: PlacementResult) => void;
  readonly reject: (error: unknown) => void;
}

const BATCH_SIZE = 32;
const BATCHES_IN_FLIGHT = 2;

/** Whether the database itself refused, so that nothing of the batch was kept. */
function isRefusedBatch(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !isDatabaseAway(error);
}

/** In order of accounts, or two batches could wait for each other; else as they came. */
function byAccount(left: Waiting, right: Waiting): number {
  return Number(left.request.account) - Number(right.request.account);
}

/**
 * Gathers placements into transactions: one commit for up to 32 bets. A bet never waits for others
 * to come; while two batches are under way the next one gathers. Bets on an account that is under
 * way wait here, not in the database, so that one busy account delays no other player.
 */
export function createPlacementBatcher(pool: Pool): PlaceBet {
  let queue: Waiting[] = [];
  const busyAccounts = new Set<string>();
  let inFlight = 0;

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of queue) {
      const isFree = batch.length < BATCH_SIZE && !busyAccounts.has(waiting.request.account);
      (isFree ? batch : left).push(waiting);
    }
    queue = left;
    for (const { request } of batch) {
      busyAccounts.add(request.account);
    }
    return batch.toSorted(byAccount);
  }

  async function placeSingly(batch: readonly Waiting[]): Promise<void> {
    for (const { request, resolve, reject } of batch) {
      try {
        const [outcome] = await placeBets(pool, [request]);
        resolve(outcome as PlacementResult);
      } catch (error) {
        reject(error);
      }
    }
  }

  async function placeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await placeBets(
        pool,
        batch.map(({ request }) => request),
      );
      for (const [at, { resolve }] of batch.entries()) {
        resolve(outcomes[at] as PlacementResult);
      }
    } catch (error) {
      if (batch.length > 1 && isRefusedBatch(error)) {
        await placeSingly(batch);
        return;
      }
      for (const { reject } of batch) {
        reject(error);
      }
    }
  }

  function pump(): void {
    while (inFlight < BATCHES_IN_FLIGHT) {
      const batch = takeBatch();
      if (batch.length === 0) {
        return;
      }
      inFlight += 1;
      void placeBatch(batch).finally(() => {
        inFlight -= 1;
        for (const { request } of batch) {
          busyAccounts.delete(request.account);
        }
        pump();
      });
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      pump();
    });
}
