import type { TimelineIncident, TimelineKind } from '@touchline/contracts/timeline';
import type { Incident, MatchState, Squads } from '../models/index.ts';
import { describeState } from './event-state.ts';

const KINDS: Readonly<Record<Incident['kind'], TimelineKind>> = {
  'match-start': 'start',
  'period-start': 'period-start',
  'period-end': 'period-end',
  'match-end': 'end',
  goal: 'goal',
  points: 'points',
  game: 'game',
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

/** What changes the score that is shown: the others are told without it. */
const SCORING: ReadonlySet<TimelineKind> = new Set([
  'goal', 'points', 'game', 'set', 'runs', 'wicket', 'round', 'map', 'period-end', 'end',
]);

/** The names of both squads, by the players' ids. */
export function namesOfSquads(squads: Squads | undefined): ReadonlyMap<number, string> {
  const all = squads === undefined ? [] : [...squads.home, ...squads.away];
  return new Map(all.map(({ id, name }) => [id, name]));
}

/** The score as a reader follows it: the running set's games, the running set's points, else the match's. */
function scoreAfter(kind: TimelineKind, state: MatchState): TimelineIncident['score'] {
  const { score } = describeState(state, 0);
  if (!SCORING.has(kind) || score === undefined) return undefined;
  const ofPart = (kind === 'game' && state.sport === 'tennis') ||
    (kind === 'points' && (state.sport === 'volleyball' || state.sport === 'tennis')) ||
    kind === 'round';
  return ofPart ? (score.periods.at(-1) ?? score.total) : score.total;
}

/** A game that its server has lost; whoever serves next has won nothing by it. */
function isBreak({ kind, side }: Incident, before: MatchState): boolean {
  const isTieBreak = before.sport === 'tennis' && before.games.home === 6 && before.games.away === 6;
  return kind === 'game' && before.sport === 'tennis' && !isTieBreak && side !== before.server;
}

/** An incident of a course in the words of the feed port, with the states before and after its second. */
export function tellIncident(
  incident: Incident,
  { id, before, after, names }: {
    readonly id: number;
    readonly before: MatchState;
    readonly after: MatchState;
    readonly names: ReadonlyMap<number, string>;
  },
): TimelineIncident {
  const kind = KINDS[incident.kind];
  // A period ends in the state that it leaves.
  const { period = '', clock } = describeState(
    incident.kind === 'period-end' || incident.kind === 'set' || incident.kind === 'map' ? before : after,
    0,
  );
  const { side, note, value, player, second } = incident;
  const named = (who: number | undefined) =>
    who === undefined ? undefined : { id: who, name: names.get(who) ?? '' };
  const told = {
    side,
    player: named(player),
    second: named(second),
    note: note ?? (isBreak(incident, before) ? ('break' as const) : undefined),
    value,
    score: scoreAfter(kind, after),
    seconds: clock?.seconds,
  };
  const known = Object.fromEntries(Object.entries(told).filter(([, fact]) => fact !== undefined));
  return { id, kind, period, ...(known as Omit<TimelineIncident, 'id' | 'kind' | 'period'>) };
}
