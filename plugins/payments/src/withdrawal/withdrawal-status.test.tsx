import type { Withdrawal } from '@touchline/contracts/money';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { WITHDRAWAL } from './testing/withdrawal.ts';
import en from '../translations/en.json';
import { view } from './withdrawal-status.view.tsx';

// A first view is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const READ = 'GET /payments-api/v1/withdrawals/w1';

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show(
  change: Partial<Withdrawal>,
  {
    userId = '1',
    query = { withdrawal: 'w1' },
    answer = () => ({ withdrawal: { ...WITHDRAWAL, ...change } }),
  }: {
    userId?: string;
    query?: Readonly<Record<string, string>>;
    answer?: ReturnType<typeof refusing>;
  } = {},
) {
  const test = createTestContext({
    plugin: 'payments',
    definition: plugin,
    session: { userId: userId === '' ? undefined : userId },
    texts: en,
    answers: { [READ]: answer },
  });
  const emitted: string[] = [];
  test.bus.on('balance.changed', () => void emitted.push('balance.changed'));
  const mounted = await mountView({ view, context: test.context, props: { query } });
  unmount = mounted.unmount;
  return { ...test, emitted };
}

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 20_000 });

describe('the page that follows a withdrawal', () => {
  it.each([
    ['requested', 'pending'],
    ['review', 'pending'],
    ['approved', 'pending'],
    ['sent', 'pending'],
    ['paid', 'success'],
    ['failed', 'fail'],
    ['rejected', 'fail'],
  ] as const)('a withdrawal that is %s says so, and is tracked as %s', async (state, status) => {
    const { tracked } = await show({ state });
    expect(await heading(en.withdrawal.state[state])).toBeTruthy();
    expect(screen.getByText(en.withdrawal.stateText[state])).toBeTruthy();
    expect(screen.getByText('5000 EUR')).toBeTruthy();
    expect(screen.getByText('•••• 4242')).toBeTruthy();
    await vi.waitFor(() => expect(tracked).toEqual([{ name: 'paymentsStatus', data: { status } }]));
  });

  it('a withdrawal is read again until it is final, and then no more', async () => {
    const { clock, http, emitted } = await show({ state: 'sent' });
    await heading(en.withdrawal.state.sent);
    http.answer(READ, () => ({ withdrawal: { ...WITHDRAWAL, state: 'paid' } }));
    clock.advance(3000);
    await heading(en.withdrawal.state.paid);
    expect(emitted).toEqual(['balance.changed']);
    const { length } = http.requests;
    clock.advance(30_000);
    expect(http.requests).toHaveLength(length);
  });

  it.each(['provider_refused', 'means_invalid', 'rejected_fraud'] as const)(
    'the reason %s is shown in words',
    async (reason) => {
      await show({ state: reason === 'rejected_fraud' ? 'rejected' : 'failed', reason });
      await heading(en.withdrawal.state[reason === 'rejected_fraud' ? 'rejected' : 'failed']);
      expect(screen.getByText(en.withdrawal.reason[reason])).toBeTruthy();
    },
  );

  it('the timeline lists each stage with its time and marks the next one', async () => {
    await show({
      state: 'sent',
      steps: [
        { state: 'requested', at: 1000 },
        { state: 'approved', at: 2000 },
        { state: 'sent', at: 3000 },
      ],
    });
    await heading(en.withdrawal.state.sent);
    const timeline = screen.getByRole('list', { name: en.withdrawal.timeline });
    const steps = within(timeline).getAllByRole('listitem');
    const { requested, checked, sent, paid, ahead } = en.withdrawal.stage;
    expect(steps.map(({ textContent }) => textContent.replace(/\d{4}.*/, ''))).toEqual([
      requested,
      checked,
      sent,
      paid + ahead,
    ]);
    expect(steps.map(({ dataset }) => dataset['tone'])).toEqual([
      'success',
      'success',
      'success',
      undefined,
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
    ]);
    expect(within(timeline).getByText('1970-01-01T00:00:03.000Z')).toBeTruthy();
  });

  it('no page of a withdrawal has a way to cancel it', async () => {
    await show({ state: 'review' });
    await heading(en.withdrawal.state.review);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an address without a withdrawal, or with an unknown one, shows that it could not be found', async () => {
    await show({}, { query: {} });
    expect(await heading(en.withdrawal.unknown)).toBeTruthy();
    await unmount();
    await show({}, { answer: refusing('not_found') });
    expect(await heading(en.withdrawal.unknown)).toBeTruthy();
  });

  it('a visitor reads that they must sign in, and nothing is requested', async () => {
    const { http } = await show({}, { userId: '' });
    expect(await heading(en.withdrawal.signedOut)).toBeTruthy();
    expect(http.requests).toEqual([]);
  });
});
