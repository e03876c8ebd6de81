import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperatorBet } from '@touchline/contracts/betting';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { BetsView } from './bets-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);

let bet: OperatorBet;
/** Refuses voids with this error. */
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: Record<string, unknown> }[];

beforeEach(() => {
  bet = {
    id: '4711',
    playerId: '12345678',
    typeId: 0,
    status: 'open',
    accountId: '1',
    currency: 'EUR',
    stake: 1_500,
    totalOdds: '2.000',
    possibleReturn: 3_000,
    placedAt: NOW,
    legs: [
      {
        outcomeId: '9~ft-1x2~home',
        eventId: 9,
        sport: 'football',
        champ: 'Premier League',
        home: 'Arsenal',
        away: 'Chelsea',
        startsAt: NOW,
        section: 'line',
        marketKey: 'ft-1x2',
        outcomeCode: 'home',
        price: '2.00',
        result: 'open',
      },
    ],
  };
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (path === '/betting-api/v1/operator/bets/1') {
      const error = { code: 'not_found', message: 'there is no bet 1' };
      return Response.json({ error }, { status: 404 });
    }
    if (request.method !== 'POST') {
      return Response.json(bet);
    }
    writes.push({ path, body: JSON.parse(String(request.body)) });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    bet = {
      ...bet,
      status: 'refunded',
      endedBy: 'void',
      payout: bet.stake,
      legs: bet.legs.map((leg) => ({ ...leg, result: 'void', voidReason: 'participant-withdrew' })),
    };
    return Response.json({ betId: bet.id, status: bet.status, payout: bet.payout });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(betId?: string) {
  const { hook, history } = memoryLocation({ path: '/bets', record: true });
  const view = (
    <Router hook={hook}>
      <BetsView betId={betId} />
    </Router>
  );
  return { user: showView(view, NOW), history };
}

const dialog = () => within(screen.getByRole('dialog'));
const openVoid = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: en.bets.void }));

describe('the bets of the console', () => {
  it('a bet is found by its number, and only by a number', async () => {
    const { user, history } = show();
    await user.type(screen.getByLabelText(en.bets.number), 'abc');
    await user.click(screen.getByRole('button', { name: en.bets.find }));
    expect(screen.getByText(en.bets.numberInvalid)).toBeTruthy();
    expect(history).toEqual(['/bets']);
    await user.clear(screen.getByLabelText(en.bets.number));
    await user.type(screen.getByLabelText(en.bets.number), ' 4711 ');
    await user.click(screen.getByRole('button', { name: en.bets.find }));
    expect(history).toEqual(['/bets', '/bets/4711']);
  });

  it('an unknown number shows the error with its code', async () => {
    show('1');
    expect(await screen.findByText(/there is no bet 1/)).toBeTruthy();
    expect(screen.getByText(/not_found/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.bets.void })).toBeNull();
  });

  it.each([
    [{ state: 'given', at: NOW, amount: 800 }, '€8.00 back as a bonus'],
    [{ state: 'waiting' }, en.bets.insurance.waiting],
    [{ state: 'none', refusal: 'sold' }, en.bets.insurance.sold],
  ] as const)('a lost bet says what came of its insurance: %o', async (insured, text) => {
    bet = { ...bet, status: 'lost', payout: 0, insured };
    show('4711');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('a leg that was won early has the lead and the moment', async () => {
    const paidEarly = { lead: 2, score: '2:0', period: '1h', seconds: 2_030 };
    bet = {
      ...bet,
      status: 'won',
      legs: bet.legs.map((leg) => ({ ...leg, result: 'won', paidEarly })),
    };
    show('4711');
    expect(await screen.findByText(/won early at a lead of 2 \(2:0, 34′\)/)).toBeTruthy();
  });

  it('a void needs a note, sends the reason for the player, and shows the voided bet', async () => {
    const { user } = show('4711');
    await openVoid(user);
    expect(dialog().getByText('12345678')).toBeTruthy();
    expect(dialog().getByText('€15.00')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: en.bets.voidSubmit }));
    expect(dialog().getByText(en.review.reasonMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.selectOptions(dialog().getByLabelText(en.void.reason), 'participant-withdrew');
    await user.type(dialog().getByRole('textbox'), 'injured in the warm-up');
    await user.click(dialog().getByRole('button', { name: en.bets.voidSubmit }));
    expect(
      await screen.findByText('Bet 4711 is void. Returned to the player: €15.00'),
    ).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/betting-api/v1/operator/bets/4711/void',
        body: { reason: 'participant-withdrew', note: 'injured in the warm-up' },
      },
    ]);
    expect(await screen.findByText(en.bets.ended.void)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.bets.void })).toBeNull();
  });

  it('a refused void shows the error with its code and keeps what was typed', async () => {
    refused = { code: 'balance_insufficient', message: 'the player no longer has it' };
    const { user } = show('4711');
    await openVoid(user);
    await user.type(dialog().getByRole('textbox'), 'wrong team');
    await user.click(dialog().getByRole('button', { name: en.bets.voidSubmit }));
    expect(
      await dialog().findByText('the player no longer has it (balance_insufficient)'),
    ).toBeTruthy();
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'wrong team');
  });

  it('a cashed-out bet cannot be voided', async () => {
    bet = { ...bet, status: 'won', endedBy: 'cash-out', payout: 1_200 };
    show('4711');
    expect(await screen.findByText(en.bets.ended['cash-out'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.bets.void })).toBeNull();
  });
});
