import type { PlayerRecord, PlayersResult, Score, Side } from '@touchline/domain/markets';
import type { Random } from '../../random.ts';
import type { Incident } from '../../sport-model.ts';
import type { StrengthsOf } from '../../strengths.ts';
import { chooseBy, drawLineup, entering, fromBench, type Lineup, type OnPitch } from './line-up.ts';
import {
  assistedShare,
  blockedShare,
  ownGoalShare,
  penaltyShare,
  savedShare,
  straightRedShare,
} from './parameters.ts';
import { type Planned, planMatch } from './plan-match.ts';
import type { Squads } from './squad.ts';

/** Where the draws of line-ups and goals begin, behind those of the plan. */
const LINEUPS_FROM = 10_000;
const GOALS_FROM = 20_000;
const DRAWS_A_GOAL = 4;

/** What a match is beside its goals: who plays, who scores, corners, shots, cards and changes. */
export interface MatchStory {
  /** Tells on to a moment, the goals among it given; what it adds comes in order with them. */
  report(goals: readonly Incident[], until: number): readonly Incident[];
  readonly corners: Score;
  readonly cards: Score;
  /** Both teams, once the match has begun. */
  readonly lineups: Readonly<Record<Side, Lineup>> | undefined;
  /** Players that each side has changed. */
  readonly changes: Score;
  /** Whether a goal has been scored that is no own goal. */
  readonly isFirstScored: boolean;
  readonly players: PlayersResult;
}

interface State {
  readonly squads: Squads;
  readonly random: Random;
  readonly plan: readonly Planned[];
  readonly lineups: Readonly<Record<Side, Lineup>>;
  next: number;
  goals: number;
  firstScorer: number | undefined;
  readonly counts: Record<'corners' | 'cards' | 'changes', Record<Side, number>>;
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const none = () => ({ home: 0, away: 0 });

function open({ strengths, squads, random }: StoryOptions): State {
  return {
    squads,
    random,
    plan: planMatch(strengths, random),
    lineups: {
      home: drawLineup(squads.home, random, LINEUPS_FROM),
      away: drawLineup(squads.away, random, LINEUPS_FROM + 100),
    },
    next: 0,
    goals: 0,
    firstScorer: undefined,
    counts: { corners: none(), cards: none(), changes: none() },
  };
}

/** Whose goal it is. An own goal is scored by a player of the other side, and counts for no one. */
function reportGoal(state: State, goal: Incident): Incident {
  const { side } = goal;
  if (side === undefined) return goal;
  const from = GOALS_FROM + DRAWS_A_GOAL * state.goals;
  const draw = (at: number) => state.random(from + at);
  state.goals += 1;
  if (draw(0) < ownGoalShare) {
    const unlucky = chooseBy(state.lineups[other(side)], 'cards', draw(1));
    return { ...goal, note: 'own', ...(unlucky && { player: unlucky.player.id }) };
  }
  const team = state.lineups[side];
  const isPenalty = (draw(0) - ownGoalShare) / (1 - ownGoalShare) < penaltyShare;
  const scorer = chooseBy(team, 'goals', draw(1));
  if (scorer === undefined) return goal;
  scorer.done.goals += 1;
  scorer.done.shots += 1;
  state.firstScorer ??= scorer.player.id;
  const isAssisted = !isPenalty && draw(2) < assistedShare;
  const passer = isAssisted ? chooseBy(team, 'assists', draw(3), scorer) : undefined;
  if (passer !== undefined) passer.done.assists += 1;
  return {
    ...goal,
    player: scorer.player.id,
    ...(isPenalty && { note: 'penalty' as const }),
    ...(passer && { second: passer.player.id }),
  };
}

function reportCard(state: State, { side, at, who, what }: Planned): Incident | undefined {
  const booked = chooseBy(state.lineups[side], 'cards', who);
  if (booked === undefined) return undefined;
  const isRed = what < straightRedShare;
  const isSecond = !isRed && booked.done.cards > 0;
  booked.done.cards += 1;
  state.counts.cards[side] += 1;
  booked.isOn = !isRed && !isSecond;
  const note = isRed ? 'red' : isSecond ? 'second-yellow' : 'yellow';
  return { kind: 'card', side, at, player: booked.player.id, note };
}

function reportShot(state: State, { side, at, who, what }: Planned): Incident | undefined {
  const shooter = chooseBy(state.lineups[side], 'shots', who);
  if (shooter === undefined) return undefined;
  shooter.done.shots += 1;
  const note = what < savedShare ? 'saved' : what < savedShare + blockedShare ? 'blocked' : 'wide';
  return { kind: 'shot', side, at, player: shooter.player.id, note };
}

/** One of the starters of the field goes off; whoever is next on the bench comes on. */
function reportChange(state: State, { side, at, who }: Planned): Incident | undefined {
  const { took, bench } = state.lineups[side];
  const able = took.filter(
    ({ isOn, isStarter, player }) => isOn && isStarter && player.position !== 'G',
  );
  const off = able[Math.floor(who * able.length)];
  const on = off && fromBench(bench, off.player);
  if (off === undefined || on === undefined) return undefined;
  off.isOn = false;
  took.push(entering(on, { isStarter: false, isLate: state.firstScorer !== undefined }));
  state.counts.changes[side] += 1;
  return { kind: 'substitution', side, at, player: on.id, second: off.player.id };
}

function reportPlanned(state: State, planned: Planned): Incident | undefined {
  switch (planned.kind) {
    case 'corners':
      state.counts.corners[planned.side] += 1;
      return { kind: 'corner', side: planned.side, at: planned.at };
    case 'shots':
      return reportShot(state, planned);
    case 'cards':
      return reportCard(state, planned);
    case 'change':
      return reportChange(state, planned);
  }
}

function reportOn(state: State, goals: readonly Incident[], until: number): readonly Incident[] {
  const reported: Incident[] = [];
  const reportPlan = (before: number): void => {
    for (;;) {
      const planned = state.plan[state.next];
      if (planned === undefined || planned.at >= before) return;
      state.next += 1;
      const incident = reportPlanned(state, planned);
      if (incident !== undefined) reported.push(incident);
    }
  };
  for (const incident of goals) {
    // In the same second a goal comes first and the end of a half last, however the match is advanced.
    reportPlan(incident.kind === 'goal' ? incident.at : incident.at + 1);
    reported.push(incident.kind === 'goal' ? reportGoal(state, incident) : incident);
  }
  reportPlan(until + 1);
  return reported;
}

function recordOf({ player, done, isLate }: OnPitch): PlayerRecord {
  const { goals, assists, shots, cards } = done;
  return {
    id: player.id,
    ...(goals > 0 && { goals }),
    ...(assists > 0 && { assists }),
    ...(shots > 0 && { shots }),
    ...(cards > 0 && { cards }),
    ...(isLate && { isLate }),
  };
}

export interface StoryOptions {
  readonly strengths: StrengthsOf<'football'>;
  readonly squads: Squads;
  /** Where money depends on the result, from a secret; another one than the goals are drawn from. */
  readonly random: Random;
}

/**
 * The story of a match whose goals are drawn elsewhere. The same options and goals report the same story, in steps
 * of whatever length. Nothing is drawn before the match begins.
 */
export function createMatchStory(options: StoryOptions): MatchStory {
  let state: State | undefined;
  return {
    report(goals, until) {
      state ??= open(options);
      return reportOn(state, goals, until);
    },
    get corners() {
      return { ...(state?.counts.corners ?? none()) };
    },
    get cards() {
      return { ...(state?.counts.cards ?? none()) };
    },
    get changes() {
      return { ...(state?.counts.changes ?? none()) };
    },
    get lineups() {
      return state?.lineups;
    },
    get isFirstScored() {
      return state?.firstScorer !== undefined;
    },
    get players() {
      const took =
        state === undefined ? [] : [...state.lineups.home.took, ...state.lineups.away.took];
      const firstScorer = state?.firstScorer;
      return { ...(firstScorer !== undefined && { firstScorer }), records: took.map(recordOf) };
    },
  };
}
