import type { Payment } from '@touchline/contracts/money';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { paymentsAsCsv } from './payments-as-csv.ts';

const PAYMENT: Payment = {
  id: '0b0e8f6e-6f2a-4b7e-9d3a-1c2d3e4f5a6b',
  kind: 'deposit',
  status: 'succeeded',
  methodId: 'card',
  accountId: '5',
  currency: 'EUR',
  amount: 2_050,
  createdAt: Date.UTC(2026, 10, 25, 12),
  updatedAt: Date.UTC(2026, 10, 25, 12, 1),
};

async function read(payments: readonly Payment[], language = 'en') {
  async function* pages() {
    yield payments;
    yield [];
  }
  let text = '';
  for await (const piece of paymentsAsCsv(pages(), language)) text += piece;
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(text.slice(1).trimEnd()).data;
}

it('payments are exported with ISO times and money in major units of their own currency', async () => {
  const [, ...lines] = await read([
    PAYMENT,
    { ...PAYMENT, kind: 'withdrawal', status: 'pending', currency: 'JPY' },
  ]);
  expect(lines).toEqual([
    [
      PAYMENT.id,
      '2026-11-25T12:00:00.000Z',
      'Deposit',
      'Completed',
      '5',
      'EUR',
      '20.50',
      '2026-11-25T12:01:00.000Z',
    ],
    [
      PAYMENT.id,
      '2026-11-25T12:00:00.000Z',
      'Withdrawal',
      'In progress',
      '5',
      'JPY',
      '2050',
      '2026-11-25T12:01:00.000Z',
    ],
  ]);
});

it('text of the export of payments that a spreadsheet would take for a formula is none', async () => {
  const [, line] = await read([{ ...PAYMENT, accountId: '=1+1' }]);
  expect(line?.[4]).toBe("'=1+1");
});

it.each([
  ['ru', 'Номер платежа', 'Пополнение', 'Выполнен'],
  ['ar', 'رقم الدفعة', 'إيداع', 'تم'],
])('the export of payments in %s has its words', async (language, heading, kind, status) => {
  const [header, line] = await read([PAYMENT], language);
  expect([header?.[0], line?.[2], line?.[3]]).toEqual([heading, kind, status]);
});
