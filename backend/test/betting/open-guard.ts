import type { BetGuard } from '../../src/betting/placement/bet-guard.ts';

/** For tests: a guard that lets every bet pass. */
export const OPEN_GUARD: BetGuard = {
  assertAvailable: () => undefined,
  lock: async () => undefined,
  checkBet: async () => undefined,
};
