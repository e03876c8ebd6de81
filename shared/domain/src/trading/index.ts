export {
  CONTROL_BOUNDS,
  CONTROL_KINDS,
  type ControlKind,
  isControlValue,
  MOST_CONTROLS,
  takesScope,
} from './controls.ts';
export {
  outcomeScopes,
  parseScope,
  type ScopeLevel,
  SCOPE_LEVELS,
  type TradedOutcome,
  type TradingScope,
} from './scopes.ts';
export { smallestShare, stakeScopes } from './stake-share.ts';
