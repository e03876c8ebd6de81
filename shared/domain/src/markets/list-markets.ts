import type { BattlesDiscipline, RoundsDiscipline } from './discipline.ts';
import type { FirstToSport } from './families.ts';
import type { Sport } from './sport.ts';
import { imitatedSport } from './virtual-sport.ts';

/** What every list carries of its events. */
const CARRIED = ['result', 'total', 'handicap'] as const;

/** What a list of events can show of each of them, whatever a sport calls it. */
export const LIST_MARKETS = [
  ...CARRIED,
  'both-score',
  'double-chance',
  'draw-no-bet',
  'with-overtime',
  'sets',
  'set-handicap',
  'wickets',
  'maps',
  'map-handicap',
] as const;
export type ListMarket = (typeof LIST_MARKETS)[number];

/** Those that imitate no other. */
type OwnSport = ReturnType<typeof imitatedSport<Sport>>;

/** Codes of the market types that lists of a sport can show, in the order of their switcher. */
const CODES: Readonly<Record<OwnSport, Readonly<Partial<Record<ListMarket, string>>>>> = {
  football: {
    result: 'ft-1x2',
    total: 'ft-total',
    handicap: 'ft-handicap',
    'both-score': 'ft-both-score',
    'double-chance': 'ft-double-chance',
    'draw-no-bet': 'ft-draw-no-bet',
  },
  'ice-hockey': {
    result: 'hockey-1x2',
    total: 'hockey-total',
    handicap: 'hockey-handicap',
    'with-overtime': 'hockey-winner',
    'double-chance': 'hockey-double-chance',
    'both-score': 'hockey-both-score',
  },
  basketball: {
    result: 'basketball-winner',
    total: 'basketball-total',
    handicap: 'basketball-handicap',
  },
  tennis: {
    result: 'tennis-winner',
    total: 'tennis-total-games',
    handicap: 'tennis-handicap-games',
    sets: 'tennis-total-sets',
    'set-handicap': 'tennis-set-handicap',
  },
  volleyball: {
    result: 'volleyball-winner',
    total: 'volleyball-total-points',
    handicap: 'volleyball-handicap-points',
    sets: 'volleyball-total-sets',
    'set-handicap': 'volleyball-set-handicap',
  },
  cricket: {
    result: 'cricket-winner',
    total: 'cricket-total-runs',
    handicap: 'cricket-handicap-runs',
    wickets: 'cricket-total-wickets',
  },
  // A race is not a row of two sides; its section shows meetings.
  'horse-racing': {},
  greyhounds: {},
  'table-tennis': ofSets('table-tennis', 'points'),
  badminton: ofSets('badminton', 'points'),
  darts: ofSets('darts', 'legs'),
  snooker: {
    result: 'snooker-winner',
    total: 'snooker-total-frames',
    handicap: 'snooker-handicap-frames',
  },
  handball: {
    result: 'handball-1x2',
    total: 'handball-total',
    handicap: 'handball-handicap',
    'double-chance': 'handball-double-chance',
    'draw-no-bet': 'handball-draw-no-bet',
  },
  rugby: {
    result: 'rugby-1x2',
    total: 'rugby-total',
    handicap: 'rugby-handicap',
    'draw-no-bet': 'rugby-draw-no-bet',
  },
  'american-football': {
    result: 'american-football-winner',
    total: 'american-football-total',
    handicap: 'american-football-handicap',
  },
  baseball: {
    result: 'baseball-winner',
    total: 'baseball-total',
    handicap: 'baseball-handicap',
  },
  boxing: { result: 'boxing-1x2', total: 'boxing-total-rounds' },
  mma: { result: 'mma-winner', total: 'mma-total-rounds' },
  cs2: ofMaps('cs2', 'rounds'),
  valorant: ofMaps('valorant', 'rounds'),
  dota2: ofMaps('dota2', 'kills'),
  lol: ofMaps('lol', 'kills'),
  esoccer: {
    result: 'esoccer-1x2',
    total: 'esoccer-total',
    handicap: 'esoccer-handicap',
    'both-score': 'esoccer-both-score',
    'double-chance': 'esoccer-double-chance',
    'draw-no-bet': 'esoccer-draw-no-bet',
  },
  'virtual-greyhounds': {},
};

/** A sport of sets, in each of which something is counted. */
function ofSets(
  sport: Exclude<FirstToSport, 'snooker'>,
  unit: 'points' | 'legs',
): Readonly<Partial<Record<ListMarket, string>>> {
  return {
    result: `${sport}-winner`,
    total: `${sport}-total-${unit}`,
    handicap: `${sport}-handicap-${unit}`,
    sets: `${sport}-total-sets`,
    'set-handicap': `${sport}-set-handicap`,
  };
}

/** A discipline of maps, in each of which something is counted. */
function ofMaps(
  sport: RoundsDiscipline | BattlesDiscipline,
  unit: 'rounds' | 'kills',
): Readonly<Partial<Record<ListMarket, string>>> {
  return {
    result: `${sport}-winner`,
    total: `${sport}-total-${unit}`,
    handicap: `${sport}-handicap-${unit}`,
    maps: `${sport}-total-maps`,
    'map-handicap': `${sport}-map-handicap`,
  };
}

/** What lists of a sport can show, the main ones first. */
export function listMarkets(sport: Sport): readonly ListMarket[] {
  return Object.keys(CODES[imitatedSport(sport)]) as ListMarket[];
}

/** The code of the market type that a list of a sport shows for it; `undefined` where the sport has none. */
export function listMarketCode(sport: Sport, market: ListMarket): string | undefined {
  return CODES[imitatedSport(sport)][market];
}

/** Codes of the market types that every list of a sport carries, in column order. */
export function mainMarkets(sport: Sport): readonly string[] {
  return CARRIED.flatMap((market) => CODES[imitatedSport(sport)][market] ?? []);
}

/** Whether every list carries it; any other has a topic of its own, for players who choose it. */
export function isCarried(market: ListMarket): boolean {
  return CARRIED.some((carried) => carried === market);
}

/** What is meant by a name in an address, a topic or storage; `undefined` for anything else. */
export function toListMarket(name: string | undefined): ListMarket | undefined {
  return LIST_MARKETS.find((market) => market === name);
}
