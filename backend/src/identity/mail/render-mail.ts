import { html, htmlText } from '@touchline/domain/html';
import {
  directionOf,
  fillText,
  type Language,
  languageWithTexts,
  pluralText,
} from '@touchline/domain/languages';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import type { MatchTexts } from './match-texts.ts';
import type { MailKind } from './mail-store.ts';

/** Messages whose words are the product's. */
export type LetterKind = Exclude<MailKind, 'promotion'>;

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
interface MailFacts {
  readonly brand: string;
  /** The player's number. */
  readonly login: string;
  /** For how long the link counts. */
  readonly hours: number;
  /** How long a code is valid. */
  readonly minutes: number;
  /** Of the deposit that the message is about, as its reader writes it. */
  readonly amount: string;
  /** How many of something it is about. */
  readonly count?: number | undefined;
  /** The match and prices that it is about, in words. */
  readonly match?: MatchTexts | undefined;
  /** The sign-in that the message is about, in words. */
  readonly session?: string;
  /** Where the player sees all sign-ins. */
  readonly sessions?: string;
}

// Readers of mail know no style sheets, and some no classes.
const BODY = 'margin:0;padding:24px 16px;background:#edf0f4;color:#0f151c;font:16px/1.5 sans-serif';
const SHEET = 'max-width:480px;margin:0 auto;padding:24px;border-radius:12px;background:#fff';
const PARAGRAPH = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5ed7;color:#fff;font-weight:bold;text-decoration:none';
const CODE = 'margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:4px;text-align:center';
const NOTE = 'margin:0 0 8px;color:#4d5966;font-size:14px';

function mailText(kind: LetterKind, facts: MailFacts, language: Language): MailText {
  const { mail, duration } = serverTexts(language);
  const { subject, paragraphs, action, notes }: MailText = mail[kind];
  const { brand, login, minutes, amount, count = '', session = '', sessions = '' } = facts;
  const hours = pluralText({ texts: duration, name: 'hours', count: facts.hours, language });
  const fill = (text: string) =>
    fillText(text, {
      ...facts.match,
      brand,
      login,
      hours,
      minutes,
      amount,
      count,
      session,
      sessions,
    });
  return {
    subject: fill(subject),
    paragraphs: paragraphs.map(fill),
    ...(action !== undefined && { action }),
    notes: notes.map(fill),
  };
}

/** A message as it is sent: as plain text and as a simple page. */
export function renderMail(
  mail: MailFacts & {
    readonly kind: LetterKind;
    readonly language: string;
    /** Of messages with something to do. */
    readonly link: string | undefined;
    /** Of messages that carry one. */
    readonly code?: string | undefined;
  },
): { readonly subject: string; readonly text: string; readonly html: string } {
  const language = languageWithTexts(mail.language);
  return renderText({ ...mailText(mail.kind, mail, language), ...mail, language });
}

/** A text as it is sent: as plain text and as a simple page. */
export function renderText({
  subject,
  paragraphs,
  action,
  notes,
  brand,
  language,
  link,
  code,
}: MailText & {
  readonly brand: string;
  readonly language: string;
  readonly link?: string | undefined;
  readonly code?: string | undefined;
}): { readonly subject: string; readonly text: string; readonly html: string } {
  const main = [link, code].filter((line) => line !== undefined);
  const lines = [...paragraphs, ...main, ...notes, brand];
  const button =
    link === undefined || action === undefined
      ? undefined
      : html`<p style="${PARAGRAPH}"><a href="${link}" style="${BUTTON}">${action}</a></p>\n`;
  const codeLine =
    code === undefined ? undefined : html`<p dir="ltr" style="${CODE}">${code}</p>\n`;
  const as = (style: string) => (line: string) => html`<p style="${style}">${line}</p>\n`;
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlText(html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${subject}</title>
</head>
<body style="${BODY}">
<div style="${SHEET}">
${paragraphs.map(as(PARAGRAPH))}${button}${codeLine}${notes.map(as(NOTE))}${as(NOTE)(brand)}</div>
</body>
</html>
`),
  };
}
