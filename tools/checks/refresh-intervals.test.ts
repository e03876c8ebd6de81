import { REFRESH_INTERVALS } from '@touchline/domain/time';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { viewFiles } from './view-files.ts';

/**
 * Which resource polls by which interval of the product specification (§9). Lists and events are polled
 * by their topic: `shell/src/services/live/topic-interval.test.ts` checks those.
 */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  coupon: [
    'coupon.builder-quote',
    'coupon.events-of-bet',
    'coupon.opened-bets',
    'coupon.outcomes',
    'office.bet-totals',
    'office.bets',
    'sport.builder-price',
    'sport.order-quote',
    'sport.race',
  ],
  couponOpenedCost: ['coupon.opened-costs', 'coupon.power-bet'],
  favoritesLive: ['sport.favourites', 'sport.team-events'],
  menuLive: ['cyber.sports', 'sport.sports'],
  topChamps: ['cyber.champs', 'sport.champs'],
  champResults: ['sport.champ-statistics', 'sport.race-results', 'sport.races', 'sport.results'],
  recommendedGamesLine: ['promo.recommendations'],
  recommendedGamesLive: ['promo.recommended-quotes'],
  topGamesLive: ['promo.day-expresses'],
  gameTimelineLive: ['sport.timeline'],
  userMessages: ['office.unread-messages'],
};

/** What the specification names no interval for asks in its own time, ms. */
const OWN_TIME: Readonly<Record<string, string>> = {
  'casino.challenges': 'REFRESH_MS',
  'casino.tournament': 'REFRESH_MS',
  'cricket.player': 'REFRESH_MS',
  'cricket.scorecard': 'REFRESH_MS',
  'lotto.draw': '5_000',
  'lotto.draw-bets': '10_000',
  'lotto.draws': '10_000',
  'lotto.round': '10_000',
  'lotto.rounds': '15_000',
  'lotto.tickets': '10_000',
  'lotto.toto-ticket': '10_000',
  'lotto.toto-tickets': '15_000',
  'office.accounts': '30_000',
  'office.bonuses': '30_000',
  'office.deposit-bonus': '30_000',
  'office.free-rounds': '30_000',
  'office.history-mails': 'REFRESH_MS',
  'office.verification': 'REFRESH_MS',
  'payments.one': '3000',
  'payments.withdrawal': '3000',
  'responsible-gaming.limits': '300_000',
  'sport.virtual-results': '10_000',
  'sport.virtual-round': 'RUNNING_MS',
  'sport.virtual-rounds': '5_000',
  'support.calls': '30_000',
  'welcome.visited-champs': 'INTERVAL',
  'welcome.visited-events': 'INTERVAL',
};

const TOPICS = 'shell/src/services/live/topic-interval.ts';
/** Subjects of parts that this product does not have yet: remove it with the part that adds one. */
const NO_CALLER = [
  'syntheticGame',
  'gameOverPanel',
  'gameSliderLine',
  'gameSliderLive',
  'media',
  'banners',
  'insights',
];

const RESOURCE = /defineResource\(\{([\s\S]*?)\n\}\)/g;
const root = projectRoot();
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each resource of the plugins that is refetched, with its interval as written. */
function writtenIntervals(): Map<string, string> {
  const sources = viewFiles(root, ['.ts', '.tsx']).filter((file) => !file.includes('.test.'));
  return new Map(
    sources.flatMap((file) =>
      [...sourceOf(file).matchAll(RESOURCE)].flatMap(([, body = '']) => {
        const name = /name: '([^']+)'/.exec(body)?.[1] ?? file;
        const interval = /\n {2}interval: ([^\n]+),/.exec(body)?.[1];
        return interval === undefined ? [] : [[name, interval] as const];
      }),
    ),
  );
}

describe('intervals of the specification', () => {
  const written = writtenIntervals();
  const named = Object.entries(CALLERS).flatMap(([subject, names]) =>
    names.map((name) => [name, subject] as const),
  );

  test.each(named)('the resource %s has the interval of "%s"', (name, subject) => {
    expect(written.get(name)).toBe(`'${subject}'`);
  });

  test('the other resources have their own interval only where the specification lists none', () => {
    const others = [...written].filter(
      ([name, interval]) => CALLERS[interval.slice(1, -1)]?.includes(name) !== true,
    );
    const own = others.filter(([, interval]) => interval !== 'GROUP_INTERVAL');
    expect(Object.fromEntries(own)).toEqual(OWN_TIME);
  });

  test('every one of them has a caller, or nothing to be called by', () => {
    const topics = sourceOf(TOPICS);
    const uncalled = Object.keys(REFRESH_INTERVALS).filter(
      (subject) => !(subject in CALLERS) && !topics.includes(`'${subject}'`),
    );
    expect(uncalled).toEqual(NO_CALLER);
  });
});
