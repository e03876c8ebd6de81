import type { Bet } from '@touchline/contracts/betting';
import {
  couponTraits,
  type CouponReturn,
  type DecidedCoupon,
  isCouponType,
  type LegResult,
  settleCoupon as settleByRules,
} from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import type { SettlementRequest } from '../../money/wallet/bet-money.ts';
import type { StoredTerms } from '../bets/stored-terms.ts';

/** An open bet with what is known of its legs. Amounts in minor units. */
export interface OpenBet {
  readonly id: string;
  readonly type: number;
  readonly currency: string;
  readonly stake: number;
  readonly maxPayout: number;
  /** What its type needs in addition: size of a system, blocks, … */
  readonly terms: StoredTerms | undefined;
  /** In slip order. */
  readonly legs: readonly {
    readonly outcomeId: string;
    readonly price: string;
    readonly result: LegResult | undefined;
  }[];
}

function statusOf(
  { result, payout, outlay }: CouponReturn,
  { terms }: OpenBet,
): SettlementRequest['status'] {
  if (result === 'void') return 'refunded';
  const paid = terms?.isStakeFree ? 0 : outlay;
  if (result === 'won' || payout > paid) return 'won';
  return payout === paid && payout > 0 ? 'refunded' : 'lost';
}

/** Whether the return no longer depends on the legs still open: even won, they save nothing. */
function isDecided(bet: OpenBet): boolean {
  const { legs } = bet;
  if (legs.every(({ result }) => result !== undefined)) {
    return true;
  }
  // Such a type wins by lost legs.
  return (
    !couponTraits(bet.type).isAgainst &&
    legs.some(({ result }) => result === 'lost') &&
    settleByRules(couponOf(bet, (result) => result ?? 'won')).payout === 0
  );
}

/** The coupon of a bet, with the results its legs are to have. */
export function couponOf(
  bet: OpenBet,
  resultOf: (result: LegResult | undefined) => LegResult,
): DecidedCoupon {
  const { type, currency, stake, maxPayout, terms, legs } = bet;
  if (!isCouponType(type)) {
    throw new RangeError(`bet ${bet.id} is of an unknown type ${type}`);
  }
  const { parts = [], shown: _shown, insurance: _insurance, ...deciding } = terms ?? {};
  return {
    ...deciding,
    type,
    stake: minorUnits(stake),
    currency: currencyCode(currency),
    maxPayout,
    legs: legs.map(({ price, result }, at) => ({
      odds: price as DecidedCoupon['legs'][number]['odds'],
      result: resultOf(result),
      ...parts[at],
    })),
  };
}

function requestOf(
  bet: OpenBet,
  settled: CouponReturn,
  rest: Pick<SettlementRequest, 'kind' | 'at'>,
): SettlementRequest {
  const { payout, lines, adjustments } = settled;
  const settlement: NonNullable<Bet['settlement']> = {
    lines: lines.map((line) => ({ ...line, legs: [...line.legs] })),
    adjustments: [...adjustments],
  };
  return { ...rest, bet: bet.id, status: statusOf(settled, bet), payout, settlement };
}

/**
 * How a bet ends, with the reason line by line; undefined while that depends on open legs. What
 * nothing can save, an express with a lost leg or a system with a lost banker, is lost immediately.
 */
export function settleCoupon(bet: OpenBet, at: number): SettlementRequest | undefined {
  if (!isDecided(bet)) {
    return undefined;
  }
  const settled = settleByRules(couponOf(bet, (result) => result ?? 'void'));
  return requestOf(bet, settled, { kind: 'settlement', at });
}

/** The end of a bet that is made void: the stake goes back, whatever its legs did. */
export function voidCoupon(bet: OpenBet, at: number): SettlementRequest {
  const settled = settleByRules(couponOf(bet, () => 'void'));
  return requestOf(bet, settled, { kind: 'void', at });
}
