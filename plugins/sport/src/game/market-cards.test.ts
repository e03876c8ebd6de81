import { describe, expect, it } from 'vitest';
import { cardColumns, marketCards } from './market-cards.ts';

describe('market cards', () => {
  it('market cards put all lines of a market under one heading, in order', () => {
    const cards = marketCards(['ft-total@3.5', 'ft-1x2', 'ft-total@0.5', 'ft-total@2.5']);
    expect(cards).toEqual([
      { code: 'ft-1x2', type: 'ft-1x2', group: 'main', marketKeys: ['ft-1x2'] },
      {
        code: 'ft-total',
        type: 'ft-total',
        group: 'totals',
        marketKeys: ['ft-total@0.5', 'ft-total@2.5', 'ft-total@3.5'],
      },
    ]);
  });

  it('market cards give each n-th goal its own card and omit what the catalogue does not know', () => {
    const cards = marketCards(['ft-next-goal@2', 'ft-next-goal@1', 'no-such-market']);
    expect(cards.map(({ marketKeys }) => marketKeys)).toEqual([
      ['ft-next-goal@2'],
      ['ft-next-goal@1'],
    ]);
  });

  it('market cards fill columns evenly and retain the order within each', () => {
    const lines = ['ft-total@0.5', 'ft-total@1.5', 'ft-total@2.5', 'ft-total@3.5'];
    const cards = marketCards(['ft-1x2', ...lines, 'ft-both-score', 'ft-draw-no-bet']);
    const codes = cardColumns(cards, 2).map((column) => column.map(({ code }) => code));
    expect(codes).toEqual([
      ['ft-1x2', 'ft-total'],
      ['ft-draw-no-bet', 'ft-both-score'],
    ]);
    expect(cardColumns(cards, 1)).toEqual([cards]);
  });
});
