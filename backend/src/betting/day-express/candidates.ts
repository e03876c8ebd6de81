import type { Section } from '@touchline/contracts/line';
import type { ExpressCandidate } from '@touchline/domain/coupon';
import { compareOdds, decimalOdds } from '@touchline/domain/odds';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';

const DAY_MS = 24 * 60 * 60_000;

function isDrawn(event: BookEvent, { section, now }: Draw, leadSeconds: number): boolean {
  if (event.section !== section || event.outright !== undefined) return false;
  return section === 'live'
    ? event.state.status === 'live'
    : event.state.status === 'scheduled' &&
        event.startsAt > now + leadSeconds * 1000 &&
        event.startsAt <= now + DAY_MS;
}

interface Draw {
  readonly section: Section;
  /** Milliseconds since epoch. */
  readonly now: number;
}

/** What an accumulator of the day may be drawn from: main markets, at ordinary prices, next 24 hours. */
export function expressCandidates(
  book: MarketBook,
  { settings, ...draw }: Draw & { readonly settings: BettingSettings },
): readonly ExpressCandidate[] {
  const { minCoef, maxCoef, leadSeconds } = settings.dayExpresses;
  const least = decimalOdds(minCoef);
  const most = decimalOdds(maxCoef);
  const isOrdinary = (price: string | undefined): boolean =>
    price !== undefined &&
    compareOdds(decimalOdds(price), least) >= 0 &&
    compareOdds(decimalOdds(price), most) <= 0;
  const candidates: ExpressCandidate[] = [];
  for (const event of book.events()) {
    if (!isDrawn(event, draw, leadSeconds)) continue;
    for (const key of event.mainKeys) {
      const market = event.markets.get(key);
      const [type = ''] = key.split('@');
      if (market?.status !== 'open' || settings.singleOnlyMarkets.includes(type)) continue;
      for (const [at, code] of market.codes.entries()) {
        if (isOrdinary(market.prices[at])) {
          candidates.push({ eventId: event.id, outcomeId: `${event.id}~${key}~${code}` });
        }
      }
    }
  }
  return candidates;
}

/** Whether a leg that was drawn can stay: not started, or not over. A suspension does not end it. */
export function isStillOffered(
  book: MarketBook,
  { outcomeId, section, now }: Draw & { readonly outcomeId: string },
): boolean {
  const outcome = book.getOutcome(outcomeId);
  if (outcome === undefined || outcome.status === 'closed') return false;
  const { event } = outcome;
  if (event.section !== section) return false;
  return section === 'live' ? event.state.status === 'live' : event.startsAt > now;
}
