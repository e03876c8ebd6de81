import { BONUS_GAMES } from '@touchline/domain/bonus-games';
import { expect, it } from 'vitest';
import { currentRouteOf } from './legacy-route.ts';

it.each(BONUS_GAMES)('a former address leads to %s', (game) => {
  expect(currentRouteOf(game)).toBe(game);
  expect(currentRouteOf(game.replace('-bonus', ''))).toBe(game);
});

it('a word that names no game leads to none', () => {
  expect(currentRouteOf('crash')).toBeUndefined();
  expect(currentRouteOf(undefined)).toBeUndefined();
});
