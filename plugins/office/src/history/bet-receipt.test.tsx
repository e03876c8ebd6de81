import type { Bet, BetReceipt } from '@touchline/contracts/betting';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../translations/en.json';
import { ReceiptOfBet } from './bet-receipt.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLACED = {
  id: '7',
  typeId: 0,
  accountId: 'a1',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.000',
  possibleReturn: 2_000,
  placedAt: 0,
};
/** A part of it has been sold since. */
const BET: Bet = { ...PLACED, status: 'open', stake: 600, legs: [] };
const HASH = `0123abcd${'5'.repeat(48)}9876fedc`;
const RECEIPT: BetReceipt = {
  agreed: {
    ...PLACED,
    version: 1,
    legs: [
      {
        eventId: 1,
        outcomeId: '1~ft-1x2~home',
        sport: 'football',
        champ: 'League',
        home: 'Genoa',
        away: 'Torino',
        startsAt: 0,
        section: 'line',
        marketKey: 'ft-1x2',
        outcomeCode: 'home',
        price: '2.00',
      },
    ],
  },
  text: '{}',
  hash: HASH,
};

async function open() {
  const test = createTestContext({
    plugin: 'office',
    texts,
    session: { userId: '1' },
    answers: { 'GET /betting-api/v1/bets/7/receipt': () => RECEIPT },
  });
  render(
    <PluginProvider value={test.context}>
      <ReceiptOfBet bet={BET} />
    </PluginProvider>,
  );
  expect(test.http.requests).toEqual([]);
  await userEvent.click(screen.getByText(texts.receipt.title));
  await screen.findByText('0123abcd…9876fedc');
  return test;
}

it('the receipt of a bet is requested when it is opened and shows what was agreed', async () => {
  const { context } = await open();
  expect(screen.getByText(context.i18n.money(1_000, 'EUR'))).toBeTruthy();
  expect(screen.queryByText(context.i18n.money(600, 'EUR'))).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Genoa – Torino');
});

it('the hash of a receipt is copied whole', async () => {
  const { notifications } = await open();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await userEvent.click(screen.getByRole('button', { name: texts.receipt.copy }));
  expect(writeText.mock.calls).toEqual([[HASH]]);
  expect(notifications.map(({ message }) => message)).toEqual([texts.receipt.copied]);
});
