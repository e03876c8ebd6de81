import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './recharge.view.tsx';

const ACCOUNT = {
  id: '100001',
  type: 0,
  currency: 'EUR',
  balance: 0,
  inPlay: 0,
  isActive: true,
};
const METHOD = {
  id: 'card',
  name: 'Card',
  kind: 'card',
  usualTime: 'instant',
  currency: 'EUR',
  minimum: 100,
  maximum: 100_000,
  isTest: false,
  means: [],
};
const PAYMENT = {
  id: 'p1',
  kind: 'deposit',
  methodId: 'card',
  accountId: '100001',
  currency: 'EUR',
  amount: 2000,
  status: 'pending',
  createdAt: 1,
  updatedAt: 2,
};

/** The page of a deposit that has just been sent, and what its answer is. */
async function pay() {
  let answer: { resolve: (value: unknown) => void; reject: (error: Error) => void } | undefined;
  const test = createTestContext({
    plugin: 'payments',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /wallet-api/v1/accounts': () => ({ accounts: [ACCOUNT] }),
      'GET /payments-api/v1/deposit-methods': () => ({
        methods: [METHOD],
        limitPromptRequired: false,
      }),
      'POST /payments-api/v1/deposits': () =>
        new Promise((resolve, reject) => {
          answer = { resolve, reject };
        }),
    },
  });
  const { unmount } = await mountView({ view, context: test.context });
  await userEvent.type(await screen.findByLabelText(/^Amount/), '20');
  await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(answer).toBeDefined());
  const reason = () => test.context.keys.get('payments.navigationBlocked');
  expect(reason()).toBe(en.sending);
  return { ...test, answer, unmount, reason };
}

it('a player cannot leave while a payment is being sent; a refusal releases them', async () => {
  const { answer, reason, unmount } = await pay();
  answer?.reject(
    new ApplicationError({ code: 'network_failed', message: 'x', status: 0, phase: 'request' }),
  );
  await vi.waitFor(() => expect(reason()).toBeUndefined());
  await unmount();
});

it('the response releases the player, before the page of the payment is opened', async () => {
  const { answer, reason, unmount } = await pay();
  answer?.resolve({ redirectUrl: '#paid', payment: PAYMENT });
  await vi.waitFor(() => expect(reason()).toBeUndefined());
  await unmount();
});

it('the view’s end sets them free', async () => {
  const { reason, unmount } = await pay();
  await unmount();
  expect(reason()).toBeUndefined();
});

it('a timeout of a minute releases the player where no response arrives', async () => {
  const { clock, reason, unmount } = await pay();
  clock.advance(59_999);
  expect(reason()).toBeDefined();
  clock.advance(1);
  expect(reason()).toBeUndefined();
  await unmount();
});
