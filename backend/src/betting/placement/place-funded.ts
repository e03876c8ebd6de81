import { CodedError, hasCode } from '@touchline/domain/errors';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type PlacementResult,
  type PlacementRequest,
  placeBets,
} from '../../money/wallet/bet-money.ts';
import { moveHouseMoney } from '../../money/wallet/house-money.ts';
import { type Advance, grantAdvance, linkAdvance } from './advances.ts';
import type { BetGuard } from './bet-guard.ts';
import { linkPromoCode, takePromoCode } from '../promo-codes/promo-codes.ts';

/** What pays for a bet other than the player's own money. Amounts in minor units. */
export interface Funding {
  readonly promo?:
    | {
        readonly code: string;
        /** What the house pays of the stake. */
        readonly freeStake: number;
      }
    | undefined;
  /** Lent against the player's open bets. */
  readonly advance?: Advance | undefined;
}

/** Takes everything back that the transaction did for a bet that was not placed. */
const NOT_PLACED = 'bet_not_placed';

async function isPlaced(
  client: PoolClient,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'betting.is-placed',
    text: 'SELECT FROM bet WHERE player_id = $1 AND idempotency_key = $2',
    values: [playerId, key],
  });
  return rowCount !== 0;
}

interface FundedBet {
  readonly request: PlacementRequest;
  readonly funding: Funding | undefined;
}

/** What the house adds to the stake arrives on the account that pays. */
async function addHouseMoney(client: PoolClient, { request, funding }: FundedBet): Promise<void> {
  const { player: playerId, account: accountId, key, at } = request;
  const { promo, advance } = funding ?? {};
  const reference = `${playerId}:${key}`;
  if (promo !== undefined && promo.freeStake > 0) {
    await moveHouseMoney(client, {
      accountId,
      house: 'promotions',
      kind: 'promotion',
      amount: promo.freeStake,
      reference,
      at,
    });
  }
  if (advance !== undefined) {
    await grantAdvance(client, { ...advance, accountId, reference, at });
  }
}

/** Notes which bet the code and the advance went into. */
async function linkFunding(
  client: PoolClient,
  { request, funding, betId }: FundedBet & { readonly betId: string },
): Promise<void> {
  const { player: playerId, account: accountId } = request;
  const { promo, advance } = funding ?? {};
  if (promo !== undefined) {
    await linkPromoCode(client, { playerId, code: promo.code, betId });
  }
  if (advance !== undefined) {
    await linkAdvance(client, { betId, accountId, amount: advance.amount });
  }
}

/**
 * Places a bet in a separate transaction: the player's limits are checked under their lock, and
 * what the house adds arrives and is staked in one step.
 * @throws ApiError those of the guard, `promo_code_used`, `prepaid_unavailable`
 */
export async function placeFunded(
  { pool, guard }: { readonly pool: Pool; readonly guard: BetGuard },
  bet: {
    readonly request: PlacementRequest;
    readonly currency: string;
    readonly funding?: Funding | undefined;
  },
): Promise<PlacementResult> {
  const { request, currency, funding } = bet;
  const { player: playerId, key, at } = request;
  const { promo } = funding ?? {};
  let refused: PlacementResult | undefined;
  function rollBack(outcome: PlacementResult | undefined): CodedError {
    refused = outcome;
    return new CodedError(NOT_PLACED, outcome?.outcome ?? 'there is no outcome');
  }
  try {
    return await inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      // What is lent or given for a key is so once: a second request must not ask the house again.
      if (funding !== undefined && (await isPlaced(client, { playerId, key }))) {
        throw rollBack({ outcome: 'repeated', bet: null, currency: null, balance: null });
      }
      if (promo !== undefined) {
        await takePromoCode(client, { playerId, code: promo.code, at });
      }
      const amount = request.stake - (promo?.freeStake ?? 0);
      await guard.checkBet(client, { playerId, amount, currency });
      await addHouseMoney(client, { request, funding });
      const [outcome] = await placeBets(client, [{ ...request, checked: true }]);
      if (outcome?.outcome !== 'placed' || outcome.bet === null) {
        throw rollBack(outcome);
      }
      await linkFunding(client, { request, funding, betId: outcome.bet });
      return outcome;
    });
  } catch (error) {
    if (refused !== undefined && hasCode(error, NOT_PLACED)) {
      return refused;
    }
    throw error;
  }
}
