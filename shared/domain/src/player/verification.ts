/** Ways to verify who a player is, by their number in `verification_types`. */
export const VERIFICATION = { faceId: 1 } as const;

/** `verification_status` of a player who is not verified (platform.txt §3). */
export const NOT_VERIFIED = 1;
/** `verification_status` of a player whose documents were accepted. */
export const VERIFIED = 3;

/** Whether a player still has to show their face: required to, and not verified yet. */
export function isFaceIdAsked(user: {
  readonly verification_types: readonly number[];
  readonly verification_status: number;
}): boolean {
  return (
    user.verification_status === NOT_VERIFIED &&
    user.verification_types.includes(VERIFICATION.faceId)
  );
}
