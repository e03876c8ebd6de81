import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import { type MatchResult, type Score, shapeOf, type Side } from './match-result.ts';

/** Scores as a newspaper prints them, part by part: `7-10 10-3`. */
function parts(text: string): readonly Score[] {
  return text.split(' ').map((part) => {
    const [home = 0, away = 0] = part.split('-').map(Number);
    return { home, away };
  });
}

/** The printed numbers of a side, without the results that are graded. */
function points(text: string, side: Side, from = 0, to = 99): number {
  return text
    .split(' ')
    .slice(from, to)
    .map((part) => Number(part.split('-')[side === 'home' ? 0 : 1]))
    .reduce((sum, number) => sum + number, 0);
}

const winnerOf = (home: number, away: number) =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

interface Game {
  readonly sport: 'handball' | 'rugby' | 'american-football' | 'baseball';
  readonly text: string;
  readonly overtimeWinner?: Side;
}

function resultOf({ sport, text, overtimeWinner }: Game): MatchResult {
  const total = { home: points(text, 'home'), away: points(text, 'away') };
  return sport === 'baseball'
    ? { sport, status: 'finished', runs: total, innings: parts(text) }
    : {
        sport,
        status: 'finished',
        parts: parts(text),
        regulation: total,
        ...(overtimeWinner && { overtimeWinner }),
      };
}

type Winners = Readonly<Record<string, (game: Game) => string>>;

/** Who leads in a stretch of the printed parts. */
function lead({ text }: Game, from = 0, to = 99): string {
  return winnerOf(points(text, 'home', from, to), points(text, 'away', from, to));
}

function common(sport: string): Winners {
  const sum = ({ text }: Game) => points(text, 'home') + points(text, 'away');
  return {
    [`${sport}-total@40.5`]: (game) => (sum(game) > 40.5 ? 'over' : 'under'),
    [`${sport}-handicap@-2.5`]: ({ text }) =>
      points(text, 'home') - points(text, 'away') > 2.5 ? 'home' : 'away',
    [`${sport}-home-total@20.5`]: ({ text }) => (points(text, 'home') > 20 ? 'over' : 'under'),
    [`${sport}-away-total@20.5`]: ({ text }) => (points(text, 'away') > 20 ? 'over' : 'under'),
    [`${sport}-odd-even`]: (game) => (sum(game) % 2 ? 'odd' : 'even'),
  };
}

/** With `half` parts in each half. */
function byClock(sport: string, half: number): Winners {
  return {
    ...common(sport),
    [`${sport}-1x2`]: (game) => lead(game),
    [`${sport}-draw-no-bet`]: (game) => (lead(game) === 'draw' ? 'void' : lead(game)),
    [`${sport}-winning-margin`]: (game) => {
      const margin = Math.abs(points(game.text, 'home') - points(game.text, 'away'));
      const band =
        margin > 20
          ? '21-plus'
          : `${margin - ((margin - 1) % 5)}-${margin - ((margin - 1) % 5) + 4}`;
      return margin === 0 ? 'draw' : `${lead(game)}-${band}`;
    },
    [`${sport}-half-time-full-time`]: (game) => `${lead(game, 0, half)}-${lead(game)}`,
    [`${sport}-1h-1x2`]: (game) => lead(game, 0, half),
    [`${sport}-2h-1x2`]: (game) => lead(game, half),
    [`${sport}-1h-total@20.5`]: ({ text }) =>
      points(text, 'home', 0, half) + points(text, 'away', 0, half) > 20 ? 'over' : 'under',
    [`${sport}-2h-handicap@1.5`]: ({ text }) =>
      points(text, 'away', half) - points(text, 'home', half) < 1.5 ? 'home' : 'away',
  };
}

const quarters: Winners = {
  ...byClock('american-football', 2),
  'american-football-winner': (game) =>
    lead(game) === 'draw' ? (game.overtimeWinner ?? '') : lead(game),
  'american-football-overtime': (game) => (lead(game) === 'draw' ? 'yes' : 'no'),
  'american-football-q3-1x2': (game) => lead(game, 2, 3),
  'american-football-q4-total@9.5': ({ text }) =>
    points(text, 'home', 3) + points(text, 'away', 3) > 9 ? 'over' : 'under',
  'american-football-highest-quarter': ({ text }) => {
    const sums = [0, 1, 2, 3].map(
      (at) => points(text, 'home', at, at + 1) + points(text, 'away', at, at + 1),
    );
    const most = Math.max(...sums);
    return sums.filter((one) => one === most).length > 1 ? 'equal' : `q${sums.indexOf(most) + 1}`;
  },
};

const innings: Winners = {
  ...common('baseball'),
  'baseball-winner': (game) => lead(game),
  'baseball-total@8.5': ({ text }) =>
    points(text, 'home') + points(text, 'away') > 8 ? 'over' : 'under',
  'baseball-h5-1x2': (game) => lead(game, 0, 5),
  'baseball-h5-total@4.5': ({ text }) =>
    points(text, 'home', 0, 5) + points(text, 'away', 0, 5) > 4 ? 'over' : 'under',
  'baseball-n1-total@0.5': ({ text }) =>
    points(text, 'home', 0, 1) + points(text, 'away', 0, 1) > 0 ? 'over' : 'under',
  'baseball-n8-1x2': (game) => lead(game, 7, 8),
};

const GAMES: readonly (readonly [Game, Winners])[] = [
  [{ sport: 'handball', text: '14-12 15-17' }, byClock('handball', 1)],
  [{ sport: 'handball', text: '12-18 14-9' }, byClock('handball', 1)],
  [{ sport: 'rugby', text: '10-13 24-0' }, byClock('rugby', 1)],
  [{ sport: 'rugby', text: '3-3 19-21' }, byClock('rugby', 1)],
  [{ sport: 'american-football', text: '7-0 3-10 0-7 14-3' }, quarters],
  [{ sport: 'american-football', text: '0-7 7-7 3-3 10-3', overtimeWinner: 'away' }, quarters],
  [{ sport: 'baseball', text: '0-1 2-0 0-0 0-2 0-0 1-0 0-0 0-1 0-0' }, innings],
  [{ sport: 'baseball', text: '0-0 0-0 3-0 0-0 0-3 0-0 0-0 0-0 0-0 1-0' }, innings],
];

describe.each(GAMES)('$sport $text', (game, winners) => {
  const result = resultOf(game);

  it.each(Object.keys(winners))('the market %s is won by what was scored', (marketKey) => {
    const expected = winners[marketKey]?.(game);
    const code = marketKey.split('@')[0] ?? '';
    const type = marketTypes(game.sport).find((one) => one.code === code);
    expect(canGrade(marketKey, shapeOf(result))).toBe(true);
    for (const outcomeCode of type?.kind.outcomes ?? []) {
      const grade = gradeOutcome({ marketKey, outcomeCode, result });
      const isWon = outcomeCode === expected ? 'won' : 'lost';
      expect(grade, outcomeCode).toBe(expected === 'void' ? 'void' : isWon);
    }
  });
});

describe('a match that was abandoned', () => {
  const grade = (marketKey: string, outcomeCode: string) =>
    gradeOutcome({
      marketKey,
      outcomeCode,
      result: { sport: 'american-football', status: 'abandoned', parts: parts('7-0 3-10') },
    });

  it('a half that was complete is graded, and all that needs the rest is void', () => {
    expect(grade('american-football-1h-1x2', 'draw')).toBe('won');
    expect(grade('american-football-q2-1x2', 'home')).toBe('lost');
    expect(grade('american-football-q3-1x2', 'home')).toBe('void');
    expect(grade('american-football-winner', 'home')).toBe('void');
    expect(grade('american-football-total@40.5', 'under')).toBe('void');
  });
});
