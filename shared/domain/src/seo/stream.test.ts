import { expect, it } from 'vitest';
import { streamOf } from './stream.ts';

it.each([
  ['home', {}, '/', { stream: 'home' }],
  [undefined, {}, '/', { stream: 'home' }],
  [undefined, {}, '/what/ever/7/x', { stream: 'what', subSection: 'ever', id: '7' }],
  ['coupon', {}, '/coupon', { stream: 'coupon' }],
  ['mainSection', { section: 'live' }, '/live', { stream: 'live' }],
  [
    'mainSectionWithChamp',
    { section: 'line', menuSection: 'video', sport: 'football', champ: '1100-premier-league' },
    '/line/video/football/1100-premier-league',
    { stream: 'line', subSection: 'football', id: '1100' },
  ],
  [
    'mainGame',
    { section: 'live', sport: 'tennis', champ: '5-atp', game: '42-a-b' },
    '/live/tennis/5-atp/42-a-b',
    { stream: 'game', subSection: 'tennis', id: '42' },
  ],
])('the place of route %s with %o at %s', (route, params, path, expected) => {
  expect(streamOf({ route, params, path })).toEqual({
    subSection: undefined,
    id: undefined,
    ...expected,
  });
});
