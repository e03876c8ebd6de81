import type { Kind } from './kind.ts';
import type { KindName } from './kinds.ts';
import type { ResultFact } from './match-result.ts';
import type { Sport } from './sport.ts';

/** Tabs of a game page. */
export type MarketGroup =
  | 'main'
  | 'totals'
  | 'handicaps'
  | 'teams'
  | 'goals'
  | 'score'
  | 'combinations'
  | 'halves'
  | 'periods'
  | 'quarters'
  | 'sets'
  | 'games'
  | 'points'
  | 'innings'
  | 'wickets'
  | 'maps'
  | 'rounds'
  | 'kills'
  | 'corners'
  | 'cards'
  | 'players'
  | 'legs'
  | 'frames';

/**
 * The stretch of the match a market is about. `ft`: regulation time, or the whole match where
 * there is no other; `match`: with overtime; then halves, hockey's periods, quarters, sets,
 * innings, cricket's first powerplay (`pp`) and opening stand (`w1`), maps of esports, the first five innings of
 * baseball (`h5`) and its single ones (`n1`…).
 */
export type Period =
  | 'ft'
  | 'match'
  | '1h'
  | '2h'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'q1'
  | 'q2'
  | 'q3'
  | 'q4'
  | 's1'
  | 's2'
  | 's3'
  | 's4'
  | 's5'
  | 'i1'
  | 'pp'
  | 'w1'
  | 'm1'
  | 'm2'
  | 'm3'
  | 'h5'
  | 'n1'
  | 'n2'
  | 'n3'
  | 'n4'
  | 'n5'
  | 'n6'
  | 'n7'
  | 'n8';

/** What is counted, where a sport counts several things; else its points or goals. */
export type MarketUnit =
  | 'sets'
  | 'games'
  | 'points'
  | 'runs'
  | 'wickets'
  | 'maps'
  | 'rounds'
  | 'kills'
  | 'towers'
  | 'corners'
  | 'cards'
  | 'legs'
  | 'frames';

export interface MarketType {
  /** Unique among all sports; the first part of a market key. */
  readonly code: string;
  /** Numeric id, unique and never reused. */
  readonly typeId: number;
  readonly sport: Sport;
  readonly group: MarketGroup;
  readonly period: Period;
  readonly unit: MarketUnit | undefined;
  readonly kindName: KindName;
  readonly kind: Kind;
  /** What a result must contain so that the market can be graded. */
  readonly needs: readonly ResultFact[];
}
