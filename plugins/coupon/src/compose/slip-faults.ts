import type { StoredCoupon } from '@touchline/contracts/betting';
import {
  type CouponIssue,
  couponOutlay,
  findCouponTraits,
  type OpenCoupon,
  type PlacedLeg,
  type StakeLimits,
  validateCoupon,
} from '@touchline/domain/coupon';
import type { ReadStakes } from './read-stakes.ts';
import { hasSingles, type Singles } from './singles.ts';

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
  /** Singles beside the coupon, and what each may stake. */
  readonly singles?: (Singles & { readonly limits: StakeLimits }) | undefined;
}): SlipFaults {
  const { state, coupon, stakes, limits, balance, singles } = options;
  const isAlone = singles !== undefined && singles.byBet.size > 0 && isMissing(stakes);
  const byBet = new Map<string, StakeFault>();
  const byBlock = new Map<number, StakeFault>();
  let main: StakeFault | undefined;
  // Without a stake of its own the coupon is not placed: the singles alone are.
  const issues = isAlone ? [] : validateCoupon({ ...coupon, stakeLimits: limits });
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
  for (const [id, single] of singles?.byBet ?? []) {
    const [issue] = validateCoupon({ ...single, stakeLimits: singles?.limits });
    if (issue !== undefined && STAKE_CODES.has(issue.code)) {
      byBet.set(id, { code: issue.code as StakeFaultCode, limit: issue.limit });
    }
  }
  markUnread(state, stakes, { byBet, byBlock });
  if ('fault' in stakes.main && main !== undefined) {
    main = { code: stakes.main.fault };
  }
  const outlay = couponOutlay(coupon) + (singles?.outlay ?? 0);
  if (main === undefined && balance !== undefined && outlay > balance) {
    main = { code: 'balance_insufficient' };
  }
  const issue = issues.find(({ code }) => !STAKE_CODES.has(code));
  return { main, byBet, byBlock, coupon: issue };
}

function isMissing({ main }: ReadStakes): boolean {
  return 'fault' in main && main.fault === 'stake_missing';
}

/** What was typed and cannot be read is worse than what it would have been. */
function markUnread(
  state: StoredCoupon,
  stakes: ReadStakes,
  { byBet, byBlock }: { byBet: Map<string, StakeFault>; byBlock: Map<number, StakeFault> },
): void {
  const { stakes: stakedBy, hasBlocks } = findCouponTraits(state.typeId) ?? {};
  if (stakedBy === 'each-leg' || hasSingles(state)) {
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
