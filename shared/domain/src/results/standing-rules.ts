import type { Sport } from '../markets/index.ts';
import type { SideOutcome } from './match-outcome.ts';

/** What decides between sides, in order; `mutual` is points in the matches of those level among each other. */
export type Tiebreak =
  | 'points'
  | 'share'
  | 'wins'
  | 'difference'
  | 'scored'
  | 'mutual'
  | 'mutual-difference';

/** How a competition's table is made; the page says it by its name. */
export interface StandingRule {
  readonly name:
    | 'football-difference'
    | 'football-mutual'
    | 'hockey-three-points'
    | 'hockey-two-points'
    | 'basketball-share'
    | 'volleyball'
    | 'cricket'
    | 'handball'
    | 'rugby';
  /** Points of a match by how it ended; a volleyball match of five sets counts as one with overtime. */
  readonly points: Readonly<Record<SideOutcome, number>>;
  readonly order: readonly Tiebreak[];
}

const football = { won: 3, drawn: 1, lost: 0, 'overtime-won': 3, 'overtime-lost': 0 } as const;

const RULES: Readonly<Record<StandingRule['name'], StandingRule>> = {
  'football-difference': {
    name: 'football-difference',
    points: football,
    order: ['points', 'difference', 'scored', 'mutual'],
  },
  'football-mutual': {
    name: 'football-mutual',
    points: football,
    order: ['points', 'mutual', 'mutual-difference', 'difference', 'scored'],
  },
  'hockey-three-points': {
    name: 'hockey-three-points',
    points: { won: 3, 'overtime-won': 2, drawn: 1, 'overtime-lost': 1, lost: 0 },
    order: ['points', 'wins', 'difference', 'scored'],
  },
  'hockey-two-points': {
    name: 'hockey-two-points',
    points: { won: 2, 'overtime-won': 2, drawn: 1, 'overtime-lost': 1, lost: 0 },
    order: ['points', 'wins', 'difference', 'scored'],
  },
  'basketball-share': {
    name: 'basketball-share',
    points: { won: 1, 'overtime-won': 1, drawn: 0, 'overtime-lost': 0, lost: 0 },
    order: ['share', 'mutual', 'difference', 'scored'],
  },
  volleyball: {
    name: 'volleyball',
    points: { won: 3, 'overtime-won': 2, drawn: 0, 'overtime-lost': 1, lost: 0 },
    order: ['points', 'wins', 'difference', 'scored'],
  },
  handball: {
    name: 'handball',
    points: { won: 2, 'overtime-won': 2, drawn: 1, 'overtime-lost': 0, lost: 0 },
    order: ['points', 'mutual', 'difference', 'scored'],
  },
  rugby: {
    name: 'rugby',
    points: { won: 4, 'overtime-won': 4, drawn: 2, 'overtime-lost': 0, lost: 0 },
    order: ['points', 'wins', 'difference', 'scored'],
  },
  cricket: {
    name: 'cricket',
    points: { won: 2, 'overtime-won': 2, drawn: 1, 'overtime-lost': 0, lost: 0 },
    order: ['points', 'wins', 'difference'],
  },
};

/**
 * Leagues that put the matches between sides level on points before the goal difference of the season.
 * Sources: the regulations of LaLiga, Serie A, Liga Portugal, TFF Süper Lig and Super League Greece.
 */
const FOOTBALL_MUTUAL: ReadonlySet<string> = new Set(['ES', 'IT', 'PT', 'TR', 'GR']);
/** Where a win in overtime counts as any other (NHL, and the leagues of its players' unions). */
const HOCKEY_TWO_POINTS: ReadonlySet<string> = new Set(['US', 'CA']);

/** How the table of a competition is made; undefined for a sport that has none (tennis, esports). */
export function standingRuleOf({
  sport,
  country,
}: {
  readonly sport: Sport;
  readonly country: string;
}): StandingRule | undefined {
  switch (sport) {
    case 'football':
      return RULES[FOOTBALL_MUTUAL.has(country) ? 'football-mutual' : 'football-difference'];
    case 'ice-hockey':
      return RULES[HOCKEY_TWO_POINTS.has(country) ? 'hockey-two-points' : 'hockey-three-points'];
    case 'handball':
      return RULES.handball;
    case 'rugby':
      return RULES.rugby;
    case 'american-football':
    case 'baseball':
    case 'basketball':
      return RULES['basketball-share'];
    case 'volleyball':
      return RULES.volleyball;
    case 'cricket':
      return RULES.cricket;
    case 'tennis':
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
    case 'boxing':
    case 'mma':
    case 'cs2':
    case 'valorant':
    case 'esoccer':
    case 'dota2':
    case 'lol':
      return undefined;
  }
}
