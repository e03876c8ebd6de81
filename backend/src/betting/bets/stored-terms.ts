import type { BetTerms } from '@touchline/contracts/betting';
import type {
  CouponBlock,
  CouponTax,
  CouponTerms,
  HyperBonus,
  WinBoost,
} from '@touchline/domain/coupon';
import type { AgreedInsurance } from '@touchline/domain/offers';

/** What a leg is within its coupon. */
export interface LegPart {
  readonly banker?: true;
  readonly lobby?: true;
  readonly block?: number;
  /** Anti-express: its chance without margin when the bet was placed. */
  readonly chance?: string;
}

/**
 * What decides a bet's return other than its stake, its legs and the maximum payout, as written down
 * when it was placed; and what only the history shows.
 */
export interface StoredTerms
  extends Pick<
    CouponTerms,
    'systemSize' | 'antiExpressMargin' | 'antiExpressEdge' | 'antiExpressOdds' | 'bonusBet'
  > {
  readonly blocks?: readonly CouponBlock[];
  readonly hyperBonus?: HyperBonus;
  readonly winBoost?: WinBoost;
  readonly isStakeFree?: boolean;
  readonly tax?: CouponTax;
  /** What its stake comes back by; decides nothing of its return. */
  readonly insurance?: AgreedInsurance;
  /** By leg, in slip order; missing where no leg has its own part. */
  readonly parts?: readonly LegPart[];
  /** Shown only. */
  readonly shown?: Pick<
    BetTerms,
    | 'antiExpressCoef'
    | 'bonusCoef'
    | 'isVip'
    | 'refId'
    | 'promoCode'
    | 'prepaidAmount'
    | 'changedFrom'
  > & {
    /** Minor units. */
    readonly possibleMinimum?: number;
  };
}

/** The terms as the history shows them; undefined for a bet that has none. */
export function betTerms({
  terms,
  maxPayout,
}: {
  readonly terms: StoredTerms | undefined;
  readonly maxPayout: number;
}): BetTerms {
  const { systemSize, blocks, parts = [], hyperBonus, tax, shown = {} } = terms ?? {};
  const { winBoost, isStakeFree, insurance } = terms ?? {};
  const { possibleMinimum: _possibleMinimum, ...reported } = shown;
  const numbers = [...new Set(parts.flatMap(({ block }) => block ?? []))].toSorted(
    (left, right) => left - right,
  );
  return {
    ...(systemSize === undefined ? {} : { systemValue: systemSize }),
    ...(blocks === undefined
      ? {}
      : {
          blocks: blocks.map(({ stake }, order) => ({
            blockId: numbers[order] ?? order,
            ...(stake === undefined ? {} : { stake }),
          })),
        }),
    ...(hyperBonus === undefined ? {} : { hyperBonus: shownBonus(hyperBonus) }),
    ...(winBoost === undefined ? {} : { winBoost: shownBoost(winBoost) }),
    ...(isStakeFree ? { isFreeBet: true } : {}),
    ...(tax === undefined ? {} : { tax: shownTax(tax) }),
    ...(insurance === undefined ? {} : { insurance: shownInsurance(insurance) }),
    maxPayout,
    ...reported,
  };
}

function shownInsurance({ bonus: _bonus, ...shown }: AgreedInsurance): BetTerms['insurance'] {
  return shown;
}

function shownBonus({ percent, minLimit, maxLimit }: HyperBonus): BetTerms['hyperBonus'] {
  return {
    percent: String(percent),
    ...(minLimit === undefined ? {} : { minLimit }),
    ...(maxLimit === undefined ? {} : { maxLimit }),
  };
}

function shownBoost({ percent, maxLimit }: WinBoost): BetTerms['winBoost'] {
  return { percent: String(percent), ...(maxLimit === undefined ? {} : { maxLimit }) };
}

function shownTax({ stakePercent, winPercent }: CouponTax): BetTerms['tax'] {
  return {
    ...(stakePercent === undefined ? {} : { stakePercent: String(stakePercent) }),
    ...(winPercent === undefined ? {} : { winPercent: String(winPercent) }),
  };
}

/** What a leg is within its coupon, as the history shows it. */
export function shownPart({ banker, lobby, block, chance }: LegPart = {}): {
  readonly banker?: true;
  readonly lobby?: true;
  readonly blockId?: number;
  readonly chance?: string;
} {
  return {
    ...(banker ? { banker } : {}),
    ...(lobby ? { lobby } : {}),
    ...(block === undefined ? {} : { blockId: block }),
    ...(chance === undefined ? {} : { chance }),
  };
}
