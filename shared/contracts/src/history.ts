import * as z from 'zod/mini';
import { Period } from './period.ts';
import { text } from './text.ts';

/**
 * GET /betting-api/v1/bets/export/pdf with a `BetFilter` and `language`, GET /payments-api/v1/payments/export/pdf
 * with a `PaymentFilter`, and GET /casino-api/v1/rounds/export/pdf with a `GameRoundFilter`: a document of the latest 1,000 entries, base64.
 */
export const HistoryPdf = z.object({ pdf: z.string() });

export const HISTORY_KINDS = ['bets', 'payments', 'games'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
export const HISTORY_FORMATS = ['pdf', 'csv'] as const;
export type HistoryFormat = (typeof HISTORY_FORMATS)[number];

/** POST /messages-api/v1/history-mails with `Idempotency-Key`: a history to the player's confirmed address. */
export const MailHistory = z.object({
  ...Period.shape,
  kind: z.enum(HISTORY_KINDS),
  format: z.enum(HISTORY_FORMATS),
  /** One account; all of them unless given. */
  account: z.optional(text().check(z.regex(/^\d{1,18}$/))),
  language: text().check(z.regex(/^[a-z]{2}$/)),
});
export type MailHistory = z.infer<typeof MailHistory>;

/** `waiting`: to be sent; `failed`: the address has refused it, or it was tried for a day. */
export const HISTORY_MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

export const HistoryMail = z.object({
  id: text(),
  kind: z.enum(HISTORY_KINDS),
  format: z.enum(HISTORY_FORMATS),
  state: z.enum(HISTORY_MAIL_STATES),
  /** Milliseconds since epoch. */
  requestedAt: z.number(),
  /** Where it can be read while a test provider shows messages. */
  messageUrl: z.optional(text()),
});
export type HistoryMail = z.infer<typeof HistoryMail>;

/** GET /messages-api/v1/history-mails, and the response to a request: those of the last 24 hours, the latest first. */
export const HistoryMailsAnswer = z.object({
  /** Where they go; empty without an address. */
  email: text(),
  /** Only a confirmed address is sent any. */
  isConfirmed: z.boolean(),
  /** How many more may be requested now. */
  left: z.number(),
  mails: z.array(HistoryMail),
});
export type HistoryMailsAnswer = z.infer<typeof HistoryMailsAnswer>;
