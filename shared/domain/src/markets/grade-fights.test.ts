import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import { type FightResult, type Finish, shapeOf } from './match-result.ts';

/** A fight as a record book prints it: who won, how, in which round and at which second of it. */
interface Printed {
  readonly sport: 'boxing' | 'mma';
  readonly winner?: 'home' | 'away';
  readonly how: Finish['method'];
  readonly round: number;
  readonly second: number;
}

const SECONDS = { boxing: 180, mma: 300 } as const;

function resultOf({ sport, winner, how, round, second }: Printed): FightResult {
  const isLate = second > SECONDS[sport] / 2;
  const finish = { method: how, round, isLate, ...(winner && { winner }) };
  return { sport, status: 'finished', finish, cards: [] };
}

type Winners = Readonly<Record<string, (fight: Printed) => string>>;

function common(sport: 'boxing' | 'mma', rounds: number, line: number): Winners {
  /** Rounds fought, as a clock would have them. */
  const fought = ({ round, second }: Printed) => round - 1 + second / SECONDS[sport];
  return {
    [`${sport}-distance`]: ({ how }) => (how === 'decision' ? 'yes' : 'no'),
    [`${sport}-round-of-${rounds}`]: ({ how, round }) => (how === 'decision' ? how : `${round}`),
    [`${sport}-total-rounds@${line}`]: (fight) => (fought(fight) > line ? 'over' : 'under'),
  };
}

const boxing: Winners = {
  ...common('boxing', 12, 6.5),
  'boxing-1x2': ({ winner }) => winner ?? 'draw',
  'boxing-draw-no-bet': ({ winner }) => winner ?? 'void',
  'boxing-method': ({ winner, how }) => (winner === undefined ? 'draw' : `${winner}-${how}`),
};

const mma: Winners = {
  ...common('mma', 3, 1.5),
  'mma-winner': ({ winner }) => winner ?? 'void',
  'mma-method': ({ winner, how }) => (winner === undefined ? 'void' : `${winner}-${how}`),
};

const FIGHTS: readonly (readonly [Printed, Winners])[] = [
  [{ sport: 'boxing', winner: 'home', how: 'ko', round: 7, second: 89 }, boxing],
  [{ sport: 'boxing', winner: 'away', how: 'ko', round: 7, second: 91 }, boxing],
  [{ sport: 'boxing', winner: 'away', how: 'decision', round: 12, second: 180 }, boxing],
  [{ sport: 'boxing', how: 'decision', round: 12, second: 180 }, boxing],
  [{ sport: 'mma', winner: 'home', how: 'submission', round: 2, second: 149 }, mma],
  [{ sport: 'mma', winner: 'away', how: 'ko', round: 2, second: 151 }, mma],
  [{ sport: 'mma', winner: 'home', how: 'decision', round: 3, second: 300 }, mma],
  [{ sport: 'mma', how: 'decision', round: 3, second: 300 }, mma],
];

describe.each(FIGHTS)('$sport, $winner by $how in round $round', (fight, winners) => {
  const result = resultOf(fight);

  it.each(Object.keys(winners))('the market %s is won by what was fought', (marketKey) => {
    const expected = winners[marketKey]?.(fight);
    const code = marketKey.split('@')[0] ?? '';
    const type = marketTypes(fight.sport).find((one) => one.code === code);
    expect(canGrade(marketKey, shapeOf(result))).toBe(true);
    for (const outcomeCode of type?.kind.outcomes ?? []) {
      const grade = gradeOutcome({ marketKey, outcomeCode, result });
      const isWon = outcomeCode === expected ? 'won' : 'lost';
      expect(grade, outcomeCode).toBe(expected === 'void' ? 'void' : isWon);
    }
  });

  it('a no contest voids all of it', () => {
    const cancelled = { ...result, status: 'cancelled' } as const;
    for (const marketKey of Object.keys(winners)) {
      const type = marketTypes(fight.sport).find(({ code }) => marketKey.split('@')[0] === code);
      const outcomeCode = type?.kind.outcomes[0] ?? '';
      expect(gradeOutcome({ marketKey, outcomeCode, result: cancelled })).toBe('void');
    }
  });
});
