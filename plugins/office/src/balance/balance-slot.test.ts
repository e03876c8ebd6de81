import { evaluateWhen } from '@touchline/domain/plugins';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';

it.each([
  ['shown to a player', { authenticated: true, 'config.header.balance': true }, true],
  ['hidden from visitors', { authenticated: false, 'config.header.balance': true }, false],
  [
    'hidden where the operator has switched it off',
    { authenticated: true, 'config.header.balance': false },
    false,
  ],
])('the balance in the header is %s', (_, keys: Record<string, boolean>, isShown) => {
  const slot = plugin.slots?.find(({ name }) => name === 'balance');
  expect(evaluateWhen(slot?.when, (key) => keys[key])).toBe(isShown);
});
