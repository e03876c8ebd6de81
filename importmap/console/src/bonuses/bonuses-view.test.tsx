import type { BonusCostsAnswer } from '@touchline/contracts/money';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { BonusesView } from './bonuses-view.tsx';
import { lastMonths } from './months.ts';

const texts = en.bonuses;
const COSTS: BonusCostsAnswer = {
  movements: [{ kind: 'bonus', currency: 'EUR', count: 3, paid: 300_000, returned: 70_000 }],
  bonuses: [
    {
      name: 'first-deposit',
      currency: 'EUR',
      count: 3,
      active: 1,
      given: 300_000,
      required: 900_000,
      wagered: 120_000,
      returned: 70_000,
      converted: 60_000,
      remaining: 100_000,
    },
  ],
  isCut: true,
};
let reads: string[];
let costs: BonusCostsAnswer;

beforeEach(() => {
  reads = [];
  costs = COSTS;
  vi.stubGlobal('fetch', async (path: string) => {
    reads.push(path);
    return Response.json(costs);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the costs of the present month are shown: what was paid, and what became of each bonus', async () => {
  showView(<BonusesView />, 0);
  const paid = await screen.findByRole('table', { name: texts.movements.table });
  expect(within(paid).getByText('€2,300.00')).toBeTruthy();
  const given = screen.getByRole('table', { name: texts.costs.table });
  const row = within(given).getAllByRole('row').at(-1);
  expect(row?.textContent).toContain(texts.firstDeposit);
  for (const figure of ['3 (1 active)', '€1,200.00 of €9,000.00', '€600.00', '€1,000.00']) {
    expect(row?.textContent).toContain(figure);
  }
  expect(screen.getByText('The first 1 names are listed.')).toBeTruthy();
  const [month] = lastMonths(Date.now());
  expect(reads).toEqual([`/wallet-api/v1/operator/bonuses?from=${month?.from}&to=${month?.to}`]);
});

it('another month is asked for when it is chosen, and one without anything says so', async () => {
  const user = showView(<BonusesView />, 0);
  await screen.findByRole('table', { name: texts.movements.table });
  costs = { movements: [], bonuses: [], isCut: false };
  const last = lastMonths(Date.now()).at(-1);
  await user.selectOptions(screen.getByLabelText(texts.month), last?.id ?? '');
  expect(await screen.findByText(texts.movements.none)).toBeTruthy();
  expect(screen.getByText(texts.costs.none)).toBeTruthy();
  expect(reads.at(-1)).toContain(`from=${last?.from}&to=${last?.to}`);
});
