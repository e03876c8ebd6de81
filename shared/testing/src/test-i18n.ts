import type { I18n } from '@touchline/plugin-api';

type Texts = Readonly<Record<string, unknown>>;

function find(texts: Texts, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? (part as Texts)[name] : undefined,
      texts,
    );
  const flat = texts[key];
  return typeof text === 'string' ? text : typeof flat === 'string' ? flat : undefined;
}

/**
 * Texts of a test: the plugin's own where they are given, with plural forms and `{{values}}`; else
 * the key itself. What the shell shares (markets, sports) is shown by its key.
 */
export function createTestI18n({
  language,
  texts,
}: {
  readonly language: string;
  readonly texts: Texts;
}): I18n {
  const plural = new Intl.PluralRules(language);
  return {
    language,
    direction: 'ltr',
    t: (key, values = {}) => {
      const { count } = values;
      const form = typeof count === 'number' ? `${key}_${plural.select(count)}` : key;
      const text = find(texts, form) ?? find(texts, key) ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) =>
        String(values[name] ?? mark),
      );
    },
    sport: (slug) => slug,
    country: (code) => code,
    market: (marketKey) => marketKey,
    outcome: (marketKey, outcomeCode) => `${marketKey} ${outcomeCode}`,
    outcomeShort: (_marketKey, outcomeCode) => outcomeCode,
    marketGroup: (group) => group,
    period: (code) => code,
    suspension: (reason) => reason,
    couponType: (typeId) => `coupon type ${typeId}`,
    page: (name) => name,
    error: (error) =>
      typeof error === 'object' && error !== null && 'code' in error
        ? String(error.code)
        : 'unknown',
    money: (amount, currency) => `${amount} ${currency}`,
    timeZone: undefined,
    day: (time) => new Date(time).toISOString().slice(0, 10),
    dateTime: (time) => new Date(time).toISOString(),
    relativeTime: (time, now) => `${Math.round((time - now) / 1000)} s`,
  };
}
