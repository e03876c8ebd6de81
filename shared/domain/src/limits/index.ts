export {
  checkLimits,
  type LimitDecision,
  type LimitQuestion,
  type LimitRefusal,
} from './check-limits.ts';
export {
  type Exclusion,
  EXCLUSION_REASONS,
  type ExclusionReason,
  isReturnDecided,
  isTimeOut,
  LONGEST_TIME_OUT_DAYS,
  PANIC_DAYS,
  RETURN_COOLING_OFF,
  type ReturnKind,
  type ReturnOffer,
  returnOffer,
} from './exclusion.ts';
export { limitLock, type LimitLock } from './limit-lock.ts';
export { limitChange, LIMIT_COOLING_OFF, type LimitChange } from './limit-change.ts';
export {
  isUnset,
  LIMIT_RULES,
  LIMIT_TYPE,
  type LimitKind,
  limitRule,
  type LimitRule,
  type LimitType,
  AMOUNT_LIMIT_NOT_SET,
  NO_DEPOSIT_LIMIT,
  REALITY_CHECK_NOT_SET,
  SESSION_LIMIT_NOT_SET,
} from './limit-type.ts';
export { countPlayed, endOfDay, type PlayedTime, SIGN_OF_LIFE_EVERY } from './played-time.ts';
export { isInForce, isSelfExcluded, type LimitState, type PlayerLimit } from './player-limit.ts';
export { nextRealityCheck, type RealityCheckState } from './reality-check.ts';
export { type Movement, usedSum } from './used-sum.ts';
