import { marketTypes, type Sport, sportIds } from '@touchline/domain/markets';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { marketText, outcomeShortText, outcomeText } from './market-text.ts';
import arabicShort from '../../translations/ar/short-names.json';
import english from '../../translations/en/shared.json';
import englishShort from '../../translations/en/short-names.json';
import arabic from '../../translations/ar/shared.json';
import russian from '../../translations/ru/shared.json';
import russianShort from '../../translations/ru/short-names.json';
import { withShortNames } from './short-names.ts';

const names = { home: 'Arsenal', away: 'Chelsea' };

function translator(language: string, texts: object) {
  const missing: string[] = [];
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => missing.push(key),
    resources: { [language]: { shared: texts } },
    defaultNS: 'shared',
  });
  return { t: (key: string, values?: object) => instance.t(key, { ...values }), missing };
}

const SHORT_NAMES = { en: englishShort, ru: russianShort, ar: arabicShort } as const;
const FULL = { en: english, ru: russian, ar: arabic } as const;
const short = (language: keyof typeof FULL) =>
  withShortNames({ default: FULL[language] }, { default: SHORT_NAMES[language] as never }).default;

describe('market texts', () => {
  it('the market texts name every market and outcome of the catalogue in every language', () => {
    for (const [language, texts] of [
      ['en', english],
      ['ru', russian],
      ['ar', arabic],
      ['en', short('en')],
      ['ru', short('ru')],
      ['ar', short('ar')],
    ] as const) {
      const { t, missing } = translator(language, texts);
      const types = (Object.keys(sportIds) as Sport[]).flatMap((sport) => marketTypes(sport));
      expect(types.length).toBeGreaterThan(200);
      for (const type of types) {
        const description = {
          kind: type.kindName,
          period: type.period,
          unit: type.unit,
          line: type.kind.line === 'none' ? undefined : '2.5',
        };
        const name = marketText(description, names, t);
        expect(name, type.code).not.toMatch(/\{\{|undefined|^kind\./);
        const outcomes = type.kind.outcomes.map((code) => {
          const text = outcomeText(description, code, names, t);
          expect(text, `${type.code} ${code}`).not.toMatch(/\{\{|undefined|outcome\./);
          expect(outcomeShortText(description, code, names, t)).not.toBe('');
          return text;
        });
        expect(new Set(outcomes).size, `${language} ${type.code}`).toBe(outcomes.length);
      }
      expect(missing, language).toEqual([]);
    }
  });

  it.each([
    ['full', english],
    ['short', short('en')],
  ])('the market texts distinguish the markets of a sport, with %s names', (_length, texts_) => {
    const { t } = translator('en', texts_);
    for (const sport of Object.keys(sportIds) as Sport[]) {
      // No match is both: the best of three sets and of five are two codes of one question, as are frames and
      // rounds of a fight.
      const offered = marketTypes(sport).filter(({ code }) => !/-of-(?:5|9|11|12)$/.test(code));
      const texts = offered.map(({ code, kindName: kind, period, unit }) =>
        marketText(
          {
            kind,
            name: ['draw-no-bet', 'overtime'].find((name) => code.endsWith(name)),
            period,
            unit,
            line: '2.5',
          },
          names,
          t,
        ),
      );
      expect(new Set(texts).size, sport).toBe(texts.length);
    }
  });

  it.each(['en', 'ru', 'ar'] as const)(
    'the market texts are shorter where they are short: %s',
    (language) => {
      const named = (text: string) => text.replace(/\{\{(home|away)\}\}/g, 'Manchester');
      for (const part of ['kind', 'outcome'] as const) {
        const full = new Map(Object.entries(FULL[language][part]));
        for (const [key, text] of Object.entries(SHORT_NAMES[language][part])) {
          expect(text.length, `${part}.${key}`).toBeLessThanOrEqual(
            named(full.get(key) ?? '').length,
          );
        }
      }
    },
  );

  it('the market texts are those of a coupon where they are short', () => {
    const { t } = translator('en', short('en'));
    const of = (kind: string, code: string, line?: string) =>
      outcomeText({ kind, line }, code, names, t);
    const market = (kind: string, period = 'ft') =>
      marketText({ kind, period, unit: undefined, line: undefined }, names, t);
    expect([market('one-x-two'), market('both-score'), market('home-total', '1h')]).toEqual([
      '1X2',
      'BTTS',
      '1st half · Total 1',
    ]);
    expect([of('one-x-two', 'home'), of('total', 'over', '2.5')]).toEqual(['1', 'O 2.5']);
    expect(of('double-chance-and-total', 'home-draw-over', '2.5')).toBe('1X & O 2.5');
    expect(of('handicap', 'away', '-1')).toBe('2 (+1)');
  });

  it('the market texts invert a handicap for the away side', () => {
    const { t } = translator('en', english);
    const market = { kind: 'handicap', period: 'ft', unit: undefined, line: '-1.25' };
    expect(outcomeText(market, 'home', names, t)).toBe('Arsenal (-1.25)');
    expect(outcomeText(market, 'away', names, t)).toBe('Chelsea (+1.25)');
    expect(outcomeShortText(market, 'away', names, t)).toBe('2 +1.25');
    const european = { kind: 'european-handicap', period: 'ft', unit: undefined, line: '1' };
    expect(outcomeShortText(european, 'draw', names, t)).toBe('X +1');
    const either = { kind: 'double-chance', period: 'ft', unit: undefined, line: undefined };
    const pairs = ['home-draw', 'home-away', 'draw-away'];
    expect(pairs.map((code) => outcomeShortText(either, code, names, t))).toEqual([
      '1X',
      '12',
      'X2',
    ]);
  });

  it('the market texts read like a person would say them', () => {
    const { t } = translator('en', english);
    const of = (kind: string, code: string, line?: string) =>
      outcomeText({ kind, line }, code, names, t);
    expect(of('correct-score', '2-1')).toBe('2–1');
    expect(of('correct-score', 'home-other')).toBe('Arsenal, any other score');
    expect(of('total-range', '2-3')).toBe('2–3');
    expect(of('exact-total', '6-plus')).toBe('6 or more');
    expect(of('double-chance-and-total', 'home-draw-over', '2.5')).toBe(
      'Arsenal or Draw & Over 2.5',
    );
    expect(of('winning-margin', 'away-3-plus')).toBe('Chelsea by 3 or more');
    expect(of('half-time-full-time', 'home-draw')).toBe('Arsenal / Draw');
  });
});
