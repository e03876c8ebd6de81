import type { FirstToResult, FirstToSport, Score, Side } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { FirstToState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import type { SportModel } from '../sport-model.ts';
import { createFirstToModel } from './first-to-model.ts';

const RUNS = 8_000;
const settings = defaultPricingSettings();
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

interface Shares {
  readonly homeServe: number;
  readonly awayServe: number;
}

/** Plays on by the rules as players know them; no function of the model is used. */
function playOn(state: FirstToState, { homeServe, awayServe }: Shares, draw: Draw): FirstToResult {
  const { sport, bestOf } = state;
  const sets: Score[] = [...state.sets];
  const winners = state.winners.map((list) => [...list]);
  let score = { ...state.points };
  let first = state.firstServer;
  let server = state.server;
  const toWin = (bestOf + 1) / 2;
  const won = (side: Side) => sets.filter((set) => set[side] > set[other(side)]).length;
  for (;;) {
    const homeWins = server === 'home' ? homeServe : 1 - awayServe;
    const winner: Side = draw() < homeWins ? 'home' : 'away';
    score[winner] += 1;
    winners.at(-1)?.push(winner);
    const lead = Math.abs(score.home - score.away);
    const most = Math.max(score.home, score.away);
    if (sport === 'snooker') {
      if (most === toWin) return { sport, status: 'finished', setsWon: score, winners };
      continue;
    }
    const isOver = {
      'table-tennis': most >= 11 && lead >= 2,
      badminton: (most >= 21 && lead >= 2) || most === 30,
      darts: most === 3,
    }[sport];
    if (isOver) {
      sets.push(score);
      if (won(winner) === toWin) {
        const setsWon = { home: won('home'), away: won('away') };
        const order = sport === 'darts' ? { winners } : {};
        return { sport, status: 'finished', sets, setsWon, ...order };
      }
      if (sport === 'darts') winners.push([]);
      score = { home: 0, away: 0 };
      first = sport === 'badminton' ? winner : other(first);
      server = first;
    } else {
      server = nextServer(sport, { score, first, winner });
    }
  }
}

function nextServer(
  sport: Exclude<FirstToSport, 'snooker'>,
  { score, first, winner }: { readonly score: Score; readonly first: Side; readonly winner: Side },
): Side {
  if (sport === 'badminton') return winner;
  const played = score.home + score.away;
  if (sport === 'darts') return played % 2 === 0 ? first : other(first);
  // Two serves each, and one each from ten all.
  const isClose = score.home >= 10 && score.away >= 10;
  const turn = isClose ? played % 2 : Math.floor(played / 2) % 2;
  return turn === 0 ? first : other(first);
}

interface Case {
  readonly title: string;
  readonly sport: FirstToSport;
  readonly from: Partial<FirstToState>;
}

const CASES: readonly Case[] = [
  { title: 'table tennis before the start', sport: 'table-tennis', from: {} },
  {
    title: 'table tennis, a set down and 9–8 up',
    sport: 'table-tennis',
    from: {
      phase: 'playing',
      sets: [{ home: 12, away: 14 }],
      points: { home: 9, away: 8 },
      firstServer: 'away',
      server: 'away',
    },
  },
  { title: 'badminton before the start', sport: 'badminton', from: {} },
  {
    title: 'badminton, 28–29 in the second game',
    sport: 'badminton',
    from: {
      phase: 'playing',
      sets: [{ home: 21, away: 11 }],
      points: { home: 28, away: 29 },
      server: 'away',
    },
  },
  { title: 'darts before the start', sport: 'darts', from: {} },
  {
    title: 'darts, one set all and two legs up',
    sport: 'darts',
    from: {
      phase: 'playing',
      sets: [
        { home: 3, away: 1 },
        { home: 0, away: 3 },
      ],
      points: { home: 2, away: 0 },
      winners: [
        ['home', 'home', 'away', 'home'],
        ['away', 'away', 'away'],
        ['home', 'home'],
      ],
    },
  },
  { title: 'snooker, best of nine, before the start', sport: 'snooker', from: { bestOf: 9 } },
  {
    title: 'snooker, 1–3 in a best of seven',
    sport: 'snooker',
    from: {
      phase: 'playing',
      points: { home: 1, away: 3 },
      winners: [['away', 'home', 'away', 'away']],
    },
  },
];

describe.each(CASES)('$title', ({ sport, from }) => {
  // All sports of the first-to family have one shape.
  const model = createFirstToModel(sport) as unknown as SportModel<'table-tennis'>;
  const strengths = model.strengthsFrom({ home: 0.7, away: -0.3 });
  const state = { ...model.newMatch(), ...from } as FirstToState<'table-tennis'>;
  const markets = model.priceMatch({ state, strengths, settings });

  it('the model of the first-to family offers each market once, with probabilities that add up', () => {
    expect(markets.length).toBeGreaterThanOrEqual(from.phase === undefined ? 15 : 6);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(1, 6);
    }
  });

  it('the probabilities of races agree with matches played by their rules', () => {
    const draw = createFastRandom(23);
    const tally = playMany(RUNS, () => playOn(state, strengths, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.002,
      );
    }
  });
});
