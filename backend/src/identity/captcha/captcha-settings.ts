import * as z from 'zod/mini';

/** When a challenge is required, how hard it is and how long it is valid. */
export const CaptchaSettings = z.object({
  enabled: z._default(z.boolean(), true),
  /** Failed logins and registrations from one address before a challenge is required. */
  failuresAllowed: z._default(z.int().check(z.minimum(0)), 5),
  /** Wrong solutions from one address before the player is signed out. */
  wrongSolutionsAllowed: z._default(z.int().check(z.minimum(1)), 5),
  /** How long failures count, s. */
  windowSeconds: z._default(z.int().check(z.minimum(1)), 900),
  /** Rounds of PBKDF2 a key takes. */
  cost: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 5_000),
  /** Keys to try at least and at most; the solution lies between the two. */
  fewestKeys: z._default(z.int().check(z.minimum(1)), 100),
  mostKeys: z._default(z.int().check(z.minimum(2), z.maximum(10_000_000)), 400),
  /** How long a challenge may take and a pass may wait, s. */
  challengeSeconds: z._default(z.int().check(z.minimum(1)), 180),
  passSeconds: z._default(z.int().check(z.minimum(1)), 120),
});
export type CaptchaSettings = z.infer<typeof CaptchaSettings>;
