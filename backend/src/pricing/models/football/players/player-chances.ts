import type { FootballState } from '../../match-state.ts';
import type { FootballProps, PropPlayer } from './football-props.ts';
import { OFFERED, SHOTS_LINE } from './offered.ts';
import {
  assistedShare,
  expectedOf,
  firstHalfShares,
  ownGoalShare,
  penaltyShare,
} from './parameters.ts';
import { averageAtFirst, averageOf, restOf, shareLeft } from './time-on-pitch.ts';
import type { Deed } from './squad.ts';
import type { StrengthsOf } from '../../strengths.ts';
import type { Side } from '@touchline/domain/markets';

/** Goals of a side that are still to come: chance of 0, 1, 2 …. */
export type GoalsToCome = readonly number[];

/** Fair chances of players, by id. */
export interface PlayerChances {
  readonly scorer: ReadonlyMap<number, number>;
  readonly firstScorer: ReadonlyMap<number, number>;
  readonly assist: ReadonlyMap<number, number>;
  readonly shots: ReadonlyMap<number, number>;
  readonly booked: ReadonlyMap<number, number>;
}

export interface SideToPrice {
  readonly side: Side;
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
  readonly props: FootballProps;
  readonly goals: GoalsToCome;
  /** Chance that the next goal that is no own goal is this side's, and goals expected of both sides together. */
  readonly first: number;
  readonly expectedOfBoth: number;
}

type Sums = Readonly<Record<Deed, number>>;

function sumsOf(players: readonly PropPlayer[]): Sums {
  const sum = (deed: Deed) => players.reduce((all, { shares }) => all + shares[deed], 0);
  return { goals: sum('goals'), assists: sum('assists'), shots: sum('shots'), cards: sum('cards') };
}

const mean = (goals: GoalsToCome): number =>
  goals.reduce((sum, chance, count) => sum + chance * count, 0);

/** Chance of at least one, if each goal is his with this chance. */
function atLeastOne(goals: GoalsToCome, chance: number): number {
  return 1 - goals.reduce((none, weight, count) => none + weight * (1 - chance) ** count, 0);
}

/** Chance that a goal is passed for by a player: whoever scores it is another one. */
function assistShare(player: PropPlayer, players: readonly PropPlayer[], sums: Sums): number {
  const scoredByOthers = players.reduce(
    (sum, other) =>
      other.id === player.id
        ? sum
        : sum + other.shares.goals / sums.goals / (sums.assists - other.shares.assists),
    0,
  );
  return (
    (1 - ownGoalShare) * (1 - penaltyShare) * assistedShare * player.shares.assists * scoredByOthers
  );
}

function atLeast(count: number, expected: number): number {
  let [term, below] = [Math.exp(-expected), 0];
  for (let at = 0; at < count; at += 1) {
    below += term;
    term *= expected / (at + 1);
  }
  return count <= 0 ? 1 : 1 - below;
}

/**
 * The chances of a side's players. Each goal is scored by one of those on the pitch in the proportion of their
 * shares, own goals aside; who still is on the pitch follows from when changes are made. So a side's goals are its
 * players' together, whatever its goals are distributed like.
 */
export function addPlayerChances(
  into: { readonly [Market in keyof PlayerChances]: Map<number, number> },
  { side, state, strengths, props, goals, first, expectedOfBoth }: SideToPrice,
): void {
  const players = props.players[side];
  const sums = sumsOf(players);
  const starters = players.filter(({ mayGoOff }) => mayGoOff).length;
  const changes = props.changes[side];
  const rest = restOf(state, { changes, starters });
  const ofCards = averageOf(
    restOf(state, { changes, starters, firstShare: firstHalfShares.cards }),
  );
  const onPitch = averageOf(rest);
  const atFirst = averageAtFirst(rest, expectedOfBoth);
  const cards = expectedOf('cards', strengths)[side] * shareLeft('cards', state);
  const shots = expectedOf('shots', strengths)[side] * shareLeft('shots', state);
  for (const player of players) {
    const { id, shares, done, offered, mayGoOff } = player;
    const stays = (chance: number) => (mayGoOff ? chance : 1);
    const ofGoals = shares.goals / sums.goals;
    const aGoal = (1 - ownGoalShare) * ofGoals * stays(onPitch);
    if (offered.goals && done.goals === 0) {
      into.scorer.set(id, atLeastOne(goals, aGoal));
    }
    if (offered.goals && !props.isFirstScored) {
      into.firstScorer.set(id, first * ofGoals * stays(atFirst));
    }
    if (offered.assists && done.assists === 0) {
      into.assist.set(id, atLeastOne(goals, assistShare(player, players, sums) * stays(onPitch)));
    }
    if (offered.cards && done.cards === 0) {
      const his = (cards * shares.cards * stays(ofCards)) / sums.cards;
      into.booked.set(id, 1 - Math.exp(-his));
    }
    if (offered.shots && done.shots < SHOTS_LINE) {
      const his = (shots * shares.shots * stays(onPitch)) / sums.shots + mean(goals) * aGoal;
      into.shots.set(id, atLeast(SHOTS_LINE - done.shots, his));
    }
  }
}

/** No chances yet. */
export function noChances() {
  const empty = () => new Map<number, number>();
  return {
    scorer: empty(),
    firstScorer: empty(),
    assist: empty(),
    shots: empty(),
    booked: empty(),
  };
}

/** Outcomes of player markets that a match has at most: both sides, the first scorer with "no goalscorer". */
export const MOST_PLAYER_OUTCOMES =
  2 * (2 * OFFERED.goals + OFFERED.assists + OFFERED.shots + OFFERED.cards) + 1;
