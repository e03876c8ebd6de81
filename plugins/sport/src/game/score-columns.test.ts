import { marketType } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { hasScores, scoreColumns } from './score-columns.ts';

describe('the columns of a correct score', () => {
  it('the columns of a correct score are home wins, draws and away wins, each from the lowest up', () => {
    const { outcomes } = marketType('1h-correct-score').kind;
    expect(scoreColumns(outcomes)).toEqual([
      { result: 'home', codes: ['1-0', '2-0', '2-1', 'home-other'] },
      { result: 'draw', codes: ['0-0', '1-1', '2-2', 'draw-other'] },
      { result: 'away', codes: ['0-1', '0-2', '1-2', 'away-other'] },
    ]);
  });

  it('the columns of a set score are two, since no set is drawn', () => {
    expect(scoreColumns(['2-0', '2-1', '0-2', '1-2'])).toEqual([
      { result: 'home', codes: ['2-0', '2-1'] },
      { result: 'away', codes: ['0-2', '1-2'] },
    ]);
  });

  it('every outcome of a correct score is in one column', () => {
    const { outcomes } = marketType('ft-correct-score').kind;
    const placed = scoreColumns(outcomes).flatMap(({ codes }) => codes);
    expect(placed.toSorted()).toEqual([...outcomes].toSorted());
  });

  it('a range of totals is no score, though it is written like one', () => {
    expect(hasScores('ft-correct-score')).toBe(true);
    expect(hasScores('ft-total-range')).toBe(false);
    expect(hasScores('no-such-market')).toBe(false);
  });
});
