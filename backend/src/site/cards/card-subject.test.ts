import { describe, expect, it } from 'vitest';
import { cardFile, subjectOfFile, subjectOfPage } from './card-subject.ts';

const page = (name: string, params: Record<string, string> = {}, path = '/') =>
  ({ route: { name }, params, path }) as unknown as Parameters<typeof subjectOfPage>[0];

describe('what a card is of', () => {
  it.each([
    [page('mainSection', { section: 'live' }), {}, 'section-live.png'],
    [
      page('mainSectionWithSport', { section: 'line', sport: 'ice-hockey' }),
      {},
      'sport-ice-hockey.png',
    ],
    [
      page('mainSectionWithChamp', { section: 'line', sport: 'football', champ: '1001-epl' }),
      {},
      'champ-1001.png',
    ],
    [
      page('mainGame', { section: 'live', sport: 'football', champ: '1-epl', game: '1042-a-b' }),
      {},
      'event-1042.png',
    ],
    [page('eplHome', {}, '/epl'), {}, 'hub-epl.png'],
    [page('eplEvent', { id: '77-a-b' }, '/epl/event/77-a-b'), {}, 'event-77.png'],
    [page('eplGame', { game: '78-a-b' }, '/epl/game/78-a-b'), {}, 'event-78.png'],
    [page('coupon', {}, '/coupon'), { load: 'ABCD1234' }, 'slip-ABCD1234.png'],
    [page('coupon', {}, '/coupon'), { load: '../../x' }, 'site.png'],
    [page('coupon', {}, '/coupon'), {}, 'site.png'],
    [page('home'), { load: 'ABCD1234' }, 'site.png'],
    [page('accountHome', {}, '/office/account'), {}, 'site.png'],
    [page('mainSectionWithSport', { section: 'line', sport: '<b>' }), {}, 'section-line.png'],
  ])('the card of a page is of what the page is about %#', (shown, query, file) => {
    const subject = subjectOfPage(shown, query);
    expect(cardFile(subject)).toBe(file);
    expect(subjectOfFile(file)).toEqual(subject);
  });

  it.each(['site-1.png', 'event.png', 'event-1.jpg', 'money-1.png', 'event-%2e.png', ''])(
    'a card is not of the file %s',
    (file) => {
      expect(subjectOfFile(file)).toBeUndefined();
    },
  );
});
