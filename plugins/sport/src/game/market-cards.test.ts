import { describe, expect, it } from 'vitest';
import { cardsOfGroup, groupsOf, marketCards } from './market-cards.ts';

describe('market cards', () => {
  it('put all lines of a market under one heading, in order', () => {
    const cards = marketCards(['ft-total@3.5', 'ft-1x2', 'ft-total@0.5', 'ft-total@2.5']);
    expect(cards).toEqual([
      { code: 'ft-1x2', group: 'main', marketKeys: ['ft-1x2'] },
      {
        code: 'ft-total',
        group: 'totals',
        marketKeys: ['ft-total@0.5', 'ft-total@2.5', 'ft-total@3.5'],
      },
    ]);
  });

  it('give each n-th goal a card of its own and leave out what the catalogue does not know', () => {
    const cards = marketCards(['ft-next-goal@2', 'ft-next-goal@1', 'no-such-market']);
    expect(cards.map(({ marketKeys }) => marketKeys)).toEqual([
      ['ft-next-goal@2'],
      ['ft-next-goal@1'],
    ]);
  });

  it('put the sport’s main markets on the first tab whatever their group', () => {
    const cards = marketCards(['ft-1x2', 'ft-total@2.5', 'ft-handicap@-1', 'ft-both-score']);
    const of = (group: 'main' | 'totals') => cardsOfGroup({ sport: 'football', group, cards });
    expect(of('main').map(({ code }) => code)).toEqual(['ft-1x2', 'ft-total', 'ft-both-score']);
    expect(of('totals').map(({ code }) => code)).toEqual(['ft-total']);
  });

  it('show only tabs that have markets', () => {
    const cards = marketCards(['ft-correct-score', 'ft-1x2']);
    expect(groupsOf('football', cards)).toEqual(['main', 'score']);
  });
});
