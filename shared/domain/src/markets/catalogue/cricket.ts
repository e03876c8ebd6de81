import type { MarketRow } from './row.ts';

export const cricketMarkets: readonly MarketRow[] = [
  ['cricket-winner', 66001, 'main', 'ft', 'winner', 'runs'],
  ['cricket-1x2', 66002, 'main', 'ft', 'one-x-two', 'runs'],
  ['cricket-tie', 66003, 'main', 'ft', 'tie', 'runs'],
  ['cricket-total-runs', 66010, 'totals', 'ft', 'total', 'runs'],
  ['cricket-handicap-runs', 66011, 'handicaps', 'ft', 'handicap', 'runs'],
  ['cricket-home-runs', 66012, 'teams', 'ft', 'home-total', 'runs'],
  ['cricket-away-runs', 66013, 'teams', 'ft', 'away-total', 'runs'],
  ['cricket-odd-even-runs', 66014, 'totals', 'ft', 'odd-even', 'runs'],
  ['cricket-total-wickets', 66020, 'wickets', 'ft', 'total', 'wickets'],
  ['cricket-home-wickets', 66021, 'wickets', 'ft', 'home-total', 'wickets'],
  ['cricket-away-wickets', 66022, 'wickets', 'ft', 'away-total', 'wickets'],
  ['cricket-i1-runs', 66030, 'innings', 'i1', 'total', 'runs'],
  ['cricket-i1-odd-even', 66031, 'innings', 'i1', 'odd-even', 'runs'],
  ['cricket-i1-wickets', 66032, 'innings', 'i1', 'total', 'wickets'],
  ['cricket-powerplay-1x2', 66040, 'innings', 'pp', 'one-x-two', 'runs'],
  ['cricket-powerplay-home-runs', 66041, 'innings', 'pp', 'home-total', 'runs'],
  ['cricket-powerplay-away-runs', 66042, 'innings', 'pp', 'away-total', 'runs'],
  ['cricket-opening-1x2', 66050, 'innings', 'w1', 'one-x-two', 'runs'],
  ['cricket-opening-home-runs', 66051, 'innings', 'w1', 'home-total', 'runs'],
  ['cricket-opening-away-runs', 66052, 'innings', 'w1', 'away-total', 'runs'],
];
