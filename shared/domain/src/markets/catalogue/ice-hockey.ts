import { type MarketRow, partRows } from './row.ts';

/** Rows of ice hockey in the order of its tabs' content. */
export function iceHockeyMarkets(): readonly MarketRow[] {
  return [
    ['hockey-1x2', 2001, 'main', 'ft', 'one-x-two'],
    ['hockey-winner', 2002, 'main', 'match', 'winner'],
    ['hockey-double-chance', 2003, 'main', 'ft', 'double-chance'],
    ['hockey-draw-no-bet', 2004, 'main', 'ft', 'winner'],
    ['hockey-total', 2005, 'totals', 'ft', 'total'],
    ['hockey-asian-total', 2006, 'totals', 'ft', 'asian-total'],
    ['hockey-handicap', 2007, 'handicaps', 'ft', 'handicap'],
    ['hockey-home-total', 2008, 'teams', 'ft', 'home-total'],
    ['hockey-away-total', 2009, 'teams', 'ft', 'away-total'],
    ['hockey-both-score', 2010, 'goals', 'ft', 'both-score'],
    ['hockey-odd-even', 2011, 'goals', 'ft', 'odd-even'],
    ['hockey-next-goal', 2012, 'goals', 'ft', 'nth-goal'],
    ['hockey-correct-score', 2013, 'score', 'ft', 'correct-score'],
    ['hockey-winning-margin', 2014, 'score', 'ft', 'winning-margin'],
    ['hockey-overtime', 2015, 'main', 'ft', 'tie'],
    ['hockey-1x2-and-total', 2016, 'combinations', 'ft', 'result-and-total'],
    ['hockey-highest-period', 2017, 'periods', 'ft', 'highest-period'],
    ...partRows({
      prefix: 'hockey-',
      from: 2100,
      step: 100,
      periods: ['p1', 'p2', 'p3'],
      group: 'periods',
      markets: [
        ['1x2', 1, 'one-x-two'],
        ['total', 2, 'total'],
        ['handicap', 3, 'handicap'],
        ['both-score', 4, 'both-score'],
      ],
    }),
  ];
}
