import { findMarketTypeById, type MatchResult } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { possessionOf } from './basketball/possessions.ts';
import { newBasketballMatch } from './basketball/simulate-basketball.ts';
import { createFastRandom } from '../../../test/models/fast-random.ts';
import {
  type Draw,
  playBasketball,
  playCricket,
  playHockey,
  playMany,
  playTennis,
  playVolleyball,
} from '../../../test/models/sport-runs.ts';
import { deviations, distance } from '../../../test/models/tally.ts';
import { sharesOfBall } from './cricket/parameters.ts';
import { newCricketMatch } from './cricket/simulate-cricket.ts';
import { newIceHockeyMatch } from './ice-hockey/simulate-ice-hockey.ts';
import type { MatchStateOf } from './match-state.ts';
import { defaultPricingSettings } from './pricing/pricing-settings.ts';
import type { PricedMarket } from './sport-model.ts';
import { createSportModels, type MatchSport } from './sport-models.ts';
import type { StrengthsOf } from './strengths.ts';
import { newTennisMatch } from './tennis/simulate-tennis.ts';
import { newVolleyballMatch } from './volleyball/simulate-volleyball.ts';

interface Case {
  readonly title: string;
  readonly markets: readonly PricedMarket[];
  play(draw: Draw): MatchResult;
}

const models = createSportModels();
const settings = defaultPricingSettings();
const nil = { home: 0, away: 0 };

function price<Name extends MatchSport>(
  sport: Name,
  state: MatchStateOf<Name>,
  strengths: StrengthsOf<Name>,
): readonly PricedMarket[] {
  return models[sport].priceMatch({ state, strengths, settings });
}

const hockey = { sport: 'ice-hockey', homeGoals: 3.1, awayGoals: 2.4 } as const;
const basketball = { sport: 'basketball', homePoints: 82, awayPoints: 78 } as const;
const tennis = { sport: 'tennis', homeServe: 0.66, awayServe: 0.61 } as const;
const volleyball = { sport: 'volleyball', homeServe: 0.4, awayServe: 0.36 } as const;
const cricket = models.cricket.strengthsFrom({ home: 0.5, away: 0 });

function hockeyCases(): readonly Case[] {
  const inSecond: MatchStateOf<'ice-hockey'> = {
    ...newIceHockeyMatch(),
    phase: 'playing',
    period: 2,
    phaseSeconds: 600,
    periods: [
      { home: 0, away: 1 },
      { home: 1, away: 0 },
    ],
    goals: ['away', 'home'],
  };
  const fresh = { score: nil, left: 1 };
  return [
    {
      title: 'ice hockey before the start',
      markets: price('ice-hockey', newIceHockeyMatch(), hockey),
      play: (draw) =>
        playHockey({ strengths: hockey, periods: [fresh, fresh, fresh], goals: [] }, draw),
    },
    {
      title: 'ice hockey, 1–1 in the middle of the second period',
      markets: price('ice-hockey', inSecond, hockey),
      play: (draw) =>
        playHockey(
          {
            strengths: hockey,
            periods: [
              { score: { home: 0, away: 1 }, left: 0 },
              { score: { home: 1, away: 0 }, left: 0.5 },
              fresh,
            ],
            goals: ['away', 'home'],
          },
          draw,
        ),
    },
  ];
}

function basketballCases(): readonly Case[] {
  const home = possessionOf(basketball.homePoints);
  const away = possessionOf(basketball.awayPoints);
  const inThird: MatchStateOf<'basketball'> = {
    ...newBasketballMatch(),
    phase: 'playing',
    quarter: 3,
    phaseSeconds: 300,
    quarters: [
      { home: 18, away: 22 },
      { home: 20, away: 19 },
      { home: 9, away: 11 },
    ],
  };
  const fresh = { score: nil, left: { home: 18, away: 18 } };
  return [
    {
      title: 'basketball before the start',
      markets: price('basketball', newBasketballMatch(), basketball),
      play: (draw) => playBasketball({ home, away, quarters: [fresh, fresh, fresh, fresh] }, draw),
    },
    {
      title: 'basketball, five behind in the third quarter',
      markets: price('basketball', inThird, basketball),
      play: (draw) =>
        playBasketball(
          {
            home,
            away,
            quarters: [
              { score: { home: 18, away: 22 }, left: nil },
              { score: { home: 20, away: 19 }, left: nil },
              { score: { home: 9, away: 11 }, left: { home: 9, away: 9 } },
              fresh,
            ],
          },
          draw,
        ),
    },
  ];
}

function tennisCases(): readonly Case[] {
  const start = { sets: [], games: nil, points: nil, server: 'home', winners: [[]] } as const;
  const won = [...'hhhahhah'].map((side) => (side === 'h' ? 'home' : 'away'));
  const inSecond = {
    sets: [{ home: 6, away: 2 }],
    games: { home: 2, away: 3 },
    points: { home: 1, away: 2 },
    server: 'away',
    winners: [won, ['home', 'away', 'away', 'home', 'away']],
  } as const;
  const inTieBreak = {
    sets: [],
    games: { home: 6, away: 6 },
    points: { home: 3, away: 2 },
    server: 'away',
    winners: [Array.from({ length: 12 }, (_, game) => (game % 2 ? 'away' : 'home'))],
  } as const;
  return [
    {
      title: 'tennis before the start',
      markets: price('tennis', newTennisMatch(), tennis),
      play: (draw) => playTennis({ strengths: tennis, bestOf: 3, ...start }, draw),
    },
    {
      title: 'tennis, best of five, before the start',
      markets: price('tennis', newTennisMatch({ bestOf: 5 }), tennis),
      play: (draw) => playTennis({ strengths: tennis, bestOf: 5, ...start }, draw),
    },
    {
      title: 'tennis, a set ahead and 2–3, 15–30 on the other serve',
      markets: price(
        'tennis',
        { ...newTennisMatch(), ...inSecond, gameWinners: inSecond.winners, phase: 'playing' },
        tennis,
      ),
      play: (draw) => playTennis({ strengths: tennis, bestOf: 3, ...inSecond }, draw),
    },
    {
      title: 'tennis, 3–2 in the tie-break of the first set',
      // Away served the first point, so home serves the sixth and the seventh.
      markets: price(
        'tennis',
        {
          ...newTennisMatch(),
          ...inTieBreak,
          server: 'home',
          gameWinners: inTieBreak.winners,
          phase: 'playing',
        },
        tennis,
      ),
      play: (draw) => playTennis({ strengths: tennis, bestOf: 3, ...inTieBreak }, draw),
    },
  ];
}

function volleyballCases(): readonly Case[] {
  const start = { sets: [], points: nil, server: 'home', firstServer: 'home' } as const;
  const inThird = {
    sets: [
      { home: 25, away: 21 },
      { home: 22, away: 25 },
    ],
    points: { home: 12, away: 15 },
    server: 'away',
    firstServer: 'home',
  } as const;
  return [
    {
      title: 'volleyball before the start',
      markets: price('volleyball', newVolleyballMatch(), volleyball),
      play: (draw) => playVolleyball({ strengths: volleyball, ...start }, draw),
    },
    {
      title: 'volleyball, level at one set, 12–15',
      markets: price(
        'volleyball',
        { ...newVolleyballMatch(), ...inThird, phase: 'playing' },
        volleyball,
      ),
      play: (draw) => playVolleyball({ strengths: volleyball, ...inThird }, draw),
    },
  ];
}

function cricketCases(): readonly Case[] {
  const base = { strengths: cricket, balls: 120, powerplayBalls: 36, shares: sharesOfBall };
  const first = {
    batting: 'away',
    runs: 152,
    wickets: 6,
    balls: 120,
    powerplayRuns: 44,
    firstWicketRuns: 23,
  } as const;
  const second = {
    batting: 'home',
    runs: 61,
    wickets: 2,
    balls: 50,
    powerplayRuns: 47,
    firstWicketRuns: 12,
  } as const;
  return [
    {
      title: 'cricket before the toss',
      markets: price('cricket', newCricketMatch(), cricket),
      play: (draw) => playCricket({ ...base, innings: [] }, draw),
    },
    {
      title: 'cricket, chasing 152 at 61 for 2',
      markets: price(
        'cricket',
        { ...newCricketMatch(), phase: 'playing', battingFirst: 'away', innings: [first, second] },
        cricket,
      ),
      play: (draw) =>
        playCricket(
          {
            ...base,
            innings: [
              { ...first, over: true },
              { ...second, over: false },
            ],
          },
          draw,
        ),
    },
  ];
}

const cases = [
  ...hockeyCases(),
  ...basketballCases(),
  ...tennisCases(),
  ...volleyballCases(),
  ...cricketCases(),
];

describe.each(cases)('$title', ({ markets, play }) => {
  it('the model of a sport offers at least 15 markets, each key once', () => {
    expect(markets.length).toBeGreaterThanOrEqual(15);
    expect(new Set(markets.map((market) => market.marketKey)).size).toBe(markets.length);
  });

  it('the probabilities of a sport add up to the number of winners before margin', () => {
    for (const { marketKey, typeId, outcomes } of markets) {
      const sum = outcomes.reduce((all, outcome) => all + outcome.probability, 0);
      expect(sum, marketKey).toBeCloseTo(findMarketTypeById(typeId)?.kind.winners ?? 0, 6);
    }
  });

  it('the probabilities of a sport are within 0.005 of 200,000 seeded runs of the same model in every outcome', () => {
    const draw = createFastRandom(7);
    const [worst] = deviations(
      markets,
      playMany(200_000, () => play(draw)),
    );
    expect(worst && distance(worst), JSON.stringify(worst)).toBeLessThan(0.005);
  }, 60_000);
});
