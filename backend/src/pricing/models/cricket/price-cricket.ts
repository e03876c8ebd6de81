import type { Side } from '@touchline/domain/markets';
import type { CricketState, InningsState } from '../match-state.ts';
import {
  above,
  below,
  type Distribution,
  minus,
  negative,
  probabilityOf,
} from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import { createSportSheet, type SportSheet } from '../pricing/sport-sheet.ts';
import type { StrengthsOf } from '../strengths.ts';
import { runInnings } from './innings-chain.ts';
import { type ChainedInnings, evenMixture, matchDistributions } from './match-distributions.ts';
import { ballsInOver, powerplayBalls } from './parameters.ts';
import { createScoringBalls, type ScoringBalls } from './scoring-balls.ts';

/**
 * Prices limited-overs cricket: each ball independently brings a wicket or some runs, at rates of
 * the batting side; ten wickets or the overs end an innings, passing the target ends the chase.
 */
export function createCricketPricer(): FillSheet<'cricket'> {
  const codes = createSportSheet('cricket');
  const scoring = createScoringBalls();
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const battingFirst = state.innings[0]?.batting ?? state.battingFirst;
    const numbers =
      battingFirst === undefined
        ? beforeToss({ state, strengths, scoring })
        : bySides(
            battingFirst,
            chained({ state, strengths, scoring }, battingFirst, state.innings[0]),
            chained({ state, strengths, scoring }, otherSide(battingFirst), state.innings[1]),
          );
    addMatch(add, numbers);
    addInnings(add, numbers, state);
  };
}

/** What markets ask of the match, by side. */
interface BySides {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
  readonly difference: Distribution;
  readonly homeWickets: Distribution;
  readonly awayWickets: Distribution;
  readonly wickets: Distribution;
  readonly homeOpening: Distribution;
  readonly awayOpening: Distribution;
  readonly homePowerplay: Distribution;
  readonly awayPowerplay: Distribution;
  readonly first: Distribution;
  readonly firstWickets: Distribution;
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Either side may bat first: an even mixture of both orders. */
function beforeToss(match: MatchToChain): BySides {
  const home = chained(match, 'home', undefined);
  const away = chained(match, 'away', undefined);
  return mixed(bySides('home', home, away), bySides('away', away, home));
}

function bySides(
  battingFirst: Side,
  firstInnings: ChainedInnings,
  secondInnings: ChainedInnings,
): BySides {
  const order = matchDistributions(firstInnings, secondInnings);
  const { first, total, wickets, firstWickets } = order;
  const homeFirst = battingFirst === 'home';
  const pick = (one: Distribution, other: Distribution) =>
    homeFirst ? ([one, other] as const) : ([other, one] as const);
  const [home, away] = pick(order.first, order.second);
  const [homeWickets, awayWickets] = pick(order.firstWickets, order.secondWickets);
  const [homeOpening, awayOpening] = pick(order.firstOpening, order.secondOpening);
  const [homePowerplay, awayPowerplay] = pick(order.firstPowerplay, order.secondPowerplay);
  const difference = homeFirst ? order.lead : negative(order.lead);
  return {
    home,
    away,
    total,
    difference,
    homeWickets,
    awayWickets,
    wickets,
    homeOpening,
    awayOpening,
    homePowerplay,
    awayPowerplay,
    first,
    firstWickets,
  };
}

function mixed(one: BySides, other: BySides): BySides {
  const entries = Object.entries(one).map(([name, distribution]) => [
    name,
    evenMixture(distribution, other[name as keyof BySides]),
  ]);
  return Object.fromEntries(entries) as BySides;
}

interface MatchToChain {
  readonly state: CricketState;
  readonly strengths: StrengthsOf<'cricket'>;
  readonly scoring: ScoringBalls;
}

function chained(
  { state, strengths, scoring }: MatchToChain,
  batting: Side,
  known: InningsState | undefined,
): ChainedInnings {
  const fresh = { batting, runs: 0, wickets: 0, balls: 0, powerplayRuns: 0, firstWicketRuns: 0 };
  const over =
    state.phase === 'break' || (state.innings.length === 2 && known === state.innings[0]);
  const balls = state.overs * ballsInOver;
  const innings = known ?? fresh;
  const rates =
    batting === 'home'
      ? { runs: strengths.homeRunRate, wickets: strengths.homeWicketRate }
      : { runs: strengths.awayRunRate, wickets: strengths.awayWicketRate };
  const powerplay = powerplayBalls(state.overs);
  const ended = over && known !== undefined;
  const chain = runInnings({
    innings: ended ? { ...innings, balls } : innings,
    rates,
    balls,
    powerplayBalls: powerplay,
    scoring,
  });
  return {
    chain,
    rates,
    powerplay: ended || innings.balls >= powerplay ? innings.powerplayRuns : undefined,
    opening: ended || innings.wickets > 0 ? innings.firstWicketRuns : undefined,
  };
}

function addMatch(add: SportSheet, numbers: BySides): void {
  const { difference } = numbers;
  const tie = probabilityOf(difference, 0);
  const home = above(difference, 0);
  add.two('cricket-winner', home / (home + below(difference, 0)));
  add.result('cricket-1x2', difference);
  add.two('cricket-tie', tie);
  add.totals('cricket-total-runs', numbers.total, 9);
  add.handicaps('cricket-handicap-runs', difference, 9);
  add.totals('cricket-home-runs', numbers.home, 7);
  add.totals('cricket-away-runs', numbers.away, 7);
  add.oddEven('cricket-odd-even-runs', numbers.total);
  add.totals('cricket-total-wickets', numbers.wickets, 5);
  add.totals('cricket-home-wickets', numbers.homeWickets, 4);
  add.totals('cricket-away-wickets', numbers.awayWickets, 4);
}

/** A chase this low may end within its powerplay, which then is not offered. */
const lowTarget = 90;
const seldom = 0.002;

function addInnings(add: SportSheet, numbers: BySides, state: CricketState): void {
  const { homePowerplay, awayPowerplay, homeOpening, awayOpening } = numbers;
  if (state.innings.length < 2 && state.phase !== 'break') {
    add.totals('cricket-i1-runs', numbers.first, 9);
    add.oddEven('cricket-i1-odd-even', numbers.first);
    add.totals('cricket-i1-wickets', numbers.firstWickets, 4);
  }
  if (below(numbers.first, lowTarget) < seldom) {
    add.result('cricket-powerplay-1x2', minus(homePowerplay, awayPowerplay));
    add.totals('cricket-powerplay-home-runs', homePowerplay, 5);
    add.totals('cricket-powerplay-away-runs', awayPowerplay, 5);
  }
  add.result('cricket-opening-1x2', minus(homeOpening, awayOpening));
  add.totals('cricket-opening-home-runs', homeOpening, 5);
  add.totals('cricket-opening-away-runs', awayOpening, 5);
}
