import type { Section } from '@touchline/contracts/line';
import { type ExpressCandidate, isBoostCovered } from '@touchline/domain/coupon';
import { esportsTypeOf } from '@touchline/domain/markets';
import { compareOdds, decimalOdds } from '@touchline/domain/odds';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';

const DAY_MS = 24 * 60 * 60_000;

function isDrawn(event: BookEvent, { section, now }: Draw, leadSeconds: number): boolean {
  // Esports have a home of their own.
  const isOfMatch = event.outright === undefined && esportsTypeOf(event.sport) === undefined;
  if (event.section !== section || !isOfMatch) return false;
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

interface Candidate extends ExpressCandidate {
  readonly tier: number;
}

function mainOutcomes(
  book: MarketBook,
  {
    settings,
    range: { minCoef, maxCoef },
    ...draw
  }: Draw & {
    readonly settings: BettingSettings;
    readonly range: { readonly minCoef: string; readonly maxCoef: string };
  },
): readonly Candidate[] {
  const { leadSeconds } = settings.dayExpresses;
  const least = decimalOdds(minCoef);
  const most = decimalOdds(maxCoef);
  const isOrdinary = (price: string | undefined): boolean =>
    price !== undefined &&
    compareOdds(decimalOdds(price), least) >= 0 &&
    compareOdds(decimalOdds(price), most) <= 0;
  const candidates: Candidate[] = [];
  for (const event of book.events()) {
    if (!isDrawn(event, draw, leadSeconds)) continue;
    for (const key of event.mainKeys) {
      const market = event.markets.get(key);
      const [type = ''] = key.split('@');
      if (market?.status !== 'open' || settings.singleOnlyMarkets.includes(type)) continue;
      for (const [at, code] of market.codes.entries()) {
        if (isOrdinary(market.prices[at])) {
          const outcomeId = `${event.id}~${key}~${code}`;
          candidates.push({ eventId: event.id, outcomeId, tier: event.champ.tier });
        }
      }
    }
  }
  return candidates;
}

/** What an accumulator of the day may be drawn from: main markets, at ordinary prices, next 24 hours. */
export function expressCandidates(
  book: MarketBook,
  given: Draw & { readonly settings: BettingSettings },
): readonly ExpressCandidate[] {
  return mainOutcomes(book, { ...given, range: given.settings.dayExpresses });
}

/** Whether the margin of its market covers the boost of an outcome at its price of now. */
export function isCovered(
  book: MarketBook,
  { outcomeId, percent }: { readonly outcomeId: string; readonly percent: number },
): boolean {
  const outcome = book.getOutcome(outcomeId);
  return (
    outcome !== undefined &&
    isBoostCovered({ market: outcome.marketPrices, at: outcome.marketIndex, percent })
  );
}

function countEvents(candidates: readonly ExpressCandidate[]): number {
  return new Set(candidates.map(({ eventId }) => eventId)).size;
}

/**
 * What boosted prices may be drawn from: prices whose margin covers the boost, of no more competitions than are
 * needed, the best known first.
 */
export function boostCandidates(
  book: MarketBook,
  { settings, now }: { readonly settings: BettingSettings; readonly now: number },
): readonly ExpressCandidate[] {
  const { count, percent } = settings.boosts;
  const covered = mainOutcomes(book, {
    section: 'line',
    now,
    settings,
    range: settings.boosts,
  }).filter(({ outcomeId }) => isCovered(book, { outcomeId, percent }));
  const tiers = [...new Set(covered.map(({ tier }) => tier))].sort((left, right) => left - right);
  const upTo = tiers.find(
    (most) => countEvents(covered.filter(({ tier }) => tier <= most)) >= count,
  );
  return covered.filter(({ tier }) => tier <= (upTo ?? Number.POSITIVE_INFINITY));
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
