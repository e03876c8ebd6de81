import { floatOf, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';

/** Targets that are offered, in hundredths: 1.01 to 1,000,000. */
export const LIMBO_TARGET = { least: 101, most: 100_000_000 } as const;
const LEAST_RESULT = 100;
/** 99 % are paid out. */
const PAID = 99;

/** Whether a target is one that is offered, in hundredths. */
export function isLimboTarget(target: number): boolean {
  return Number.isInteger(target) && target >= LIMBO_TARGET.least && target <= LIMBO_TARGET.most;
}

/** What a number makes of a round, in hundredths; never below 1 and at most a million. */
export function limboResult(float: number): number {
  const result = float === 0 ? LIMBO_TARGET.most : Math.floor(PAID / float);
  return Math.min(LIMBO_TARGET.most, Math.max(LEAST_RESULT, result));
}

/** The result of a round, in hundredths. */
export function playLimbo(seed: RoundSeed): number {
  return limboResult(floatOf(seed));
}

/** A target pays itself. */
export function limboPays(target: number): Multiplier {
  return target * 100;
}
