export { headToHead, type HeadToHead } from './head-to-head.ts';
export { outcomeOf, shownResult, type ShownResult, type SideOutcome } from './match-outcome.ts';
export { seasonOf } from './season.ts';
export { standingRuleOf, type StandingRule, type Tiebreak } from './standing-rules.ts';
export { type PlayedMatch, type StandingRow, standingsOf, winShare } from './standings.ts';
