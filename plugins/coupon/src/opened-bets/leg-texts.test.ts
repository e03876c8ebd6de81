import type { BetLeg } from '@touchline/contracts/betting';
import type { EventState } from '@touchline/contracts/line';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import texts from '../translations/en.json';
import { legProgressText, matchText } from './leg-texts.ts';
import type { LegNews } from './use-leg-news.ts';

const { i18n } = createTestContext({ plugin: 'coupon', texts }).context;
const leg = (marketKey: string, outcomeCode: string, rest: Partial<BetLeg> = {}): BetLeg => ({
  outcomeId: `1~${marketKey}~${outcomeCode}`,
  eventId: 1,
  sport: 'football',
  champ: 'League',
  home: 'Ayr',
  away: 'Barnet',
  startsAt: 0,
  section: 'live',
  marketKey,
  outcomeCode,
  price: '2.00',
  result: 'open',
  ...rest,
});
const news = (state: EventState | undefined): LegNews => ({
  section: 'live',
  startsAt: 0,
  state,
  price: '2.00',
  status: 'open',
  reason: undefined,
});
const playing = (home: number, away: number): LegNews =>
  news({
    status: 'live',
    period: '2h',
    clock: { seconds: 66 * 60, at: 0, running: true },
    score: { total: [home, away], periods: [[home, away]] },
  });
const plain = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '');
const progress = (of: BetLeg, at: LegNews) => {
  const { tone, text } = legProgressText({ i18n, leg: of, news: at });
  return [tone, plain(text)];
};

describe('the texts of a leg', () => {
  it.each([
    [leg('ft-1x2', 'home'), playing(1, 2), 'losing', 'Needs 2 more goals by Ayr'],
    [
      leg('ft-1x2', 'home'),
      playing(1, 0),
      'winning',
      'Wins as it stands, until 1 more goal by Barnet',
    ],
    [leg('ft-draw-no-bet', 'away'), playing(0, 0), 'open', 'Needs 1 more goal by Barnet'],
    [leg('ft-total@2.5', 'over'), playing(1, 0), 'losing', 'Needs 2 more goals'],
    [
      leg('ft-both-score', 'yes'),
      playing(0, 0),
      'losing',
      'Needs 1 more goal by Ayr + 1 more goal by Barnet',
    ],
    [leg('ft-total@2.5', 'over'), playing(2, 1), 'won', 'Already won'],
    [leg('ft-total@2.5', 'under'), playing(2, 1), 'lost', 'Cannot win any more'],
    [leg('ft-1x2', 'home'), news(undefined), 'open', undefined],
    [leg('ft-1x2', 'home', { result: 'void' }), playing(1, 0), 'open', 'Void: counts as 1.00'],
    [leg('ft-1x2', 'home', { result: 'half-lost' }), playing(9, 0), 'lost', 'Half lost'],
  ])('a leg %o at %o: %s, "%s"', (of, at, tone, text) => {
    expect(progress(of, at)).toEqual([tone, text]);
  });

  it('a leg shows of its match the period, the minute and the score; then the final score', () => {
    const now = 60_000;
    const text = (of: BetLeg, at: LegNews) => matchText({ i18n, leg: of, news: at, now });
    expect(text(leg('ft-1x2', 'home'), playing(2, 1))).toMatch(/ · 68′ · 2–1$/);
    expect(text(leg('ft-1x2', 'home', { result: 'won', score: '3:1' }), news(undefined))).toBe(
      '3:1',
    );
    expect(text(leg('ft-1x2', 'home'), news({ status: 'postponed' }))).toBe('Postponed');
  });
});

describe('the progress of several selections as one leg', () => {
  const home = { marketKey: 'ft-1x2', outcomeCode: 'home', price: '2.00' };
  const over = { marketKey: 'ft-total@1.5', outcomeCode: 'over', price: '1.50' };
  const under = { marketKey: 'ft-total@1.5', outcomeCode: 'under', price: '2.50' };
  const built = (...parts: (typeof home)[]) =>
    leg('builder', parts.map((part) => `${part.marketKey}:${part.outcomeCode}`).join('+'), {
      builder: { parts, reduced: {} },
    });

  it.each([
    [[home, over], playing(1, 0), 'open', '1 of 2 would win now'],
    [[home, over], playing(2, 0), 'winning', '2 of 2 would win now'],
    [[home, under], playing(2, 0), 'lost', 'Cannot win any more'],
    [[over, { ...over, marketKey: 'ft-total@0.5' }], playing(2, 0), 'won', 'Already won'],
  ] as const)('a builder goes as its selections do: case %#', (parts, now, tone, text) => {
    expect(legProgressText({ i18n, leg: built(...parts), news: now })).toEqual({ tone, text });
  });
});
