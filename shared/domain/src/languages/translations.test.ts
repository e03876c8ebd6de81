import { describe, expect, it, vi } from 'vitest';
import { createTranslations, fillText, pluralText } from './translations.ts';

describe('translations', () => {
  it('the translations fill what is in braces, and leave what has no value as it is written', () => {
    expect(fillText('{{brand}}: {{count}} of {{all}}', { brand: 'A', count: 0 })).toBe(
      'A: 0 of {{all}}',
    );
  });

  it.each([
    ['en', 1, '1 hour'],
    ['en', 24, '24 hours'],
    ['ru', 2, '2 часа'],
    ['ru', 25, '25 часов'],
  ] as const)(
    'the translations use the plural form of the language: %s, %i',
    (language, count, expected) => {
      const texts = {
        en: { hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
        ru: { hours_few: '{{count}} часа', hours_many: '{{count}} часов' },
      };
      expect(pluralText({ texts: texts[language], name: 'hours', count, language })).toBe(expected);
    },
  );

  it('the translations are read once a language, and are English for a language the site does not have', () => {
    const read = vi.fn((language: string) => ({ language }));
    const textsOf = createTranslations(read);
    expect([textsOf('ru'), textsOf('zz'), textsOf('ru'), textsOf('en')]).toEqual([
      { language: 'ru' },
      { language: 'en' },
      { language: 'ru' },
      { language: 'en' },
    ]);
    expect(read.mock.calls).toEqual([['ru'], ['en']]);
  });
});
