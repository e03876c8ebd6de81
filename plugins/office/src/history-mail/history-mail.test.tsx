import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { questionOf } from './history-question.ts';
import { view as casinoMail } from './history-casino-mail.view.tsx';
import { view as anyMail } from './history-mail.view.tsx';

const PATH = '/messages-api/v1/history-mails';
const STATE = { email: 'a@example.org', isConfirmed: true, left: 4, mails: [] };

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show({
  state = STATE,
  query = {},
  view = anyMail,
}: {
  state?: object;
  query?: object;
  view?: typeof anyMail;
} = {}) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '1' },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({
        accounts: [
          { id: '100001', type: 0, currency: 'EUR', balance: 1, inPlay: 0, isActive: true },
        ],
      }),
      [`GET ${PATH}`]: () => state,
      [`POST ${PATH}`]: () => STATE,
    },
  });
  unmount = (await mountView({ view, context: test.context, props: { query: { ...query } } }))
    .unmount;
  const sent = () => test.http.requests.filter(({ method }) => method === 'POST');
  return { ...test, sent };
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send to a@example.org' }));

describe('the address of a history by mail', () => {
  it.each([
    [{ accountId: '100001' }, '100001'],
    [{ accountId: '0100001' }, '100001'],
    [{ accountId: '0x186a1' }, undefined],
    [{ accountId: '1e5' }, undefined],
    [{ accountId: '' }, undefined],
    [{}, undefined],
  ])('the address %j names the account %s', (query, account) => {
    expect(questionOf(query).account).toBe(account);
  });
});

describe('the page of a history by mail', () => {
  it('the account of the address is chosen, and what the form says is requested once', async () => {
    const { sent } = await show({ query: { accountId: '100001', kind: 'payments' } });
    await userEvent.click(await screen.findByRole('radio', { name: /CSV/ }));
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Send to/ }));
    await screen.findByRole('button', { name: /^Send to/ });
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent()[0]).toMatchObject({
      idempotencyKey: expect.stringMatching(/.+/),
      body: { kind: 'payments', format: 'csv', account: '100001', language: 'en' },
    });
  });

  it('the page of casino rounds asks for nothing else, whatever its address says', async () => {
    const { sent } = await show({
      view: casinoMail,
      query: { kind: 'bets', accountId: '100001', from: '2026-01-01', to: '2026-01-31' },
    });
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      body: { kind: 'games', account: '100001', from: expect.stringMatching(/^\d+$/) },
    });
    expect(screen.queryByRole('radio', { name: texts.historyMail.bets })).toBeNull();
  });

  it('a lost response and a second press keep the key, and another history has another', async () => {
    const { http, sent } = await show();
    http.answer(`POST ${PATH}`, () => {
      throw new ApplicationError({
        code: 'network_failed',
        message: 'lost',
        status: 0,
        phase: 'request',
      });
    });
    await press();
    await screen.findByText('network_failed');
    http.answer(`POST ${PATH}`, () => STATE);
    await press();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('network_failed')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: /CSV/ }));
    await press();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a refusal is said, and the form stays as it was', async () => {
    const { http } = await show();
    http.answer(`POST ${PATH}`, refusing('history_mail_limit'));
    await userEvent.click(await screen.findByRole('radio', { name: /CSV/ }));
    await press();
    await screen.findByText('history_mail_limit');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /CSV/ }).checked).toBe(true);
  });

  it('a player without a confirmed address is led to its confirmation', async () => {
    await show({ state: { ...STATE, isConfirmed: false } });
    await screen.findByText(texts.historyMail.confirmFirst);
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
    expect(screen.getByRole('link', { name: texts.title.activationEmail })).toBeTruthy();
  });

  it('the requests of a day are listed with how far they are', async () => {
    const mail = { id: '1', kind: 'bets', format: 'pdf', requestedAt: 0 };
    await show({
      state: {
        ...STATE,
        mails: [
          { ...mail, state: 'waiting' },
          { ...mail, id: '2', state: 'failed' },
        ],
      },
    });
    await screen.findByText('Being sent');
    expect(screen.getByText('Not delivered')).toBeTruthy();
  });
});
