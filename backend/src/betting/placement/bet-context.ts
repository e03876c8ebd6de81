import { hash } from 'node:crypto';
import type { PlaceBet, PromoCode } from '@touchline/contracts/betting';
import type { HiddenSports } from '@touchline/contracts/identity';
import { findCouponTraits } from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findExpress } from '../day-express/express-bonus.ts';
import { isInsuranceAsked } from './bet-offers.ts';
import { findPromoCode } from '../promo-codes/promo-codes.ts';
import { createAccountDirectory } from './account-directory.ts';
import type { BettingSettings } from './betting-settings.ts';
import type { CouponContext } from './check-coupon.ts';
import type { StakeFactors } from './stake-factors.ts';

/** What a player wants placed, with the key that makes it happen once. */
export interface BetRequest {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly payload: PlaceBet;
}

/** What distinguishes two requests under one key. */
export function digestOf(payload: PlaceBet): string {
  return hash('sha256', JSON.stringify(payload), 'base64url');
}

async function promoOf(
  pool: Pool,
  requested: {
    readonly playerId: string;
    readonly code: string | undefined;
    readonly settings: BettingSettings;
  },
): Promise<PromoCode | undefined> {
  const { playerId, code, settings } = requested;
  if (code === undefined) {
    return undefined;
  }
  if (!settings.isPromoCodeShown) {
    throw new ApiError('promo_code_unknown', 'promo codes are not accepted');
  }
  return findPromoCode(pool, { playerId, code });
}

function prepaidOf(
  payload: PlaceBet,
  { account, settings }: Pick<CouponContext, 'account' | 'settings'>,
): number | undefined {
  const { prepaidAmount: amount = 0 } = payload;
  if (amount === 0) {
    return undefined;
  }
  const isTaken =
    settings.prepaid.isOffered &&
    account.type !== BONUS_ACCOUNT &&
    findCouponTraits(payload.typeId)?.stakes !== 'each-leg' &&
    payload.promoCode === undefined &&
    amount <= payload.amount;
  if (!isTaken) {
    throw new ApiError('prepaid_unavailable', 'no such advance is given on this bet');
  }
  return amount;
}

/**
 * Makes the reader of everything a bet is judged by that is not on the bet itself: account, settings,
 * promo code, advance, accumulator of the day, the player's stake factor.
 * Throws `account_unknown`, `promo_code_unknown`, `prepaid_unavailable`.
 */
export function createContextReader({
  pool,
  settings: readSettings,
  stakeFactors,
  hiddenSports,
  stakeShareOf,
  reportsScores,
  mayBeInsured,
}: {
  readonly pool: Pool;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
  /** Without it no player has a stake factor. */
  readonly stakeFactors?: Pick<StakeFactors, 'of'> | undefined;
  /** Without it no player has hidden a sport. */
  readonly hiddenSports?: ((playerId: string) => Promise<HiddenSports>) | undefined;
  /** Without it operators limit stakes on nothing. */
  readonly stakeShareOf?: CouponContext['stakeShareOf'];
  readonly reportsScores?: CouponContext['reportsScores'];
  /** Without it no player's accumulators are insured. */
  readonly mayBeInsured?: ((playerId: string) => Promise<boolean>) | undefined;
}): (requested: BetRequest) => Promise<CouponContext> {
  const accountOf = createAccountDirectory(pool);
  return async ({ playerId, idempotencyKey, payload }) => {
    const { accountId } = payload;
    const account = await accountOf({ playerId, accountId });
    if (account === undefined) {
      throw new ApiError('account_unknown', 'there is no such account');
    }
    const settings = await readSettings();
    return {
      playerId,
      key: idempotencyKey,
      digest: digestOf(payload),
      account,
      settings,
      promo: await promoOf(pool, { playerId, code: payload.promoCode, settings }),
      prepaidAmount: prepaidOf(payload, { account, settings }),
      express: await findExpress(pool, payload),
      stakeFactor: await stakeFactors?.of(playerId),
      hiddenSports: await hiddenSports?.(playerId),
      stakeShareOf,
      reportsScores,
      mayBeInsured: isInsuranceAsked(settings, payload) && (await mayBeInsured?.(playerId)),
    };
  };
}
