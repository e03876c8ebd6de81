import { describe, expect, it } from 'vitest';
import { chosenMarket, columnKeys, keyOfType, marketChoices, shownTypes } from './shown-markets.ts';

describe('the markets of a list', () => {
  it('a list of all sports offers what every list carries, one of a sport all that the sport has', () => {
    expect(marketChoices(undefined)).toEqual(['result', 'total', 'handicap']);
    expect(marketChoices('football')).toContain('both-score');
    expect(marketChoices('tennis')).not.toContain('both-score');
  });

  it('a list shows the result until another market is chosen that it has', () => {
    expect(chosenMarket('football', undefined)).toBe('result');
    expect(chosenMarket('football', 'both-score')).toBe('both-score');
    expect(chosenMarket('tennis', 'both-score')).toBe('result');
  });

  it('the chosen market comes first, and the main ones fill the room beside it', () => {
    const types = (chosen: Parameters<typeof shownTypes>[0]['chosen'], most: number) =>
      shownTypes({ sport: 'football', chosen, most });
    expect(types('total', 1)).toEqual(['ft-total']);
    expect(types('result', 3)).toEqual(['ft-1x2', 'ft-total', 'ft-handicap']);
    expect(types('handicap', 3)).toEqual(['ft-handicap', 'ft-1x2', 'ft-total']);
    expect(types('both-score', 3)).toEqual(['ft-both-score', 'ft-1x2', 'ft-total']);
  });

  it('a market is found by its type, whatever its line, and not by a type that begins alike', () => {
    const keys = ['ft-1x2', 'ft-total-range', 'ft-total@2.5'];
    expect(keyOfType(keys, 'ft-total')).toBe('ft-total@2.5');
    expect(keyOfType(keys, 'ft-1x2')).toBe('ft-1x2');
    expect(keyOfType(keys, 'ft-handicap')).toBeUndefined();
  });

  it('a column has the event’s market of its type, or nothing of the event', () => {
    const keys = ['ft-1x2', 'ft-total@2.5'];
    expect(columnKeys(keys, ['ft-1x2', 'ft-total', 'ft-handicap'])).toEqual([...keys, undefined]);
    expect(columnKeys(keys, ['ft-both-score'])).toEqual([undefined]);
  });

  it('a list of results shows in place of a decided one the market that is put first', () => {
    const keys = ['ft-total@2.5', 'ft-1x2'];
    expect(columnKeys(keys, ['ft-1x2'])).toEqual(['ft-total@2.5']);
    expect(columnKeys(keys, ['ft-1x2', 'ft-total'])).toEqual(['ft-1x2', 'ft-total@2.5']);
    expect(columnKeys([], ['ft-1x2'])).toEqual([undefined]);
  });
});
