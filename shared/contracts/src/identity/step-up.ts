import * as z from 'zod/mini';
import { MessageLanguageCode } from './auth.ts';
import { PhoneCode } from './phone.ts';
import { text } from '../text.ts';

/** What a code can be sent to. */
const CodeKind = z.enum(['phone', 'email']);
export type StepUpCodeKind = z.infer<typeof CodeKind>;

/**
 * How a signed-in player can prove again that it is them: with the password; without one, with a code
 * to the confirmed phone or e-mail address, or by signing in again.
 */
const StepUpKind = z.enum(['password', ...CodeKind.options, 'sign-in']);
export type StepUpKind = z.infer<typeof StepUpKind>;

/** GET /web-api/auth/v1/step-up */
export const StepUpOptions = z.object({
  /** In order of preference. */
  kinds: z.array(StepUpKind),
  /** The phone and the address that a code can be sent to, masked. */
  phone: z.optional(text()),
  email: z.optional(text()),
});
export type StepUpOptions = z.infer<typeof StepUpOptions>;

/** POST /web-api/auth/v1/step-up */
export const StepUpProof = z.union([
  z.object({
    kind: z.literal('password'),
    password: text().check(z.minLength(1), z.maxLength(256)),
  }),
  z.object({ kind: CodeKind, code: PhoneCode }),
]);
export type StepUpProof = z.infer<typeof StepUpProof>;

export const StepUpAnswer = z.object({
  /** Until then protected calls pass; milliseconds since epoch. */
  provedUntil: z.number(),
});

/** POST /web-api/auth/v1/step-up/code */
export const SendStepUpCode = z.object({ kind: CodeKind, lng: MessageLanguageCode });
export type SendStepUpCode = z.infer<typeof SendStepUpCode>;

/** A code that was sent to the player. Times are milliseconds since epoch. */
export const SentStepUpCode = z.object({
  /** The phone or address, masked. */
  to: text(),
  expiresAt: z.number(),
  /** From then on another code may be requested. */
  resendAt: z.number(),
  attemptsLeft: z.number(),
  /** Where a test provider shows the message, if there is one. */
  messageUrl: z.optional(text()),
});
export type SentStepUpCode = z.infer<typeof SentStepUpCode>;
