import type { FightSport } from '@touchline/domain/markets';
import type { FightState } from '../match-state.ts';
import { certain, type Distribution, plus } from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { FightStrengths } from '../strengths.ts';
import { DRAW_WHEN_LEVEL, FIGHT_RULES } from './parameters.ts';

/** Prices fights: a stoppage at a constant rate, else rounds one by one and the judges. */
export function createFightPricer(sport: FightSport): FillSheet<FightSport> {
  const codes = createSportSheet(sport);
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    addFight(codes.on(sheet), lawOf(state, strengths), state);
  };
}

/** How a fight may still end. */
interface FightLaw {
  /** Chance that it is stopped in the first and in the second half of each round, by round. */
  readonly halves: readonly (readonly [first: number, second: number])[];
  /** Share of stoppages by the home side. */
  readonly homeStops: number;
  /** Chance that all rounds are fought, and what the judges then say. */
  readonly distance: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

function lawOf(state: FightState, { homeStops, homeRound }: FightStrengths<FightSport>): FightLaw {
  const { sport, rounds, round, phase, phaseSeconds } = state;
  const { roundSeconds, stoppages } = FIGHT_RULES[sport];
  const half = roundSeconds / 2;
  const secondsLeft = (number: number, isSecond: boolean): number => {
    if (number > round) return half;
    if (number < round || phase !== 'playing') return 0;
    const over = Math.max(0, phaseSeconds - (isSecond ? half : 0));
    return Math.max(0, half - over);
  };
  let open = 1;
  const stopped = (seconds: number): number => {
    const chance = open * (1 - Math.exp((-stoppages * seconds) / roundSeconds));
    open -= chance;
    return chance;
  };
  const halves = Array.from({ length: rounds }, (_, index) => {
    const first = stopped(secondsLeft(index + 1, false));
    return [first, stopped(secondsLeft(index + 1, true))] as const;
  });
  return { halves, homeStops, distance: open, ...judged(state, homeRound) };
}

/** What the judges say after all rounds: who has won more of them, or a toss that may be a draw. */
function judged({ cards, rounds }: FightState, homeRound: number) {
  const won = cards.filter(({ home, away }) => home > away).length;
  const next: Distribution = {
    low: 0,
    probabilities: Float64Array.of(1 - homeRound, homeRound),
  };
  const left = Array.from({ length: rounds - cards.length }, () => next);
  const { low, probabilities } = left.reduce(plus, certain(won));
  const chances = { home: 0, draw: 0, away: 0 };
  for (const [offset, chance] of probabilities.entries()) {
    const lead = 2 * (low + offset) - rounds;
    if (lead > 0) chances.home += chance;
    else if (lead < 0) chances.away += chance;
    else {
      chances.draw += chance * DRAW_WHEN_LEVEL;
      chances.home += chance * (1 - DRAW_WHEN_LEVEL) * homeRound;
      chances.away += chance * (1 - DRAW_WHEN_LEVEL) * (1 - homeRound);
    }
  }
  return chances;
}

function addFight(add: SportSheet, law: FightLaw, { sport, rounds }: FightState): void {
  const { halves, homeStops, distance } = law;
  const stops = 1 - distance;
  const home = stops * homeStops + distance * law.home;
  const away = stops * (1 - homeStops) + distance * law.away;
  if (sport === 'mma') {
    const { submissions } = FIGHT_RULES.mma;
    const ways = (share: number, decided: number) => [
      stops * share * (1 - submissions),
      stops * share * submissions,
      distance * decided,
    ];
    add.two('mma-winner', home / (home + away));
    add.list('mma-method', [...ways(homeStops, law.home), ...ways(1 - homeStops, law.away)]);
  } else {
    const draw = distance * law.draw;
    add.list('boxing-1x2', [home, draw, away]);
    add.two('boxing-draw-no-bet', home / (home + away));
    const method = [stops * homeStops, distance * law.home, draw];
    add.list('boxing-method', [...method, stops * (1 - homeStops), distance * law.away]);
  }
  add.two(`${sport}-distance`, distance);
  add.list(`${sport}-round-of-${rounds}`, [
    ...halves.map(([first, second]) => first + second),
    distance,
  ]);
  // A round counts once its half is over.
  const counts = halves.flatMap(([first, second], index) => [
    [index, first] as const,
    [index + 1, second] as const,
  ]);
  const total = new Float64Array(rounds + 1);
  for (const [count, chance] of counts) total[count] = (total[count] as number) + chance;
  total[rounds] = (total[rounds] as number) + distance;
  const first = total.findIndex((chance) => chance > 0);
  add.totals(`${sport}-total-rounds`, { low: first, probabilities: total.slice(first) }, 4);
}
