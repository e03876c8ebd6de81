import { buildMarketKey, type Sport } from '@touchline/domain/markets';
import type { CatalogueMarket } from './betfair-schema.ts';

/** The exchange's kinds of event that we have as sports. */
export const EVENT_TYPES: Readonly<Record<string, Sport>> = {
  '1': 'football',
  '2': 'tennis',
  '7522': 'basketball',
};

const LINES = ['05', '15', '25', '35', '45', '55', '65'] as const;

/** The types of market that are followed; all have one winner. */
export const MARKET_TYPES: readonly string[] = [
  'MATCH_ODDS',
  'BOTH_TEAMS_TO_SCORE',
  ...LINES.map((line) => `OVER_UNDER_${line}`),
];

/** A market of the exchange as one of ours. */
export interface KnownMarket {
  readonly marketId: string;
  /** Of the exchange. */
  readonly eventId: string;
  readonly key: string;
  /** Our codes by the exchange's selections. */
  readonly codes: Readonly<Record<number, string>>;
}

/** The sides of an event by its name: `Home v Away`, and `Away @ Home` in American sports. */
export function sidesOf(
  name: string,
): { readonly home: string; readonly away: string } | undefined {
  const [left, right, ...rest] = name.split(/ (?:v|vs|@) /);
  if (left === undefined || right === undefined || rest.length > 0) {
    return undefined;
  }
  const [home, away] = name.includes(' @ ') ? [right, left] : [left, right];
  return { home: home.trim(), away: away.trim() };
}

const WINNERS: Readonly<Partial<Record<Sport, string>>> = {
  football: 'ft-1x2',
  tennis: 'tennis-winner',
  basketball: 'basketball-winner',
};

/** The code of a runner by its name. */
function codeOf(
  type: string,
  runner: string,
  sides: { readonly home: string; readonly away: string },
): string | undefined {
  const named: Readonly<Record<string, string>> =
    type === 'MATCH_ODDS'
      ? { [sides.home]: 'home', [sides.away]: 'away', 'The Draw': 'draw' }
      : { Yes: 'yes', No: 'no' };
  const over = /^(Over|Under) \d+(?:\.\d)? Goals$/.exec(runner)?.[1]?.toLowerCase();
  return type.startsWith('OVER_UNDER_') ? over : named[runner];
}

function keyOf(type: string, sport: Sport): string | undefined {
  if (type === 'MATCH_ODDS') {
    return WINNERS[sport];
  }
  if (sport !== 'football') {
    return undefined;
  }
  const line = /^OVER_UNDER_(\d)5$/.exec(type)?.[1];
  return line === undefined
    ? type === 'BOTH_TEAMS_TO_SCORE'
      ? 'ft-both-score'
      : undefined
    : buildMarketKey({ code: 'ft-total', line: Number(line) + 0.5 });
}

/**
 * A market of the exchange as one of ours; undefined for what we cannot offer and settle.
 * @param type as the stream says it
 */
export function knownMarket(market: CatalogueMarket, type: string): KnownMarket | undefined {
  const sport = EVENT_TYPES[market.eventType.id];
  const sides = sidesOf(market.event.name);
  const key = sport && keyOf(type, sport);
  if (key === undefined || sides === undefined) {
    return undefined;
  }
  const named = market.runners.map(
    ({ selectionId, runnerName }) => [selectionId, codeOf(type, runnerName, sides)] as const,
  );
  const codes = named.flatMap(([id, code]) => (code === undefined ? [] : [[id, code] as const]));
  return codes.length === market.runners.length
    ? {
        marketId: market.marketId,
        eventId: market.event.id,
        key,
        codes: Object.fromEntries(codes),
      }
    : undefined;
}
