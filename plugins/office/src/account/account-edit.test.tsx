import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import en from '../translations/en.json';
import { view } from './account-edit.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const DATA = {
  user_email: 'p@example.com',
  phone_code: '',
  phone_number: '',
  user_data: {
    name: '',
    surname: '',
    date_birthday: '',
    passport: '',
    passport_date: '',
    registration_address: '',
  },
};

async function save(query: Readonly<Record<string, string>>) {
  const test = createTestContext({
    plugin: 'office',
    texts: en,
    session: { userId: '7' },
    current: { name: 'accountEdit', query },
    answers: {
      'GET /web-api/secure-data/v1/personal-data': () => DATA,
      'PATCH /web-api/secure-data/v1/personal-data': () => DATA,
    },
  });
  const mounted = await mountView({ view, context: test.context });
  const name = await screen.findByLabelText(en.account.field.name, {}, { timeout: 20_000 });
  await userEvent.type(name, 'Ada');
  await userEvent.click(screen.getByRole('button', { name: en.account.save }));
  await vi.waitFor(() => expect(test.navigation.visits.length).toBeGreaterThan(0));
  const last = test.navigation.visits.at(-1);
  await mounted.unmount();
  return last;
}

it.each([
  ['coupon', '/en/coupon'],
  ['recharge', '/en/recharge'],
  ['deduce', '/en/deduce'],
])('saved data redirect back to the page that required them, %s', async (next, address) => {
  expect(await save({ next })).toBe(address);
});

it('saved data redirect to the account, whatever else the address contains', async () => {
  expect(await save({})).toBe('/en/account');
  expect(await save({ next: 'https://evil.example' })).toBe('/en/account');
});
