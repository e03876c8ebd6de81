import type { Bet } from '@touchline/contracts/betting';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { betsAsCsv } from './bets-as-csv.ts';

const LEG: Bet['legs'][number] = {
  outcomeId: '1~ft-1x2~home',
  eventId: 1,
  sport: 'football',
  champ: 'League',
  home: '=HYPERLINK("x")',
  away: 'B, "C"',
  startsAt: 0,
  section: 'line',
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  price: '2.00',
  result: 'won',
};
const BET: Bet = {
  id: '7',
  typeId: 0,
  status: 'won',
  accountId: '5',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.000',
  possibleReturn: 2_000,
  payout: 2_050,
  placedAt: Date.UTC(2026, 10, 25, 12),
  settledAt: Date.UTC(2026, 10, 25, 14),
  legs: [LEG],
};

async function read(bets: readonly Bet[], language = 'en') {
  async function* pages() {
    yield bets;
  }
  let text = '';
  for await (const piece of betsAsCsv(pages(), language)) text += piece;
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(text.slice(1).trimEnd()).data;
}

it('a bet is exported with ISO times and money in major units, and no text is a formula', async () => {
  const [, line] = await read([BET]);
  expect(line).toEqual([
    '7',
    '2026-11-25T12:00:00.000Z',
    'Single',
    `'=HYPERLINK("x") – B, "C" @ 2.00`,
    'Won',
    '5',
    'EUR',
    '10.00',
    '2.000',
    '20.50',
    '2026-11-25T14:00:00.000Z',
  ]);
});

it('a bet that was sold is exported with all that was staked and all that it paid', async () => {
  const sale = { at: 1, isAutomatic: false };
  const sold: Bet = {
    ...BET,
    status: 'lost',
    endedBy: 'cash-out',
    stake: 600,
    payout: 500,
    cashOuts: [
      { ...sale, stake: 400, amount: 300 },
      { ...sale, stake: 600, amount: 500 },
    ],
  };
  const [, line] = await read([sold]);
  expect([line?.[4], line?.[7], line?.[9]]).toEqual(['Cashed out', '10.00', '8.00']);
});

it.each([
  ['ru', 'Номер ставки', 'Выиграла'],
  ['ar', 'رقم الرهان', 'رابح'],
])('the export in %s has its words', async (language, heading, status) => {
  const [header, line] = await read([BET], language);
  expect(header?.[0]).toBe(heading);
  expect(line?.[4]).toBe(status);
});
