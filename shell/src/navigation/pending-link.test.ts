import { expect, it } from 'vitest';
import { pendingHash, pendingTarget } from './pending-link.ts';

it.each([
  { route: 'security' },
  { route: 'mainGame', params: { champ: '1-лига', game: '2#?&' } },
  { route: 'betsHistory', query: { status: 'settled' } },
])('a pending link names the whole target: %j', (target) => {
  expect(pendingTarget(pendingHash(target))).toEqual(target);
});

it.each(['', '#top', '#to=', '#to=%', '#to=1', '#to=null', '#to={}', '#to={"route":7}'])(
  'a hash that names no route is no pending link: %s',
  (hash) => {
    expect(pendingTarget(hash)).toBeUndefined();
  },
);
