import { createTestContext, installDialogs, mountView } from '@touchline/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../translations/en.json';
import { view } from './coupon-settings.view.tsx';

installDialogs();

const ACCOUNT = {
  id: 'a1',
  type: 0,
  currency: 'EUR',
  balance: 2_000,
  inPlay: 0,
  isActive: true,
} as const;

it('the settings of a player come together with the amounts, so that no switch moves from under a finger', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const test = createTestContext({
    plugin: 'coupon',
    texts: en,
    session: { userId: '7' },
    answers: {
      'GET /wallet-api/v1/accounts': () => answered.then(() => ({ accounts: [ACCOUNT] })),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  expect(screen.queryAllByRole('switch', { hidden: true })).toEqual([]);
  answer();
  expect(await screen.findByLabelText(en.settings.amountStep)).toBeTruthy();
  expect(screen.getByRole('switch', { name: en.settings.isDropOnScoreChange })).toBeTruthy();
  await mounted.unmount();
});

it('the settings are there, without amounts, when the accounts do not arrive', async () => {
  const test = createTestContext({ plugin: 'coupon', texts: en, session: { userId: '7' } });
  const mounted = await mountView({ view, context: test.context });
  expect(await screen.findByRole('switch', { name: en.settings.isDropOnScoreChange })).toBeTruthy();
  expect(screen.queryByLabelText(en.settings.amountStep)).toBeNull();
  await mounted.unmount();
});
