import type { BetLegInput, PowerBetOffer } from '@touchline/contracts/betting';
import type { StakeLimits } from '@touchline/domain/coupon';
import { quoteOf, type QuoteContext } from '../cash-out/cash-out-quote.ts';
import type { OpenBet } from '../settlement/settle-coupon.ts';

/** The legs of an open bet at the prices of now. */
function legsNow({ legs, terms }: OpenBet, { book }: QuoteContext): BetLegInput[] {
  return legs.map(({ outcomeId, price }, at) => {
    const { banker, lobby, block } = terms?.parts?.[at] ?? {};
    return {
      outcomeId,
      price: book.getOutcome(outcomeId)?.price ?? price,
      ...(banker ? { banker } : {}),
      ...(lobby ? { lobby } : {}),
      ...(block === undefined ? {} : { blockId: block }),
    };
  });
}

/** What a power bet on an open bet starts from: its value, its current legs, and how much more. */
export function powerBetOffer(
  bet: OpenBet,
  { limits, ...context }: QuoteContext & { readonly limits: StakeLimits },
): PowerBetOffer {
  const cost = quoteOf(bet, context);
  const systemSize = bet.terms?.systemSize;
  const shared = {
    cost,
    typeId: bet.type,
    ...(systemSize === undefined ? {} : { systemValue: systemSize }),
  };
  if (cost.amount === undefined) {
    return { ...shared, ...(cost.refusal === undefined ? {} : { refusal: cost.refusal }) };
  }
  if (bet.legs.some(({ result }) => result !== undefined)) {
    return { ...shared, refusal: 'leg-decided' };
  }
  return {
    ...shared,
    bets: legsNow(bet, context),
    // The new stake is limited to the minimum, like any other.
    leastAddition: Math.max(1, (limits.least ?? 0) - cost.amount),
    ...(limits.most === undefined ? {} : { mostAddition: Math.max(0, limits.most - cost.amount) }),
  };
}
