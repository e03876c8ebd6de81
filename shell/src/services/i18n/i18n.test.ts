import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { loadMarketNames } from './market-names.ts';

const loadI18next = () => import('i18next');
import arabic from '../../translations/ar/shared.json';
import english from '../../translations/en/shared.json';

const names = { home: 'Arsenal', away: 'Chelsea' };
/** What is isolated, in brackets that can be seen. */
const seen = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');

async function texts(language: string, own: object = {}) {
  const missing: string[] = [];
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key), loadI18next });
  const shared = language === 'ar' ? arabic : english;
  await i18n.addNamespace('shared', async () => ({ default: shared as never }));
  await i18n.addNamespace('markets', async () => loadMarketNames());
  await i18n.addNamespace('demo', async () => ({ default: own as never }));
  return { i18n: i18n.forNamespace('demo'), missing };
}

describe('texts of a right-to-left language', () => {
  it('the texts of a right-to-left language isolate every value, so that a Latin name or a signed line does not move its neighbours', async () => {
    const { i18n } = await texts('ar', { remove: 'إزالة: {{outcome}}' });
    expect(i18n.direction).toBe('rtl');
    expect(seen(i18n.t('remove', { outcome: 'Arsenal <1>' }))).toBe('إزالة: [Arsenal <1>]');
    expect(seen(i18n.outcome('handicap@-1.5', 'home', names))).toBe('[[[Arsenal]] ([-1.5])]');
    expect(seen(i18n.outcome('total-range', '2-3', names))).toBe('[2–3]');
  });

  it('the texts of a right-to-left language have each of the six plural forms of Arabic', async () => {
    const { i18n } = await texts('ar', {
      n_zero: 'zero',
      n_one: 'one',
      n_two: 'two',
      n_few: 'few',
      n_many: 'many',
      n_other: 'other',
    });
    const forms = [0, 1, 2, 3, 10, 11, 99, 100].map((count) => i18n.t('n', { count }));
    expect(forms).toEqual(['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'other']);
  });

  it('the texts of a right-to-left language write money, times and dates in the digits 0–9', async () => {
    const { i18n } = await texts('ar');
    const written = [
      i18n.money(123_456, 'EUR'),
      i18n.dateTime(Date.UTC(2026, 2, 5, 18), 'date-time'),
      i18n.relativeTime(0, 3 * 3_600_000),
    ];
    expect(written.join(' ')).not.toMatch(/[\u0660-\u0669]/);
    expect(written[0]).toContain('1,234.56');
  });
});

describe('texts laid over others', () => {
  it('the texts laid over others replace them by key, also where the old ones have been shown', async () => {
    const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
    const own = { title: { rules: 'Rules', cookies: 'Cookies' } };
    await i18n.addNamespace('info', async () => ({ default: own }));
    const { t } = i18n.forNamespace('info');
    expect(t('title.rules')).toBe('Rules');
    const apply = await i18n.layOver('info', {
      'title.rules': 'House rules',
      'text.first': 'Be kind',
    });
    apply();
    expect([t('title.rules'), t('title.cookies'), t('text.first')]).toEqual([
      'House rules',
      'Cookies',
      'Be kind',
    ]);
  });
});

describe('the texts of another version', () => {
  it('the texts of another version replace those before once these are forgotten', async () => {
    const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
    const { t } = i18n.forNamespace('promo');
    await i18n.addNamespace('promo', async () => ({ default: { title: 'Offers' } }));
    expect(t('title')).toBe('Offers');
    i18n.forgetNamespace('promo');
    expect(t('title')).toBe('Offers');
    await i18n.addNamespace('promo', async () => ({ default: { title: 'Deals', more: 'More' } }));
    expect([t('title'), t('more')]).toEqual(['Deals', 'More']);
  });
});

describe('texts of a left-to-right language', () => {
  it('the texts of a left-to-right language are assembled without invisible characters', async () => {
    const { i18n } = await texts('en', { remove: 'Remove: {{outcome}}' });
    expect(i18n.t('remove', { outcome: 'Arsenal <1>' })).toBe('Remove: Arsenal <1>');
    expect(i18n.outcome('handicap@-1.5', 'home', names)).toBe('Arsenal (-1.5)');
  });

  it('the text of several selections as one leg names each with its market', async () => {
    const { i18n } = await texts('en');
    expect(i18n.market('builder', names)).toBe('Bet builder');
    expect(i18n.outcome('builder', 'ft-1x2:home+ft-total@2.5:over', names)).toBe(
      'Match result: Arsenal + Total goals: Over 2.5',
    );
  });
});

describe('a country', () => {
  it('a country is named by its two letters, a nation of sport by its subdivision', async () => {
    const { i18n } = await texts('en');
    const names = ['DE', 'GB', 'GB-ENG', 'GB-SCT'].map((code) => i18n.country(code));
    expect(names).toEqual(['Germany', 'United Kingdom', 'England', 'Scotland']);
  });

  it('a country without a name is shown by its code', async () => {
    const { i18n } = await texts('en');
    expect(i18n.country('GB-XYZ')).toBe('GB-XYZ');
    expect(i18n.country('world')).toBe('world');
  });
});

describe('words for an error', () => {
  const error = { code: 'outcome_closed' };

  it('the words for an error are empty until they are loaded, and nothing is reported as missing', async () => {
    const { i18n, missing } = await texts('en');
    expect(i18n.error(error)).toBe('');
    expect(missing).toEqual([]);
  });

  it('the words for an error are those of its code, or the general ones', async () => {
    const missing: string[] = [];
    const i18n = createI18n({ language: 'en', onMissing: (key) => missing.push(key), loadI18next });
    expect(i18n.isAwaited()).toBe(false);
    const demo = i18n.forNamespace('demo');
    demo.error(error);
    expect(i18n.isAwaited()).toBe(true);
    const own = { unknown: 'Something went wrong.', outcome_closed: 'Closed.' };
    await i18n.addNamespace('errors', async () => ({ default: own }));
    expect([demo.error(error), demo.error(new Error('other'))]).toEqual([
      'Closed.',
      'Something went wrong.',
    ]);
    expect(missing).toEqual([]);
  });
});

describe('times of day', () => {
  it.each(['en', 'ru', 'ar'])(
    'the times of a day are those that the browser writes in "%s", without its formatter',
    (language) => {
      const loadI18next = () => Promise.reject(new Error('it needs none'));
      const { dateTime } = createI18n({
        language,
        onMissing: () => undefined,
        loadI18next,
      }).forNamespace('a');
      const written = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      const day = Date.UTC(2026, 2, 29);
      for (let minute = 0; minute < 24 * 60; minute += 7) {
        const time = day + minute * 60_000;
        expect(dateTime(time, 'time')).toBe(written.format(time));
      }
    },
  );
});

describe('the calendar day of a time', () => {
  const lateInLondon = Date.parse('2026-11-25T22:30Z');
  const dayIn = (zone: string | undefined) =>
    createI18n({ language: 'en', time: { zone }, onMissing: () => undefined, loadI18next })
      .forNamespace('sport')
      .day(lateInLondon);

  it.each([
    ['Etc/GMT+0', '2026-11-25'],
    ['Etc/GMT-3', '2026-11-26'],
    ['America/New_York', '2026-11-25'],
  ])('the calendar day of a time in the zone %s is its own', (zone, day) => {
    expect(dayIn(zone)).toBe(day);
  });

  it('the calendar day of a time is the device’s without a zone', () => {
    const time = new Date(2026, 0, 2, 0, 30).getTime();
    const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
    expect(i18n.forNamespace('sport').day(time)).toBe('2026-01-02');
  });
});
