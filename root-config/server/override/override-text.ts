import { fillText } from '@touchline/domain/languages';
import { documentTexts } from '../document-texts.ts';

type TextName = keyof ReturnType<typeof documentTexts>['override'];

/** What a browser with a signed link is shown, with the values of the text filled in. */
export function overrideText(
  language: string,
  name: TextName,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillText(documentTexts(language).override[name], values);
}

/** When a link ends, in the page's language; in UTC, because the server knows no other clock. */
export function untilText(language: string, expiresAt: number): string {
  const time = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(expiresAt);
  return overrideText(language, 'until', { time });
}
