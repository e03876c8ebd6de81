import { type EpochMilliseconds, MINUTE } from '../time/clock.ts';

/** What the next reality check depends on. */
export interface RealityCheckState {
  /** Minutes between two checks. */
  readonly minutes: number;
  /** When the player set them. */
  readonly setAt: EpochMilliseconds;
  readonly signedInAt: EpochMilliseconds;
  /** When the latest check was acknowledged. */
  readonly acknowledgedAt: EpochMilliseconds | undefined;
}

/**
 * When the next reality check is due: an interval after the latest of sign-in, setting and acknowledgement.
 * What closes a check without acknowledging it does not put the next one off. SPEC.md, LIMIT-15.
 */
export function nextRealityCheck({
  minutes,
  setAt,
  signedInAt,
  acknowledgedAt,
}: RealityCheckState): EpochMilliseconds {
  return Math.max(setAt, signedInAt, acknowledgedAt ?? 0) + minutes * MINUTE;
}
