import type { TimelineIncident } from '@touchline/contracts/timeline';

export type Pair = readonly [home: number, away: number];

/** What is counted of a match, in the order that it is shown. */
export const COUNTED = [
  'shots',
  'onTarget',
  'corners',
  'yellow',
  'red',
  'penalties',
  'changes',
  'baskets',
  'threes',
  'aces',
  'breaks',
  'games',
  'points',
  'boundaries',
  'wickets',
  'rounds',
] as const;
export type Counted = (typeof COUNTED)[number];

/** How much an incident is of each; a goal is a shot on target as well. */
function worthOf(incident: TimelineIncident, sport: string): Partial<Record<Counted, number>> {
  const { kind, note, value = 1 } = incident;
  const isFootball = sport === 'football';
  switch (kind) {
    case 'goal':
      return isFootball && note !== 'own' ? { shots: 1, onTarget: 1 } : {};
    case 'shot':
      return { shots: 1, onTarget: note === 'saved' ? 1 : 0 };
    case 'corner':
      return { corners: 1 };
    case 'card':
      return note === 'red' ? { red: 1 } : { yellow: 1, red: note === 'second-yellow' ? 1 : 0 };
    case 'penalty':
      return { penalties: 1 };
    case 'substitution':
      return { changes: 1 };
    case 'points':
      return sport === 'basketball' ? { baskets: 1, threes: value === 3 ? 1 : 0 } : { points: 1 };
    case 'ace':
      return { aces: 1 };
    case 'game':
      return { games: 1, breaks: note === 'break' ? 1 : 0 };
    case 'runs':
      return { boundaries: value >= 4 ? 1 : 0 };
    case 'wicket':
      return { wickets: 1 };
    case 'round':
      return { rounds: 1 };
    default:
      return {};
  }
}

export interface CountedRow {
  readonly what: Counted;
  readonly pair: Pair;
}

/** What the incidents add up to, by side. What neither side has is not in it: the source may not report it at all. */
export function countIncidents(
  incidents: readonly TimelineIncident[],
  sport: string,
): readonly CountedRow[] {
  const sums = new Map<Counted, [number, number]>();
  for (const incident of incidents) {
    if (incident.side === undefined || incident.isTakenBack === true) continue;
    const at = incident.side === 'home' ? 0 : 1;
    for (const [what, worth] of Object.entries(worthOf(incident, sport))) {
      const pair = sums.get(what as Counted) ?? [0, 0];
      pair[at] += worth;
      sums.set(what as Counted, pair);
    }
  }
  return COUNTED.flatMap((what) => {
    const pair = sums.get(what);
    return pair === undefined || pair[0] + pair[1] === 0 ? [] : [{ what, pair }];
  });
}

/** How much pressure an incident shows; a goal the most. */
const PRESSURE: Readonly<Partial<Record<TimelineIncident['kind'], number>>> = {
  goal: 5,
  shot: 2,
  corner: 1,
  points: 1,
  ace: 1,
  game: 1,
  runs: 1,
  wicket: -6,
  round: 1,
};
/** Of a game with a clock, the seconds of a bar; else bars of so many incidents. */
const BAR_SECONDS = 180;
const BARS = 30;

/**
 * Which side pressed, bar by bar from the start: above zero the home side. By the clock where there is one, else in
 * equal numbers of incidents.
 */
export function momentumOf(incidents: readonly TimelineIncident[]): readonly number[] {
  const pressing = incidents.filter(
    ({ kind, side, isTakenBack }) =>
      PRESSURE[kind] !== undefined && side !== undefined && isTakenBack !== true,
  );
  const last = pressing.at(-1);
  if (last === undefined) return [];
  const isByClock = last.seconds !== undefined;
  const size = isByClock ? BAR_SECONDS : Math.max(1, Math.ceil(pressing.length / BARS));
  const bars: number[] = [];
  for (const [at, { kind, side, seconds = 0, value = 1, note }] of pressing.entries()) {
    const bar = Math.floor((isByClock ? seconds : at) / size);
    const worth = (PRESSURE[kind] ?? 0) * (kind === 'runs' || kind === 'points' ? value : 1);
    const isAgainst = note === 'own';
    bars[bar] = (bars[bar] ?? 0) + (side === 'home' ? worth : -worth) * (isAgainst ? 0.5 : 1);
  }
  return Array.from(bars, (bar) => bar ?? 0);
}
