import type { Bet } from '@touchline/contracts/betting';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json';
import { HistoryBet } from './history-bet.tsx';

afterEach(cleanup);

const bet: Bet = {
  id: '7',
  typeId: 2,
  status: 'lost',
  accountId: 'a1',
  currency: 'EUR',
  stake: 600,
  totalOdds: '4.200',
  possibleReturn: 2_520,
  placedAt: 0,
  legs: [],
};

function show(change: Partial<Bet>) {
  const test = createTestContext({ plugin: 'office', texts });
  render(
    <PluginProvider value={test.context}>
      <HistoryBet bet={{ ...bet, ...change }} />
    </PluginProvider>,
  );
  return test;
}
const money = (amount: number) => createTestContext().context.i18n.money(amount, 'EUR');
const reported = () => {
  const list = screen.getByRole('list', { name: 'What happened to this bet' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^.* · /, ''));
};

it('the bet card shows total odds in the player’s format, and decimal where the format has no word', () => {
  const total = (change: Partial<Bet>) => {
    cleanup();
    const test = createTestContext({ plugin: 'office', texts });
    test.context.preferences.change({ coefViewId: 2 });
    render(
      <PluginProvider value={test.context}>
        <HistoryBet bet={{ ...bet, ...change }} />
      </PluginProvider>,
    );
    return screen.getByText(texts.totalOdds).nextElementSibling?.textContent;
  };
  expect(total({ totalOdds: '4.200' })).toBe('+320');
  expect(total({ totalOdds: '1.000' })).toBe('1.000');
});

const leg = {
  outcomeId: '1~ft-1x2~home',
  eventId: 1,
  sport: 'football',
  champ: 'Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  startsAt: 0,
  section: 'line',
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  price: '2.00',
  earlyPayout: 2,
} as const;

it('the bet card says at which lead a leg was paid early, or would be', () => {
  const paidEarly = { lead: 2, score: '2:0', period: '1h', seconds: 2_030 };
  show({ legs: [{ ...leg, result: 'won', score: '2:0', paidEarly }] });
  expect(screen.getByText('Won early at +2 (2:0, 34′)')).toBeTruthy();
  cleanup();
  show({ status: 'open', legs: [{ ...leg, result: 'open' }] });
  expect(screen.getByText('Early payout at +2')).toBeTruthy();
  cleanup();
  show({ legs: [{ ...leg, result: 'lost' }] });
  expect(screen.queryByText(/arly/)).toBeNull();
});

it('the bet card lists each part that was cashed out, by the player or automatically, and what it paid', () => {
  show({
    endedBy: 'cash-out',
    cashOuts: [
      { at: 1, stake: 400, amount: 380, isAutomatic: false },
      { at: 2, stake: 600, amount: 900, isAutomatic: true },
    ],
  });
  expect(screen.getByText('Cashed out')).toBeTruthy();
  expect(reported()).toEqual([
    `Cashed out ${money(400)} for ${money(380)}`,
    `Auto cashed out ${money(600)} for ${money(900)}`,
  ]);
});

it('the bet card shows why a settlement was reversed and what it had paid', () => {
  show({
    status: 'won',
    payout: 2_520,
    corrections: [{ at: 1, status: 'lost', payout: 0, reason: 'wrong score' }],
  });
  expect(reported()).toEqual([
    `A result was corrected (wrong score). The earlier settlement was reversed: Lost, ${money(0)}.`,
  ]);
});

it('the bet card says what is insured while a bet is open, and what came of it once it was lost', () => {
  const insurance = { minLegs: 5, maximum: 800, wagerTimes: 1, days: 7 };
  const open = { ...leg, result: 'open' } as const;
  const said = (change: Partial<Bet>) => {
    show({ terms: { insurance }, ...change });
    const lines = reported();
    cleanup();
    return lines;
  };
  expect(said({ status: 'open' })).toEqual([
    `Acca insurance: up to ${money(800)} back as a bonus if exactly one selection loses.`,
  ]);
  expect(said({ status: 'lost', insured: { state: 'given', at: 1, amount: 700 } })).toEqual([
    `Acca insurance, back as a bonus: ${money(700)}`,
  ]);
  expect(said({ status: 'lost', insured: { state: 'none', refusal: 'several-lost' } })).toEqual([
    'Acca insurance: nothing back, more than one selection lost.',
  ]);
  const waiting = { status: 'lost', insured: { state: 'waiting' } } as const;
  expect(said({ ...waiting, legs: [{ ...leg, result: 'lost' }, open] })).toEqual([
    'Acca insurance: decided once every selection is.',
  ]);
  expect(said({ ...waiting, legs: [{ ...leg, result: 'lost' }] })).toEqual([
    'Acca insurance: your stake comes back as a bonus as soon as you have no other one.',
  ]);
  show({ terms: { insurance }, status: 'won' });
  expect(screen.queryByText(/insurance/)).toBeNull();
});

it('the bet card shows from which bet it was changed and into which', () => {
  show({ terms: { changedFrom: '5' }, changedInto: '9' });
  expect(reported()).toEqual([
    'Changed from bet 5: its value is part of the stake.',
    'Changed into bet 9.',
  ]);
});

it('the bet card puts the same selections on the slip by an event of the bus', () => {
  const { bus } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Repeat bet' }));
  expect(bus.emitted.map(({ name, payload }) => [name, payload])).toEqual([
    ['coupon.repeat', { betId: '7' }],
  ]);
});
