import type { StoredCoupon } from '@touchline/contracts/betting';
import {
  type CouponIssue,
  couponTraits,
  couponOutlay,
  type OpenCoupon,
  type PlacedLeg,
  type StakeLimits,
  validateCoupon,
} from '@touchline/domain/coupon';
import type { ReadStakes } from './read-stakes.ts';

export type StakeFaultCode =
  | 'stake_missing'
  | 'stake_invalid'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'block_stake_above_maximum'
  | 'balance_insufficient';

/** What is wrong with one amount; the limit it breaks in minor units. */
export interface StakeFault {
  readonly code: StakeFaultCode;
  readonly limit?: number | undefined;
}

/** Everything that prevents placing, each at the field it belongs to. */
export interface SlipFaults {
  readonly main: StakeFault | undefined;
  readonly byBet: ReadonlyMap<string, StakeFault>;
  readonly byBlock: ReadonlyMap<number, StakeFault>;
  /** What is wrong with the combination itself. */
  readonly coupon: CouponIssue | undefined;
}

const STAKE_CODES: ReadonlySet<string> = new Set<StakeFaultCode>([
  'stake_missing',
  'stake_invalid',
  'stake_below_minimum',
  'stake_above_maximum',
  'block_stake_above_maximum',
]);

/** Checks a slip before anything is sent; the server checks the same again. */
export function slipFaults(options: {
  readonly state: StoredCoupon;
  readonly coupon: OpenCoupon<PlacedLeg>;
  readonly stakes: ReadStakes;
  readonly limits: StakeLimits;
  /** Minor units; unknown while the accounts are. */
  readonly balance: number | undefined;
}): SlipFaults {
  const { state, coupon, stakes, limits, balance } = options;
  const byBet = new Map<string, StakeFault>();
  const byBlock = new Map<number, StakeFault>();
  let main: StakeFault | undefined;
  const issues = validateCoupon({ ...coupon, stakeLimits: limits });
  for (const { code, legs = [], limit } of issues) {
    if (!STAKE_CODES.has(code)) {
      continue;
    }
    const fault: StakeFault = { code: code as StakeFaultCode, limit };
    const bet = state.bets[legs[0] ?? -1]?.outcomeId;
    if (code === 'block_stake_above_maximum') {
      const block = state.blocks.find(({ bets }) => bet !== undefined && bets.includes(bet));
      byBlock.set(block?.id ?? 0, fault);
    } else if (bet !== undefined && stakes.byBet.has(bet)) {
      byBet.set(bet, fault);
    } else {
      main ??= fault;
    }
  }
  markUnread(coupon, stakes, { byBet, byBlock });
  if ('fault' in stakes.main && main !== undefined) {
    main = { code: stakes.main.fault };
  }
  if (main === undefined && balance !== undefined && couponOutlay(coupon) > balance) {
    main = { code: 'balance_insufficient' };
  }
  const issue = issues.find(({ code }) => !STAKE_CODES.has(code));
  return { main, byBet, byBlock, coupon: issue };
}

/** What was typed and cannot be read is worse than what it would have been. */
function markUnread(
  { type }: OpenCoupon<PlacedLeg>,
  stakes: ReadStakes,
  { byBet, byBlock }: { byBet: Map<string, StakeFault>; byBlock: Map<number, StakeFault> },
): void {
  const { stakes: stakedBy, hasBlocks } = couponTraits(type);
  if (stakedBy === 'each-leg') {
    for (const [id, read] of stakes.byBet) {
      if ('fault' in read) {
        byBet.set(id, { code: read.fault });
      }
    }
  }
  if (hasBlocks) {
    for (const [id, read] of stakes.byBlock) {
      if ('fault' in read) {
        byBlock.set(id, { code: read.fault });
      }
    }
  }
}

/** Whether nothing prevents placing. */
export function isFaultless({ main, byBet, byBlock, coupon }: SlipFaults): boolean {
  return main === undefined && byBet.size === 0 && byBlock.size === 0 && coupon === undefined;
}
