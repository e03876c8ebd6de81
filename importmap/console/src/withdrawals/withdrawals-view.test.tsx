import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperatorWithdrawal } from '@touchline/contracts/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { WithdrawalsView } from './withdrawals-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const LARGE: OperatorWithdrawal = {
  id: 'w1',
  playerId: '12345678',
  accountId: '1',
  methodId: 'card',
  meansLabel: '•••• 4242',
  currency: 'EUR',
  amount: 500_000,
  fee: 0,
  state: 'review',
  createdAt: NOW - 7_200_000,
  updatedAt: NOW,
  steps: [{ state: 'requested', at: NOW - 7_200_000 }],
};

let withdrawals: OperatorWithdrawal[];
/** Refuses decisions with this error. */
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: Record<string, unknown> }[];

beforeEach(() => {
  withdrawals = [LARGE];
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method !== 'POST') {
      const state = url.searchParams.get('state');
      return Response.json({ withdrawals: withdrawals.filter((each) => each.state === state) });
    }
    writes.push({ path: url.pathname, body: JSON.parse(String(request.body)) });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    const state = url.pathname.endsWith('/approve') ? 'approved' : 'rejected';
    withdrawals = withdrawals.map((each) => ({ ...each, state }));
    return Response.json({ withdrawal: withdrawals[0] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showView(<WithdrawalsView />, NOW);

const dialog = () => within(screen.getByRole('dialog'));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));

describe('the withdrawals of the console', () => {
  it('the queue shows what is in review: the player, the amount, the means and the age', async () => {
    show();
    const entry = within(await screen.findByRole('listitem', {}, { timeout: 20_000 }));
    expect(entry.getByText('12345678')).toBeTruthy();
    expect(entry.getByText('€5,000.00')).toBeTruthy();
    expect(entry.getByText('card •••• 4242')).toBeTruthy();
    expect(entry.getByText(/2 hours ago/)).toBeTruthy();
  });

  it('another state is listed without decisions', async () => {
    withdrawals = [{ ...LARGE, state: 'failed', reason: 'provider_refused' }];
    const user = show();
    await screen.findByText(en.withdrawals.none, {}, { timeout: 20_000 });
    await user.selectOptions(screen.getByLabelText(en.withdrawals.state), 'failed');
    expect(await screen.findByText(en.withdrawals.reasons.provider_refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.withdrawals.approve })).toBeNull();
  });

  it('an approval needs a reason, and the withdrawal leaves the queue', async () => {
    const user = show();
    await press(user, en.withdrawals.approve);
    await user.click(dialog().getByRole('button', { name: en.withdrawals.approveSubmit }));
    expect(dialog().getByText(en.review.reasonMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.type(dialog().getByRole('textbox'), 'documents seen');
    await user.click(dialog().getByRole('button', { name: en.withdrawals.approveSubmit }));
    expect(await screen.findByText(en.withdrawals.done.approve)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/payments-api/v1/operator/withdrawals/w1/approve',
        body: { reason: 'documents seen' },
      },
    ]);
    expect(await screen.findByText(en.withdrawals.none)).toBeTruthy();
  });

  it('a rejection sends the code for the player and the reason for the audit log', async () => {
    const user = show();
    await press(user, en.withdrawals.reject);
    await user.selectOptions(dialog().getByLabelText(en.withdrawals.code), 'rejected_documents');
    await user.type(dialog().getByRole('textbox'), 'no proof of address');
    await user.click(dialog().getByRole('button', { name: en.withdrawals.rejectSubmit }));
    expect(await screen.findByText(en.withdrawals.done.reject)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/payments-api/v1/operator/withdrawals/w1/reject',
        body: { reason: 'no proof of address', code: 'rejected_documents' },
      },
    ]);
  });

  it('a decision that came too late says so and keeps what was typed', async () => {
    refused = { code: 'payment_state_invalid', message: 'approved already' };
    const user = show();
    await press(user, en.withdrawals.reject);
    await user.type(dialog().getByRole('textbox'), 'looks wrong');
    await user.click(dialog().getByRole('button', { name: en.withdrawals.rejectSubmit }));
    expect(await dialog().findByText(en.withdrawals.decidedElsewhere)).toBeTruthy();
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'looks wrong');
  });
});
