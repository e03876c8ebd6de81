import type { AddOwnMeans, SavedMeans } from '@touchline/contracts/money';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { savedMeans } from '../payments/payment-means.ts';
import type { AccountHolder, PaymentProvider } from '../payments/provider.ts';
import type { WithdrawalGuard } from './withdrawal-guard.ts';

/** A player adds one account; another after a payout to it has failed. */
const MOST_OWN = 3;

/** Whether money of a player has nowhere to go back to, and may go to an account in their own name. */
export type OwnMeansOffer = 'offered' | 'after-verification' | undefined;

/** Whether a player has paid something in. */
async function hasDeposited(pool: Pool, playerId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM payment WHERE player_id = $1 AND kind = 'deposit' AND status = 'succeeded' LIMIT 1`,
    [playerId],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Whether a player may add an account of their own: they have paid in, and nothing that they paid with can take money back. It takes a
 * verified player, since the account must be in the name on their documents.
 */
export async function ownMeansOffer(
  { pool, guard }: { readonly pool: Pool; readonly guard: Pick<WithdrawalGuard, 'holderOf'> },
  playerId: string,
): Promise<OwnMeansOffer> {
  const saved = await savedMeans(pool, playerId);
  const isOut = saved.hasPaid || saved.own.length >= MOST_OWN;
  if (isOut || !(await hasDeposited(pool, playerId))) {
    return undefined;
  }
  return (await guard.holderOf(playerId)) === undefined ? 'after-verification' : 'offered';
}

/** What stands for an account number that was refused, wherever that was found out. */
function refused(reason: 'number' | 'holder'): ApiError {
  return new ApiError('withdrawal_means_refused', 'this account cannot be paid to', {
    details: { reason },
  });
}

/**
 * Adds an account of a player's own to where they can withdraw to. The name is that of their documents: the player
 * types the number alone, and the provider asks the bank whose it is. Sent again, nothing more happens.
 * @throws ApiError `payment_method_unknown` where the exception is none of theirs, `identification_required`,
 * `withdrawal_means_refused`
 */
export async function addOwnMeans(
  {
    pool,
    clock,
    guard,
    providers,
  }: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly guard: Pick<WithdrawalGuard, 'holderOf'>;
    readonly providers: readonly PaymentProvider[];
  },
  { playerId, form }: { readonly playerId: string; readonly form: AddOwnMeans },
): Promise<SavedMeans> {
  const { methodId } = form;
  const provider = providers.find(({ payouts }) => payouts?.own?.methods.includes(methodId));
  const offer = await ownMeansOffer({ pool, guard }, playerId);
  const own = provider?.payouts?.own;
  if (provider === undefined || own === undefined || offer === undefined) {
    throw new ApiError('payment_method_unknown', 'you cannot add an account for this method');
  }
  const holder = await guard.holderOf(playerId);
  if (holder === undefined) {
    throw new ApiError('identification_required', 'documents come before an account of your own');
  }
  const iban = electronicFormatIBAN(form.accountNumber);
  if (iban === null || !isValidIBAN(iban)) {
    throw refused('number');
  }
  const added = await own.add({ playerId, methodId, accountNumber: iban, holder });
  if (added === 'refused') {
    throw refused('holder');
  }
  return keepOwnMeans(pool, {
    playerId,
    provider: provider.id,
    methodId,
    means: added,
    holder,
    at: clock(),
  });
}

async function keepOwnMeans(
  pool: Pool,
  kept: {
    readonly playerId: string;
    readonly provider: string;
    readonly methodId: string;
    readonly means: { readonly id: string; readonly label: string };
    readonly holder: AccountHolder;
    readonly at: number;
  },
): Promise<SavedMeans> {
  const { playerId, provider, methodId, means, at } = kept;
  const holder = `${kept.holder.name} ${kept.holder.surname}`;
  // The name is part of it: who decides about the withdrawal compares it.
  const label = `${means.label} · ${holder}`;
  await pool.query(
    `INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at, holder)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (player_id, provider, method_id, means_id)
         DO UPDATE SET label = EXCLUDED.label WHERE payment_means.holder IS NOT NULL`,
    [playerId, provider, methodId, means.id, label, new Date(at), holder],
  );
  return { id: means.id, label, usedAt: at };
}
