export {
  type Address,
  formatAddress,
  formatPath,
  isSitePath,
  parseAddress,
  RETURN_PARAMETER,
} from './address.ts';
export { homeUnlessBanned } from './banned.ts';
export { CALL_DECISIONS, type Caller, decideCall } from './decide-call.ts';
export {
  consequence,
  decideNavigation,
  decideOnce,
  DECISIONS,
  type DecisionLog,
  MAXIMUM_HOPS,
  type Question,
  type Verdict,
} from './decide.ts';
export {
  type AfterSignInRule,
  ALLOW,
  type Decision,
  type DecisionContext,
  type GameRoute,
  type NavigationDecision,
  type NavigationRoute,
  type PlayerStatus,
  type Refusal,
  resolveTarget,
  type RoutingSettings,
  type Target,
  type VisitedPage,
} from './decision.ts';
export { gameParams } from './game-params.ts';
export { GOOD_STANDING } from './good-standing.ts';
export { type LegacyPathConflict, legacyPathConflicts } from './legacy-paths.ts';
export { PLAIN_ROUTING } from './plain-routing.ts';
export { toPlayerStatus } from './player-status.ts';
export { routingSettings } from './routing-settings.ts';
export { siteStatus } from './site.ts';
export { CONFIRM_TERMS_ROUTE, TERMS_FLAG } from './terms.ts';
export { IDENTIFICATION_NEEDED } from './identification.ts';
