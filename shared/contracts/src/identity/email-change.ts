import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode } from './auth.ts';
import { MailLink } from './mail.ts';

/** An address that waits for its code. Times are milliseconds since epoch. */
const PendingEmail = z.object({
  /** As the player typed it. */
  email: text(),
  /** From then on another code may be requested. */
  resendAt: z.number(),
  expiresAt: z.number(),
});

/** GET /web-api/auth/v1/email-change */
export const EmailChangeAnswer = z.object({
  /** Masked; empty without one. */
  email: text(),
  isConfirmed: z.boolean(),
  pending: z.optional(PendingEmail),
});
export type EmailChangeAnswer = z.infer<typeof EmailChangeAnswer>;

/** POST /web-api/auth/v1/email-change: sends a code to another address, unless it is another player's. */
export const BeginEmailChange = z.object({
  email: text().check(z.trim(), z.email(), z.maxLength(254)),
  lng: MessageLanguageCode,
});
export type BeginEmailChange = z.input<typeof BeginEmailChange>;

/** The same whether or not the address belongs to another player. */
export const BegunEmailChange = z.object({
  resendAt: z.number(),
  expiresAt: z.number(),
  /** Where a test provider shows the message, if there is one. */
  messageUrl: z.optional(text()),
});
export type BegunEmailChange = z.infer<typeof BegunEmailChange>;

/** POST /web-api/auth/v1/email-change/confirm: the code of the message. */
export const ConfirmEmailChange = z.object({
  code: text().check(z.regex(/^\d{6}$/)),
  lng: MessageLanguageCode,
});
export type ConfirmEmailChange = z.infer<typeof ConfirmEmailChange>;

/** Masked. */
export const ChangedEmailAnswer = z.object({ email: text() });

/** POST /web-api/auth/v1/email-undo: the link of the message to the former address. */
export const UndoEmailChange = MailLink;

/** Of a link with which a new password is chosen: the former one no longer counts. */
export const UndoneEmailChange = z.object({ token: text() });
export type UndoneEmailChange = z.infer<typeof UndoneEmailChange>;
