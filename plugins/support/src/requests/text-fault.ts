import { SUPPORT_TEXT } from '@touchline/contracts/support';
import type { I18n } from '@touchline/plugin-api';

/** What is wrong with the length of a message; undefined for nothing. */
export function textFault(text: string, i18n: Pick<I18n, 't'>): string | undefined {
  const { length } = text.trim();
  if (length < SUPPORT_TEXT.shortest) {
    return i18n.t('requests.textShort', { count: SUPPORT_TEXT.shortest });
  }
  return length > SUPPORT_TEXT.longest
    ? i18n.t('requests.textLong', { count: SUPPORT_TEXT.longest })
    : undefined;
}
