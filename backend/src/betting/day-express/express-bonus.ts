import type { PlaceBet, PromoCode } from '@touchline/contracts/betting';
import {
  COUPON_TYPE,
  isBoostCovered,
  isExpressWhole,
  type WinBoost,
} from '@touchline/domain/coupon';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OfferedOutcome } from '../placement/price-book.ts';

/** An accumulator of the day as it was offered. */
export interface OfferedExpress {
  readonly outcomeIds: readonly string[];
  readonly percent: number;
  /** Milliseconds since epoch. */
  readonly until: number;
}

const EXPRESS = `SELECT slip->'bets' AS bets, bonus_percent AS percent, bonus_until AS until
  FROM shared_slip WHERE code = $1 AND bonus_percent IS NOT NULL`;

type ExpressRow = Known<
  RowOf<typeof EXPRESS>,
  { readonly bets: readonly { readonly outcomeId: string }[]; readonly until: Date }
>;

/** The accumulator or boosted price that a slip says it came from; undefined for any other slip. */
export async function findExpress(
  pool: Pool,
  { refId, typeId }: Pick<PlaceBet, 'refId' | 'typeId'>,
): Promise<OfferedExpress | undefined> {
  const isOfOneKind = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  if (refId === undefined || !isOfOneKind) return undefined;
  const { rows } = await pool.query({
    name: 'betting.find-express',
    text: EXPRESS,
    values: [refId],
  });
  const [row] = rows as readonly ExpressRow[];
  return (
    row && {
      outcomeIds: row.bets.map(({ outcomeId }) => outcomeId),
      percent: Number(row.percent),
      until: row.until.getTime(),
    }
  );
}

/**
 * What the express adds to the win of a coupon that is still made of its outcomes.
 * @throws ApiError `express_ended` when it was promised for an earlier time, or the margin of the market no longer
 * covers the boost of a single price; `promo_code_unsuited` beside a code that boosts the win as well
 */
export function expressBonus(
  express: OfferedExpress | undefined,
  coupon: {
    readonly requested: Pick<PlaceBet, 'typeId' | 'bets'>;
    readonly legs: readonly Pick<OfferedOutcome, 'marketPrices' | 'marketIndex'>[];
    readonly promo: PromoCode | undefined;
    readonly now: number;
  },
): WinBoost | undefined {
  const { requested, legs, promo, now } = coupon;
  const outcomeIds = requested.bets.map(({ outcomeId }) => outcomeId);
  const isWhole =
    express !== undefined &&
    isExpressWhole({ type: requested.typeId, outcomeIds }, express.outcomeIds);
  if (!isWhole || express.percent === 0) return undefined;
  const { percent } = express;
  const [single] = legs.length === 1 ? legs : [];
  const isCovered =
    single === undefined ||
    isBoostCovered({ market: single.marketPrices, at: single.marketIndex, percent });
  if (express.until <= now || !isCovered) {
    throw new ApiError('express_ended', 'the bonus of this accumulator has expired');
  }
  if (promo?.kind === 'win-boost') {
    throw new ApiError('promo_code_unsuited', 'one coupon has one boost', {
      details: { reason: 'express', ...promo },
    });
  }
  return { percent };
}
