import * as z from 'zod/mini';
import { MessageLanguageCode } from './auth.ts';
import { PhoneCode } from './phone.ts';
import { text } from './text.ts';

/**
 * How a signed-in player can prove again that it is them: with the password, with a code to the bound
 * phone, or, where there is neither, by signing in again.
 */
const StepUpKind = z.enum(['password', 'phone', 'sign-in']);
export type StepUpKind = z.infer<typeof StepUpKind>;

/** GET /web-api/auth/v1/step-up */
export const StepUpOptions = z.object({
  /** In order of preference. */
  kinds: z.array(StepUpKind),
  /** The end of the phone that a code would be sent to. */
  phone: z.optional(text()),
});
export type StepUpOptions = z.infer<typeof StepUpOptions>;

/** POST /web-api/auth/v1/step-up */
export const StepUpProof = z.union([
  z.object({
    kind: z.literal('password'),
    password: text().check(z.minLength(1), z.maxLength(256)),
  }),
  z.object({ kind: z.literal('phone'), 'sms-code': PhoneCode }),
]);
export type StepUpProof = z.infer<typeof StepUpProof>;

export const StepUpAnswer = z.object({
  /** Until then protected calls pass; milliseconds since epoch. */
  provedUntil: z.number(),
});

/** POST /web-api/auth/v1/step-up/phone-code */
export const SendStepUpCode = z.object({ lng: MessageLanguageCode });

/** A code on its way to the bound phone. Moments are milliseconds since epoch. */
export const SentStepUpCode = z.object({
  /** The end of the phone. */
  phone: text(),
  expiresAt: z.number(),
  /** From then on another code may be requested. */
  resendAt: z.number(),
  attemptsLeft: z.number(),
  /** Where a test provider shows the message, if there is one. */
  messageUrl: z.optional(text()),
});
export type SentStepUpCode = z.infer<typeof SentStepUpCode>;
