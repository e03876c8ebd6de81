import type { TimelineIncident, TimelineKind } from '@touchline/contracts/timeline';
import type { Score, Side, Sport } from '@touchline/domain/markets';
import type { Incident, MatchState, Squads } from '../models/index.ts';
import { describeState } from './event-state.ts';

const KINDS: Readonly<Record<Incident['kind'], TimelineKind>> = {
  'match-start': 'start',
  'period-start': 'period-start',
  'period-end': 'period-end',
  'match-end': 'end',
  goal: 'goal',
  points: 'points',
  // Several at once: a try, a touchdown, a home run.
  score: 'points',
  game: 'game',
  leg: 'leg',
  set: 'set',
  runs: 'runs',
  wicket: 'wicket',
  round: 'round',
  map: 'map',
  corner: 'corner',
  shot: 'shot',
  card: 'card',
  substitution: 'substitution',
};

/** What changes the score that is shown: the others are reported without it. */
const SCORING: ReadonlySet<TimelineKind> = new Set([
  'goal',
  'points',
  'game',
  'leg',
  'set',
  'runs',
  'wicket',
  'round',
  'map',
  'period-end',
  'end',
]);

/** Sports whose running set has a score of its own: points, legs or frames. */
const IN_SETS: ReadonlySet<Sport> = new Set([
  'volleyball',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
]);

/** The names of both squads, by the players' ids. */
export function namesOfSquads(squads: Squads | undefined): ReadonlyMap<number, string> {
  const all = squads === undefined ? [] : [...squads.home, ...squads.away];
  return new Map(all.map(({ id, name }) => [id, name]));
}

type Pair = NonNullable<TimelineIncident['score']>;

function withOne({ home, away }: Score, side: Side): Pair {
  return side === 'home' ? [home + 1, away] : [home, away + 1];
}

/**
 * The score as a reader follows it: games of the running set, points of a set of volleyball, rounds of a map, else
 * the match's. What ends a set is reported with the score that it makes of it, not with the next set's.
 */
function scoreAfter(
  { kind, side }: Incident,
  before: MatchState,
  after: MatchState,
): Pair | undefined {
  if (before.sport === 'tennis' && (kind === 'game' || kind === 'points')) {
    return kind === 'game' && side ? withOne(before.games, side) : undefined;
  }
  if (IN_SETS.has(before.sport) && 'points' in before && (kind === 'points' || kind === 'leg')) {
    return side && withOne(before.points as Score, side);
  }
  if (kind === 'round' && 'rounds' in before && typeof before.rounds === 'object') {
    return side && withOne(before.rounds, side);
  }
  return SCORING.has(KINDS[kind])
    ? (describeState(after, 0).score?.total as Pair | undefined)
    : undefined;
}

/** A game that its server has lost; whoever serves next has won nothing by it. */
function isBreak({ kind, side }: Incident, before: MatchState): boolean {
  const isTieBreak =
    before.sport === 'tennis' && before.games.home === 6 && before.games.away === 6;
  return kind === 'game' && before.sport === 'tennis' && !isTieBreak && side !== before.server;
}

/** An incident of a course in the words of the feed port, with the states before and after its second. */
export function reportIncident(
  incident: Incident,
  {
    id,
    before,
    after,
    names,
  }: {
    readonly id: number;
    readonly before: MatchState;
    readonly after: MatchState;
    readonly names: ReadonlyMap<number, string>;
  },
): TimelineIncident {
  const isFrame = incident.kind === 'leg' && before.sport === 'snooker';
  const kind = isFrame ? 'frame' : KINDS[incident.kind];
  // A period ends in the state that it leaves.
  const { period = '', clock } = describeState(
    incident.kind === 'period-end' || incident.kind === 'set' || incident.kind === 'map'
      ? before
      : after,
    0,
  );
  const { side, note, value, player, second } = incident;
  const named = (who: number | undefined) =>
    who === undefined ? undefined : { id: who, name: names.get(who) ?? '' };
  const reported = {
    side,
    player: named(player),
    second: named(second),
    note: note ?? (isBreak(incident, before) ? ('break' as const) : undefined),
    value,
    score: scoreAfter(incident, before, after),
    seconds: clock?.seconds,
  };
  const known = Object.fromEntries(
    Object.entries(reported).filter(([, fact]) => fact !== undefined),
  );
  return { id, kind, period, ...(known as Omit<TimelineIncident, 'id' | 'kind' | 'period'>) };
}
