import { findCouponTraits } from '@touchline/domain/coupon';
import type { I18n, LiveStatus } from '@touchline/plugin-api';
import type { Composition } from '../compose/use-composition.ts';
import type { SlipLegs } from '../slip/use-legs.ts';

/**
 * Whether legs that cannot be bet on keep the slip from being placed. Singles are placed one by one:
 * those that can be bet on need not wait for the others.
 */
export function areClosedLegsBlocking(
  { bets, closed }: Pick<SlipLegs, 'bets' | 'closed'>,
  type: number,
): boolean {
  const isOneByOne = findCouponTraits(type)?.stakes === 'each-leg';
  return closed.size > 0 && (!isOneByOne || closed.size === bets.length);
}

/** Why the slip cannot be placed now, whatever is staked. */
export function blockingReason({
  i18n,
  legs: { bets, closed },
  composition,
  prices,
}: {
  readonly i18n: I18n;
  readonly legs: SlipLegs;
  readonly composition: Composition;
  /** Whether prices arrive, and when the last ones did. */
  readonly prices: Pick<LiveStatus, 'state' | 'lastHeardAt'>;
}): string | undefined {
  if (prices.state !== 'live') {
    return prices.lastHeardAt === undefined
      ? i18n.error({ code: 'prices_stale' })
      : i18n.t('pricesAsOf', { time: i18n.dateTime(prices.lastHeardAt, 'time') });
  }
  const { coupon, faults } = composition;
  if (areClosedLegsBlocking({ bets, closed }, coupon.type)) {
    return i18n.t('closedLegs', { count: closed.size });
  }
  return faults.coupon && i18n.error(faults.coupon);
}
