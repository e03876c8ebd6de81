import type { MatchResult, Side } from '@touchline/domain/markets';
import type { CricketState, InningsState } from '../match-state.ts';
import type { Random } from '../random.ts';
import type { Advanced, Incident, MatchFormat, MatchToAdvance } from '../sport-model.ts';
import { type BattingRates, ballProbabilities } from './innings-chain.ts';
import {
  ballsInOver,
  breakSeconds,
  leastBallSeconds,
  moreBallSeconds,
  overSeconds,
  powerplayBalls,
  runsOfBall,
  wicketsInInnings,
} from './parameters.ts';

export function newCricketMatch({ overs = 20, first }: MatchFormat = {}): CricketState {
  return {
    sport: 'cricket',
    phase: 'not-started',
    elapsed: 0,
    overs,
    ...(first && { battingFirst: first }),
    innings: [],
    nextAt: 0,
  };
}

/** Position of the toss among a match's random numbers, beyond all balls. */
const tossPosition = 1_000_000;

/** Plays on ball by ball; `random` is drawn for a ball's pause and its result. */
export function advanceCricket(match: MatchToAdvance<'cricket'>): Advanced<'cricket'> {
  const { seconds, random } = match;
  const incidents: Incident[] = [];
  let state = match.state;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') state = startMatch(state, random, incidents);
  while (state.phase !== 'finished' && state.nextAt <= end) {
    state = { ...state, elapsed: state.nextAt };
    if (state.phase === 'break') state = startChase(state, random, incidents);
    else state = playBall(state, match, incidents);
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function newInnings(batting: Side): InningsState {
  return { batting, runs: 0, wickets: 0, balls: 0, powerplayRuns: 0, firstWicketRuns: 0 };
}

function startMatch(state: CricketState, random: Random, incidents: Incident[]): CricketState {
  const tossed: Side = random(tossPosition) < 0.5 ? 'home' : 'away';
  const battingFirst = state.battingFirst ?? tossed;
  incidents.push({ kind: 'match-start', at: 0 });
  const innings = [newInnings(battingFirst)];
  return { ...state, phase: 'playing', battingFirst, innings, nextAt: pause(0, 0, random) };
}

function startChase(state: CricketState, random: Random, incidents: Incident[]): CricketState {
  const batting: Side = state.innings[0]?.batting === 'home' ? 'away' : 'home';
  incidents.push({ kind: 'period-start', at: state.elapsed });
  const innings = [...state.innings, newInnings(batting)];
  return { ...state, phase: 'playing', innings, nextAt: state.nextAt + pause(1, 0, random) };
}

/** Seconds until the ball with this index has ended. */
function pause(innings: number, ball: number, random: Random): number {
  const over = ball > 0 && ball % ballsInOver === 0 ? overSeconds : 0;
  return over + leastBallSeconds + Math.floor(random(position(innings, ball)) * moreBallSeconds);
}

function position(innings: number, ball: number): number {
  return (innings * 1000 + ball) * 2;
}

function playBall(
  state: CricketState,
  { strengths, random }: MatchToAdvance<'cricket'>,
  incidents: Incident[],
): CricketState {
  const index = state.innings.length - 1;
  const before = state.innings[index] as InningsState;
  const { batting: side, balls } = before;
  const rates =
    side === 'home'
      ? { runs: strengths.homeRunRate, wickets: strengths.homeWicketRate }
      : { runs: strengths.awayRunRate, wickets: strengths.awayWicketRate };
  const value = drawBall(random(position(index, balls) + 1), rates);
  if (value === 'wicket') incidents.push({ kind: 'wicket', side, at: state.elapsed });
  else if (value > 0) incidents.push({ kind: 'runs', side, value, at: state.elapsed });
  const after = afterBall(before, value, powerplayBalls(state.overs));
  const innings = [...state.innings.slice(0, index), after];
  const next = { ...state, innings };
  if (!inningsOver(next)) {
    return { ...next, nextAt: state.nextAt + pause(index, after.balls, random) };
  }
  if (index === 0) {
    incidents.push({ kind: 'period-end', at: state.elapsed });
    return { ...next, phase: 'break', nextAt: state.nextAt + breakSeconds };
  }
  incidents.push({ kind: 'match-end', at: state.elapsed });
  return { ...next, phase: 'finished' };
}

function drawBall(draw: number, rates: BattingRates): number | 'wicket' {
  if (draw < rates.wickets) return 'wicket';
  let upTo = rates.wickets;
  for (const [index, probability] of ballProbabilities(rates).entries()) {
    upTo += probability;
    if (draw < upTo) return runsOfBall[index] as number;
  }
  return 0;
}

function afterBall(
  before: InningsState,
  value: number | 'wicket',
  powerplay: number,
): InningsState {
  const runs = before.runs + (value === 'wicket' ? 0 : value);
  const balls = before.balls + 1;
  return {
    ...before,
    runs,
    balls,
    wickets: before.wickets + (value === 'wicket' ? 1 : 0),
    powerplayRuns: balls <= powerplay ? runs : before.powerplayRuns,
    firstWicketRuns: before.wickets === 0 ? runs : before.firstWicketRuns,
  };
}

function inningsOver({ innings, overs }: CricketState): boolean {
  const running = innings.at(-1) as InningsState;
  const allOut = running.wickets === wicketsInInnings;
  const bowled = running.balls === overs * ballsInOver;
  const chased = innings.length === 2 && running.runs > (innings[0]?.runs ?? 0);
  return allOut || bowled || chased;
}

/** The result once the match is finished. */
export function cricketResult({ phase, innings }: CricketState): MatchResult | undefined {
  if (phase !== 'finished') return undefined;
  const runsOf = (side: Side): number => innings.find((one) => one.batting === side)?.runs ?? 0;
  return {
    sport: 'cricket',
    status: 'finished',
    runs: { home: runsOf('home'), away: runsOf('away') },
    innings: innings.map(({ batting, runs, wickets, powerplayRuns, firstWicketRuns }) => ({
      batting,
      runs,
      wickets,
      powerplayRuns,
      firstWicketRuns,
    })),
  };
}
