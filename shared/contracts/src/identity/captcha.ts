import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Carries the pass of a solved challenge when the refused call is made again. */
export const CAPTCHA_HEADER = 'x-captcha';

/** The numbers of platform.txt §7 that answer 400 and require a challenge, by our own codes. */
export const CAPTCHA_CODES = {
  captcha_required: 100,
  captcha_wrong: 111,
  captcha_expired: 112,
  captcha_used: 113,
} as const;
export type CaptchaErrorCode = keyof typeof CAPTCHA_CODES;

/** `details` of an error with one of these codes. */
export const CaptchaDetails = z.object({ captchaCode: z.literal([100, 111, 112, 113]) });

/** A result of this type ends the player's sign-in. */
export const CAPTCHA_FORCED_LOGOUT = 2;

/** A signed proof-of-work challenge as altcha-lib makes it (format 2). */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: text(),
    nonce: text(),
    salt: text(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: text(),
    keySignature: text(),
    /** Signed along; milliseconds since epoch. */
    data: z.object({ expiresAt: z.number() }),
  }),
  signature: text(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** GET /captcha-api/v1/gettime: the server's time, milliseconds since epoch. */
export const CaptchaTime = z.object({ time: z.number() });

/** GET /captcha-api/v1/update: a new challenge. */
export const CaptchaUpdate = z.object({ time: z.number(), challenge: CaptchaChallenge });

/** POST /captcha-api/v1/validate */
export const ValidateCaptcha = z.object({
  captcha: z.object({
    challenge: CaptchaChallenge,
    solution: z.object({
      counter: z.number(),
      derivedKey: text().check(z.maxLength(128)),
      time: z.optional(z.number()),
    }),
  }),
});
export type ValidateCaptcha = z.infer<typeof ValidateCaptcha>;

/** The result of a solution. */
export const CaptchaResult = z.object({
  success: z.boolean(),
  /** 1 as a rule; 2 demands that the player is signed out. */
  type: z.number(),
  /** Milliseconds since epoch. */
  time: z.number(),
  error_message: text(),
  /** The pass, good for one call. */
  token: z.optional(text()),
});
export type CaptchaResult = z.infer<typeof CaptchaResult>;
