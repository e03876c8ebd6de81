import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { createMessages, type MessageValues } from './messages.ts';

const LANGUAGES = ['en', 'ru', 'ar', 'pl'];
const TEXTS = {
  plain: 'Live',
  group: { name: 'In a group', deeper: { still: 'Here' } },
  'flat.key': 'Flat',
  greeting: 'Hello {{name}}, {{ name }} and {{other}}',
  bets_zero: 'no bets',
  bets_one: '{{count}} one',
  bets_two: '{{count}} two',
  bets_few: '{{count}} few',
  bets_many: '{{count}} many',
  bets_other: '{{count}} other',
  legs_one: '{{count}} leg',
  legs_few: '{{count}} legs few',
  legs_many: '{{count}} legs many',
  legs_other: '{{count}} legs other',
  counted: '{{count}} without forms',
  markup: '<b>{{name}}</b>',
};

/** The library whose format this is. */
function oracle(language: string, texts: object) {
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { ns: texts } },
  });
  return (key: string, values?: MessageValues) => instance.t(`ns:${key}`, { ...values });
}

function ours(language: string, texts: object, onMissing: (key: string) => void = vi.fn()) {
  const messages = createMessages({ language, onMissing });
  messages.add('ns', texts);
  return messages;
}

describe('messages', () => {
  it('answer as i18next does, for every form, count and language', () => {
    for (const language of LANGUAGES) {
      const expected = oracle(language, TEXTS);
      const messages = ours(language, TEXTS);
      for (const key of ['plain', 'group.name', 'group.deeper.still', 'flat.key', 'nothing']) {
        expect(messages.text(`ns:${key}`)).toBe(expected(key));
      }
      const values = { name: '<i>$&</i>', other: 'x' };
      expect(messages.text('ns:greeting', values)).toBe(expected('greeting', values));
      expect(messages.text('ns:markup', values)).toBe(expected('markup', values));
      for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1.5]) {
        for (const key of ['bets', 'counted']) {
          const answer = messages.text(`ns:${key}`, { count });
          expect([language, key, answer]).toEqual([language, key, expected(key, { count })]);
        }
      }
    }
  });

  it('answer as i18next does for every text of the shell', () => {
    for (const [language, file] of ['en', 'ru'].flatMap((lng) =>
      ['shared', 'errors'].map((name) => [lng, `${name}.${lng}.json`] as const),
    )) {
      const texts = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<
        string,
        unknown
      >;
      const expected = oracle(language, texts);
      const messages = ours(language, texts);
      const values = { home: 'A', away: 'B', line: '2.5', left: '1', right: '0', amount: '5' };
      const keys = (object: object, path = ''): string[] =>
        Object.entries(object).flatMap(([name, value]) =>
          typeof value === 'string' ? [path + name] : keys(value as object, `${path}${name}.`),
        );
      expect(keys(texts).length).toBeGreaterThan(10);
      for (const key of keys(texts)) {
        expect(messages.text(`ns:${key}`, values)).toBe(expected(key, values));
      }
    }
  });

  it('report a missing key and show its name; know which they have', () => {
    const onMissing = vi.fn();
    const messages = ours('en', TEXTS, onMissing);
    expect(messages.text('ns:group.absent')).toBe('group.absent');
    expect(onMissing.mock.calls).toEqual([['ns:group.absent']]);
    expect([messages.has('ns:plain'), messages.has('ns:absent')]).toEqual([true, false]);
  });

  it('take the texts of a later version over', () => {
    const messages = ours('en', TEXTS);
    messages.add('ns', { plain: 'Newer' });
    expect([messages.text('ns:plain'), messages.text('ns:group.name')]).toEqual([
      'Newer',
      'In a group',
    ]);
  });
});
