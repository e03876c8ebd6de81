import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MarketingFacts, marketingRefusal, mayReadPromotions } from './marketing.ts';
import { textIn } from './text-in.ts';

const TODAY = '2026-03-01';
const PERMITTED: MarketingFacts = {
  isBanned: false,
  isExcluded: false,
  isOnBreak: false,
  isClosed: false,
  mustIdentify: false,
  birthday: '1990-05-01',
  hasConsent: true,
};

it('an adult in good standing who agreed may be sent promotions', () => {
  expect(marketingRefusal(PERMITTED, TODAY)).toBeUndefined();
});

it.each<[Partial<MarketingFacts>, string]>([
  [{ isExcluded: true }, 'excluded'],
  [{ isClosed: true }, 'closed'],
  [{ isOnBreak: true }, 'break'],
  [{ isBanned: true }, 'banned'],
  [{ mustIdentify: true }, 'unverified'],
  [{ birthday: undefined }, 'age-unknown'],
  [{ birthday: '2008-03-02' }, 'under-age'],
  [{ hasConsent: false }, 'no-consent'],
])('a player with %o may not be sent promotions: %s', (facts, refusal) => {
  expect(marketingRefusal({ ...PERMITTED, ...facts }, TODAY)).toBe(refusal);
});

it.each([
  ['2008-03-01', TODAY, undefined],
  ['2008-02-29', '2026-02-28', 'under-age'],
  ['2008-02-29', TODAY, undefined],
])('someone born on %s is on %s an adult or not', (birthday, today, refusal) => {
  expect(marketingRefusal({ ...PERMITTED, birthday }, today)).toBe(refusal);
});

it('a player who is excluded, on a break or closed is never permitted, whatever else holds', () => {
  const flag = fc.boolean();
  const facts = fc.record<MarketingFacts>({
    isBanned: flag,
    isExcluded: flag,
    isOnBreak: flag,
    isClosed: flag,
    mustIdentify: flag,
    birthday: fc.constantFrom(undefined, '1990-05-01', '2020-01-01'),
    hasConsent: flag,
  });
  fc.assert(
    fc.property(facts, (given) => {
      const refusal = marketingRefusal(given, TODAY);
      const isProtected = given.isExcluded || given.isOnBreak || given.isClosed;
      expect(isProtected && mayReadPromotions(refusal)).toBe(false);
      expect(refusal === undefined && !given.hasConsent).toBe(false);
    }),
  );
});

it.each([
  ['ru', 'R'],
  ['ar', 'E'],
])('a text in %s falls back to the default language', (language, expected) => {
  expect(textIn({ en: 'E', ru: 'R' }, { language, fallback: 'en' })).toBe(expected);
});

it('a text without the default language is shown in the language that it has', () => {
  expect(textIn({ ru: 'R' }, { language: 'ar', fallback: 'en' })).toBe('R');
  expect(textIn({}, { language: 'ar', fallback: 'en' })).toBeUndefined();
});
