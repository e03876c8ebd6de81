import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode } from './auth.ts';

/** The site's questions: about what stays the same, and is in no profile of a social network. */
export const SecurityQuestionId = z.enum([
  'first-teacher',
  'childhood-friend',
  'first-boss',
  'childhood-place',
  'first-trip',
  'lullaby',
]);
export type SecurityQuestionId = z.infer<typeof SecurityQuestionId>;

const OwnQuestion = text().check(z.trim(), z.minLength(10), z.maxLength(120));
export const SecurityAnswerText = text().check(z.minLength(1), z.maxLength(120));

/** A question as it is asked: one of the site's, or the player's own words. */
export const AskedQuestion = z.union([
  z.object({ id: SecurityQuestionId }),
  z.object({ own: text() }),
]);
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/**
 * GET /web-api/auth/v1/security-question and, for an operator, GET
 * /web-api/operator/players/:id/security-question; also what follows each change.
 */
export const SecurityQuestionAnswer = z.object({
  /** Undefined where none is set. */
  question: z.optional(AskedQuestion),
  /** Milliseconds since epoch. */
  setAt: z.optional(z.number()),
});
export type SecurityQuestionAnswer = z.infer<typeof SecurityQuestionAnswer>;

/** POST /web-api/auth/v1/security-question: in place of the one before. */
export const SetSecurityQuestion = z.object({
  question: z.union([z.object({ id: SecurityQuestionId }), z.object({ own: OwnQuestion })]),
  answer: SecurityAnswerText,
  lng: MessageLanguageCode,
});
export type SetSecurityQuestion = z.infer<typeof SetSecurityQuestion>;

/** POST /web-api/auth/v1/security-question/remove */
export const RemoveSecurityQuestion = z.object({ lng: MessageLanguageCode });

/** `details` of `security_answer_required`. */
export const RequiredAnswer = z.object({ question: AskedQuestion });

/** POST /web-api/operator/players/:id/security-question/check: what a caller has answered. */
export const CheckSecurityAnswer = z.strictObject({ answer: SecurityAnswerText });
export type CheckSecurityAnswer = z.infer<typeof CheckSecurityAnswer>;
export const CheckedSecurityAnswer = z.object({ matches: z.boolean() });

/** POST /web-api/operator/players/:id/security-question/remove */
export const RemovePlayerQuestion = z.strictObject({
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
export type RemovePlayerQuestion = z.infer<typeof RemovePlayerQuestion>;
