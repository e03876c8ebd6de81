import { type Answer, createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { testSelection } from '../testing/test-selection.ts';
import { combinableLegs, combineLegs } from './combine-related.ts';
import { slipOf } from './slip.store.ts';

const leg = (market: string, code: string, eventId = 1) =>
  testSelection(eventId, { outcomeId: `${eventId}~${market}~${code}` });
const home = leg('ft-1x2', 'home');
const over = leg('ft-total@2.5', 'over');
const both = leg('ft-both-score', 'yes');
const other = leg('ft-1x2', 'home', 2);

function setUp(answers: Readonly<Record<string, Answer>>) {
  const test = createTestContext({ plugin: 'coupon', answers });
  slipOf(test.context).load([home, other, over]);
  const found = combinableLegs(slipOf(test.context).store.get().bets);
  if (found === undefined) throw new Error('the legs cannot be combined');
  return { ...test, found, bets: () => slipOf(test.context).store.get().bets };
}

describe('the legs that may be one', () => {
  it('the legs of one event may be one, and a builder among them is taken apart', () => {
    const found = combinableLegs([home, other, over]);
    expect(found?.outcomeId).toBe('1~builder~ft-1x2:home+ft-total@2.5:over');
    expect(found?.legs).toEqual([home, over]);
    const built = leg('builder', 'ft-1x2:home+ft-total@2.5:over');
    expect(combinableLegs([built, both])?.outcomeId).toBe(
      '1~builder~ft-1x2:home+ft-both-score:yes+ft-total@2.5:over',
    );
  });

  it('legs of different events, of one market, or of a market without builders stay apart', () => {
    expect(combinableLegs([home, other])).toBeUndefined();
    expect(combinableLegs([home, leg('ft-1x2', 'away')])).toBeUndefined();
    expect(combinableLegs([home, leg('ft-draw-no-bet', 'home')])).toBeUndefined();
  });
});

describe('combining legs', () => {
  it('the legs of an event are replaced by one at the price of the server', async () => {
    const answer = {
      outcomeId: '1~builder~ft-1x2:home+ft-total@2.5:over',
      price: '3.40',
      parts: [],
      percent: 4,
      relation: 'together',
      mostMargin: 6,
    };
    const { context, found, bets } = setUp({ 'GET /betting-api/v1/builder-prices': () => answer });
    await combineLegs(context, found);
    expect(bets()).toEqual([
      other,
      { ...home, outcomeId: '1~builder~ft-1x2:home+ft-total@2.5:over', price: '3.40' },
    ]);
  });

  it('legs without a price together stay as they are, and the player reads why', async () => {
    const { context, found, bets, notifications } = setUp({
      'GET /betting-api/v1/builder-prices': refusing('builder_redundant'),
    });
    await combineLegs(context, found);
    expect(bets()).toEqual([home, other, over]);
    expect(notifications).toHaveLength(1);
  });
});
