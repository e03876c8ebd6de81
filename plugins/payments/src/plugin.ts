import { definePlugin } from '@touchline/plugin-api';

const offersFirstDeposit = {
  all: [
    { key: 'authenticated' },
    { key: 'config.firstDepositPopup' },
    { key: 'user.loaded' },
    { not: { key: 'user.hasDeposit' } },
  ],
} as const;

/** What the address of a page that providers redirect to may claim. */
const OUTCOMES = ['success', 'fail', 'pending', 'cancel'] as const;

function capitalised(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

const CONSULTANT = '/office/payment/create-request/:topicId';
/** Pages of the payment consultant. */
const CONSULTANT_PAGES = (
  [
    ['paymentRequests', '/office/payment/requests', () => import('./consultant/requests.view.tsx')],
    ['paymentCreateRequest', CONSULTANT, () => import('./consultant/topic.view.tsx')],
    [
      'paymentTransactions',
      `${CONSULTANT}/transactions`,
      () => import('./consultant/transactions.view.tsx'),
    ],
    [
      'paymentTransaction',
      `${CONSULTANT}/transactions/:transactionId`,
      () => import('./consultant/ask.view.tsx'),
    ],
    ['paymentSubTopic', `${CONSULTANT}/:subTopicId`, () => import('./consultant/ask.view.tsx')],
  ] as const
).map(([name, path, view]) => ({
  name,
  path,
  layout: 'default' as const,
  access: 'auth' as const,
  title: 'title.consultant',
  when: { key: 'config.paymentConsultant' },
  view,
}));

export const plugin = definePlugin({
  id: 'payments',
  api: '^1.14',
  ownSlots: ['payments.deposit'],
  routes: [
    {
      name: 'recharge',
      path: '/office/recharge',
      layout: 'default',
      access: 'auth',
      exemptFromIdentification: true,
      title: 'title.recharge',
      view: () => import('./recharge/recharge.view.tsx'),
    },
    {
      name: 'historyPay',
      path: '/office/historypay',
      layout: 'default',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.historyPay',
      view: () => import('./history/payment-history.view.tsx'),
    },
    {
      name: 'deduce',
      path: '/office/deduce',
      layout: 'default',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.deduce',
      view: () => import('./withdrawal/withdraw.view.tsx'),
    },
    ...OUTCOMES.map((outcome) => ({
      name: `withdraw${capitalised(outcome)}`,
      path: `/onpay/withdraw/${outcome}`,
      layout: 'clear' as const,
      access: 'any' as const,
      // Banned players may withdraw, and see what becomes of it (docs/adr/0042).
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.withdrawalStatus',
      view: () => import('./withdrawal/withdrawal-status.view.tsx'),
    })),
    ...OUTCOMES.map((outcome) => ({
      name: `onpay${capitalised(outcome)}`,
      path: `/onpay/${outcome}`,
      layout: 'clear' as const,
      access: 'any' as const,
      exemptFromIdentification: true,
      title: 'title.outcome',
      view: () => import('./result/result.view.tsx'),
    })),
    ...CONSULTANT_PAGES,
  ],
  modals: [
    {
      name: 'first-deposit',
      when: offersFirstDeposit,
      view: () => import('./first-deposit/first-deposit.view.tsx'),
    },
  ],
  background: [
    {
      name: 'first-deposit',
      when: offersFirstDeposit,
      start: () => import('./first-deposit/first-deposit.background.ts'),
    },
    {
      name: 'first-deposit-signed-out',
      when: { all: [{ not: { key: 'authenticated' } }, { key: 'config.firstDepositPopup' }] },
      start: () => import('./first-deposit/sign-out.background.ts'),
    },
  ],
});
