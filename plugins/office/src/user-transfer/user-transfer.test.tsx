import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { start } from './user-transfer.background.ts';
import { view } from './user-transfer.view.tsx';

function setUp() {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts: en,
    session: { userId: '1' },
    answers: {
      'GET /bff-api/config/group/get': () => ({
        groups: { office: { transferTo: 'Other Ltd', transferTermsUrl: 'https://other.example' } },
      }),
      'POST /web-api/user/v1/transfer': () => ({ isRequiredTransfer: false }),
    },
  });
  return test;
}

it('a player whose account is to be transferred is prompted once a session', () => {
  const { context, openModals } = setUp();
  start(context);
  expect(openModals).toEqual(['user-transfer']);
  void context.modals.close();
  start(context);
  expect(openModals).toEqual([]);
});

it('the transfer page shows who is to receive the account; agreeing notifies the server and the profile', async () => {
  const { context, http } = setUp();
  const changed = vi.fn();
  context.bus.on('profile.changed', changed);
  const mounted = await mountView({ view, context });
  expect(await screen.findByText(/Other Ltd/)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.transfer.terms }).getAttribute('href')).toBe(
    'https://other.example',
  );
  await userEvent.click(screen.getByRole('button', { name: en.transfer.agree }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  const sent = http.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ agree: true }]);
  await mounted.unmount();
});
