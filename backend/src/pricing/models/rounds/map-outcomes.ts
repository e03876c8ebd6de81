import type { Score, Side } from '@touchline/domain/markets';
import type { Buy } from '../match-state.ts';
import type { Server, SetOutcome } from '../sets/match-of-sets.ts';
import { buyAfter, firstDefends, freshBuy, homeWinsRound, mapIsOver } from './one-round.ts';
import type { RoundsRules } from './parameters.ts';

/** Rounds up to which a map is followed: nine overtimes. */
const MOST_ROUNDS = 80;
/** Ways to end that are rarer than this are dropped, and the others scaled up for them. */
const NEGLECTED = 1e-7;

export interface MapToFollow {
  readonly rounds: Score;
  readonly buys: Readonly<Record<Side, Buy>>;
  /** Whether the home side defends first. */
  readonly isHomeFirst: boolean;
  readonly homeEdge: number;
  readonly rules: RoundsRules;
  /** Who defends first on the next map: 0 the home side. */
  readonly nextServer: Server;
}

const BUYS = ['pistol', 'full', 'last', 'eco'] as const satisfies readonly Buy[];
/** A pair of buys as one number. */
const PAIRS = BUYS.flatMap((home) => BUYS.map((away) => ({ home, away })));
const pairOf = (home: Buy, away: Buy): number =>
  BUYS.indexOf(home) * BUYS.length + BUYS.indexOf(away);

/** Both sides' means after a round, by who won it, for each pair of means before. */
const AFTER = {
  home: PAIRS.map(({ home, away }) => pairOf(buyAfter(home, true), buyAfter(away, false))),
  away: PAIRS.map(({ home, away }) => pairOf(buyAfter(home, false), buyAfter(away, true))),
};

/** All ways a map can end from its state: a Markov chain over rounds won and what both sides can buy. */
export function mapOutcomes(map: MapToFollow): readonly SetOutcome[] {
  const { rounds, buys, rules, nextServer } = map;
  const outcomes: SetOutcome[] = [];
  const played = rounds.home + rounds.away;
  // Weights by the home side's rounds, and within them by the pair of buys.
  let weights = new Float64Array((MOST_ROUNDS + 1) * PAIRS.length);
  weights[rounds.home * PAIRS.length + pairOf(buys.home, buys.away)] = 1;
  for (let round = played; round < MOST_ROUNDS; round += 1) {
    const chances = chancesOf(map, round);
    const fresh = freshBuy(round + 1, rules);
    const freshPair = fresh === undefined ? undefined : pairOf(fresh, fresh);
    const next = new Float64Array(weights.length);
    let left = 0;
    for (let home = 0; home <= round; home += 1) {
      const won = [0, 0] as [number, number];
      for (let pair = 0; pair < PAIRS.length; pair += 1) {
        const weight = weights[home * PAIRS.length + pair] as number;
        if (weight === 0) continue;
        const chance = chances[pair] as number;
        won[0] += weight * chance;
        won[1] += weight * (1 - chance);
        const afterHome = (home + 1) * PAIRS.length + (freshPair ?? (AFTER.home[pair] as number));
        const afterAway = home * PAIRS.length + (freshPair ?? (AFTER.away[pair] as number));
        next[afterHome] = (next[afterHome] as number) + weight * chance;
        next[afterAway] = (next[afterAway] as number) + weight * (1 - chance);
      }
      left += won[0] + won[1];
    }
    left -= endMaps({ next, round: round + 1, rules, nextServer, outcomes });
    weights = next;
    if (left < NEGLECTED) break;
  }
  const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
  return outcomes.map((outcome) => ({ ...outcome, probability: outcome.probability / sum }));
}

/** The home side's chance in a round, for each pair of buys. */
function chancesOf(
  { isHomeFirst, homeEdge, rules }: MapToFollow,
  round: number,
): readonly number[] {
  const homeDefends = firstDefends(round, rules) === isHomeFirst;
  return PAIRS.map((pair) => homeWinsRound({ homeEdge, homeDefends, ...pair }, rules));
}

/** Takes the maps that have ended out of the weights; answers how much there was of them. */
function endMaps({
  next,
  round,
  rules,
  nextServer,
  outcomes,
}: {
  readonly next: Float64Array;
  /** Rounds played by now. */
  readonly round: number;
  readonly rules: RoundsRules;
  readonly nextServer: Server;
  readonly outcomes: SetOutcome[];
}): number {
  let ended = 0;
  for (let home = 0; home <= round; home += 1) {
    const away = round - home;
    if (!mapIsOver({ home, away }, rules)) continue;
    const own = next.subarray(home * PAIRS.length, (home + 1) * PAIRS.length);
    const probability = own.reduce((sum, weight) => sum + weight, 0);
    if (probability > 0) outcomes.push({ home, away, probability, nextServer });
    ended += probability;
    own.fill(0);
  }
  return ended;
}
