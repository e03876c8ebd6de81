import type { MailKind } from '../mail-store.ts';

/** What a message says; each paragraph is plain text. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link is called, in messages that have one. */
  readonly action?: string;
  /** After the link. */
  readonly notes: readonly string[];
}

/** What differs from one message of a kind to the next. */
export interface MailFacts {
  readonly brand: string;
  /** The player's number. */
  readonly login: string;
  /** For how long the link counts. */
  readonly hours: number;
  /** How long a code is valid. */
  readonly minutes: number;
  /** Of the deposit that the message is about, as its reader writes it. */
  readonly amount: string;
}

/** The messages of one language. */
export type MailTexts = Readonly<Record<MailKind, (facts: MailFacts) => MailText>>;
