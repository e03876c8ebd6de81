import { createInstance, type Resource } from 'i18next';
import type { Texts } from './texts-context.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Texts, moments and numbers in one language; digits are 0–9 everywhere (docs/adr/0013). */
export function createTexts(options: {
  readonly language: string;
  readonly resources: Resource;
  readonly now: () => number;
}): Omit<Texts, 'choose'> {
  const { language, resources, now } = options;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const locale = `${language}-u-nu-latn`;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    language,
    t: (key, values) => instance.t(key, { ...values }),
    moment: (time) => moments.format(new Date(time)),
    ago: (time) => {
      const past = new Date(time).getTime() - now();
      const [unit, size] = UNITS.find(([, length]) => Math.abs(past) >= length) ?? [
        'minute',
        60_000,
      ];
      return relative.format(Math.round(past / size), unit);
    },
    number: (value, format) => new Intl.NumberFormat(locale, format).format(value),
  };
}
