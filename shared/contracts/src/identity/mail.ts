import * as z from 'zod/mini';
import { MessageLanguageCode as Language, Password } from './auth.ts';
import { AskedQuestion, SecurityAnswerText } from './security-question.ts';

/** What the link of a message carries. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/));

/** GET /web-api/auth/v1/message-ways: how the site can reach a player. */
export const MessageWaysAnswer = z.object({ email: z.boolean(), phone: z.boolean() });
export type MessageWaysAnswer = z.infer<typeof MessageWaysAnswer>;

/**
 * POST /web-api/auth/v1/recovery/email requests a link to a new password, and
 * POST /web-api/auth/v1/credentials/email for one to the password of a one-click account.
 */
export const AskForMail = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(254)),
  lng: Language,
});
export type AskForMail = z.input<typeof AskForMail>;

/** A requested message. Whether the address belongs to a player is not revealed. */
export const AskedMail = z.object({
  /** From then on another message may be requested; milliseconds since epoch. */
  resendAt: z.number(),
  /** Where a test provider shows the message, if there is one. */
  messageUrl: z.optional(z.string()),
});
export type AskedMail = z.infer<typeof AskedMail>;

/** POST /web-api/auth/v1/password-link: whether a link still sets a password, and whose. */
export const MailLink = z.object({ token: Token });
export const PasswordLinkAnswer = z.object({
  /** The player's number. */
  login: z.string(),
  /** To be answered with the new password, where the player has set one. */
  question: z.optional(AskedQuestion),
});

/** POST /web-api/auth/v1/password-link/password: the password that the link was sent for. */
export const LinkedPassword = z.object({
  token: Token,
  password: Password,
  answer: z.optional(SecurityAnswerText),
  lng: Language,
});
export type LinkedPassword = z.input<typeof LinkedPassword>;

/** POST /web-api/auth/v1/activation: activates the e-mail address that the link was sent to. */
export const ActivationAnswer = z.object({
  status: z.enum(['done', 'already']),
  email: z.string(),
});
export type ActivationAnswer = z.infer<typeof ActivationAnswer>;

/** POST /web-api/auth/v1/activation/again: another link in place of one that has expired. */
export const AskForActivation = z.object({ token: Token, lng: Language });

/** GET /web-api/auth/v1/activation: the player's e-mail address. */
export const ActivationState = z.object({
  /** Masked; empty without one. */
  email: z.string(),
  isActivated: z.boolean(),
});
export type ActivationState = z.infer<typeof ActivationState>;

/** POST /web-api/auth/v1/activation/email: sends the signed-in player a link. */
export const MessageLanguage = z.object({ lng: Language });
