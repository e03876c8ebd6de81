import {
  buildMarketKey,
  findMarketType,
  type MatchResult,
  type Sport,
} from '@touchline/domain/markets';
import type { MarketOffer } from '../book/book-event.ts';
import type { OddsApiEvent, OddsApiScore } from './odds-api-schema.ts';

/**
 * How a sport's markets and results are read. The service's totals and spreads of basketball and
 * ice hockey include overtime, as its scores do; ours do not, so only the winner is offered there.
 */
interface SportReading {
  readonly sport: Sport;
  readonly winner: string;
  readonly total?: { readonly half: string; readonly other: string };
  readonly handicap?: string;
}

const READINGS: readonly (readonly [prefix: string, SportReading])[] = [
  [
    'soccer_',
    {
      sport: 'football',
      winner: 'ft-1x2',
      total: { half: 'ft-total', other: 'ft-asian-total' },
      handicap: 'ft-handicap',
    },
  ],
  ['basketball_', { sport: 'basketball', winner: 'basketball-winner' }],
  ['icehockey_', { sport: 'ice-hockey', winner: 'hockey-winner' }],
];

function readingOf(sportKey: string): SportReading | undefined {
  return READINGS.find(([prefix]) => sportKey.startsWith(prefix))?.[1];
}

/** The sport behind a key such as `soccer_epl`; undefined when we cannot price and settle it. */
export function sportOfKey(sportKey: string): Sport | undefined {
  return readingOf(sportKey)?.sport;
}

interface Quote {
  readonly key: string;
  readonly code: string;
  readonly price: number;
}

type Market = OddsApiEvent['bookmakers'][number]['markets'][number];
type Names = { readonly home: string; readonly away: string };

function isLine(point: number | undefined): point is number {
  return point !== undefined && Number.isInteger(point * 4) && Math.abs(point) < 1_000;
}

function winnerQuotes(market: Market, names: Names, key: string): readonly Quote[] {
  const codes: Readonly<Record<string, string>> = {
    [names.home]: 'home',
    [names.away]: 'away',
    Draw: 'draw',
  };
  return market.outcomes.flatMap(({ name, price }) => {
    const code = codes[name];
    return code === undefined ? [] : [{ key, code, price }];
  });
}

function totalQuotes(market: Market, types: NonNullable<SportReading['total']>): readonly Quote[] {
  return market.outcomes.flatMap(({ name, price, point }) => {
    if (!isLine(point) || point <= 0 || (name !== 'Over' && name !== 'Under')) {
      return [];
    }
    const code = Math.abs((point * 4) % 4) === 2 ? types.half : types.other;
    return [{ key: buildMarketKey({ code, line: point }), code: name.toLowerCase(), price }];
  });
}

/** Each side's point is its own; a market's line is the home side's. */
function handicapQuotes(market: Market, names: Names, code: string): readonly Quote[] {
  return market.outcomes.flatMap(({ name, price, point }) => {
    const side = name === names.home ? 'home' : name === names.away ? 'away' : undefined;
    if (side === undefined || !isLine(point)) {
      return [];
    }
    const line = side === 'home' ? point : -point;
    return [{ key: buildMarketKey({ code, line: line === 0 ? 0 : line }), code: side, price }];
  });
}

function quotesOf(market: Market, names: Names, reading: SportReading): readonly Quote[] {
  if (market.key === 'h2h') {
    return winnerQuotes(market, names, reading.winner);
  }
  if (market.key === 'totals' && reading.total !== undefined) {
    return totalQuotes(market, reading.total);
  }
  if (market.key === 'spreads' && reading.handicap !== undefined) {
    return handicapQuotes(market, names, reading.handicap);
  }
  return [];
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Prices of more than this, and those of 1 or less, are no offers. */
const HIGHEST_PRICE = 1_000;

/** An event's markets, each outcome at the median price of the bookmakers that quote it. */
export function readOffers(event: OddsApiEvent): readonly MarketOffer[] {
  const reading = readingOf(event.sport_key);
  const { home_team: home, away_team: away } = event;
  if (reading === undefined || home === null || away === null) {
    return [];
  }
  const quotes = event.bookmakers
    .flatMap(({ markets }) => markets)
    .flatMap((market) => quotesOf(market, { home, away }, reading))
    .filter(({ price }) => price > 1 && price < HIGHEST_PRICE);
  return [...new Set(quotes.map(({ key }) => key))].flatMap((key) => {
    const codes = findMarketType(key.split('@')[0] ?? '')?.kind.outcomes ?? [];
    const prices = codes.map((code) =>
      median(
        quotes
          .filter((quote) => quote.key === key && quote.code === code)
          .map(({ price }) => price),
      ),
    );
    // A market with a side missing would be graded but could not be bet on fairly.
    return prices.every((price) => price !== undefined)
      ? [{ key, codes, prices: prices.map((price) => price.toFixed(2)) }]
      : [];
  });
}

/** The score as two numbers, once the service reports it. */
export function readScore(score: OddsApiScore): readonly [number, number] | undefined {
  const of = (name: string | null): number => {
    const text = score.scores?.find((entry) => entry.name === name)?.score;
    return text === undefined || text === null || text.trim() === '' ? Number.NaN : Number(text);
  };
  const [home, away] = [of(score.home_team), of(score.away_team)];
  return Number.isInteger(home) && Number.isInteger(away) ? [home, away] : undefined;
}

/** The result of a completed event; undefined while it runs or its score cannot be read. */
export function readResult(sport: Sport, score: OddsApiScore): MatchResult | undefined {
  const read = score.completed ? readScore(score) : undefined;
  if (read === undefined) {
    return undefined;
  }
  const [home, away] = read;
  switch (sport) {
    case 'football':
      return { sport, status: 'finished', fullTime: { home, away } };
    case 'basketball':
    case 'ice-hockey':
      // The final score, overtime included: it gives the winner, which is all that is offered.
      return home === away ? undefined : { sport, status: 'finished', regulation: { home, away } };
    default:
      return undefined;
  }
}
