import type { FreeRoundGift, FreeRoundGiftsAnswer } from '@touchline/contracts/free-rounds';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { freeRoundsIn, playersIn } from './free-round-draft.ts';
import { FreeRoundsView } from './free-rounds-view.tsx';
import { GrantFreeRoundsView } from './grant-free-rounds-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.freeRounds;
const NOW = Date.UTC(2026, 0, 15);
const rules: FreeRoundGiftsAnswer['rules'] = {
  isOffered: true,
  mostRounds: 100,
  mostDays: 30,
  amounts: { EUR: { leastStake: 10, mostStake: 200, mostValue: 2_000 } },
};
const gift: FreeRoundGift = {
  id: '100001',
  gameId: 'house:slot',
  gameName: 'Five Strips',
  currency: 'EUR',
  stake: 20,
  rounds: 5,
  grantedAt: NOW,
  expiresAt: NOW + 1,
  grantedBy: 'anna',
  reason: 'a welcome',
  players: 2,
  refused: [{ playerId: '10000003', why: 'declined' }],
  played: 3,
  won: 125,
  isLive: true,
};

let answer: FreeRoundGiftsAnswer;
let sent: { path: string; key: string | null; body: unknown }[];

beforeEach(() => {
  sent = [];
  answer = { gifts: [gift], games: [{ id: 'house:slot', name: 'Five Strips' }], rules };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const { pathname } = new URL(path, 'http://localhost');
    if ((request.method ?? 'GET') === 'GET') return Response.json(answer);
    const key = new Headers(request.headers).get('idempotency-key');
    sent.push({ path: pathname, key, body: JSON.parse(String(request.body)) });
    return Response.json({ ...gift, isLive: false });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = async () =>
  within((await screen.findByText('Five Strips')).closest('[data-free-rounds]') as HTMLElement);

describe('the free rounds', () => {
  it('free rounds show what was granted, played and paid, and who was given none', async () => {
    showView(<FreeRoundsView />, 0);
    const shown = await entry();
    expect(shown.getByText('5 × €0.20')).toBeTruthy();
    expect(shown.getByText('3 of 10')).toBeTruthy();
    expect(shown.getByText('€1.25')).toBeTruthy();
    expect(shown.getByText(/bonuses turned off/)).toBeTruthy();
  });

  it('free rounds are ended for a reason, by those who may give them', async () => {
    const user = showView(<FreeRoundsView />, 0);
    await user.click((await entry()).getByRole('button', { name: texts.withdrawStart }));
    await user.type(screen.getByLabelText(en.review.reason), 'a mistake');
    await user.click(screen.getByRole('button', { name: texts.withdraw }));
    expect(await screen.findByText(texts.withdrawn)).toBeTruthy();
    expect(sent).toMatchObject([
      { path: '/operator-api/v1/free-rounds/100001/withdraw', body: { reason: 'a mistake' } },
    ]);
  });

  it('an operator who may only read grants and ends nothing', async () => {
    showView(<FreeRoundsView />, 0, ['support']);
    await entry();
    expect(screen.queryByRole('button', { name: texts.withdrawStart })).toBeNull();
    expect(screen.queryByText(texts.make)).toBeNull();
  });

  it('a grant is sent in minor units with a key of its own, once it is within the bounds', async () => {
    const user = showView(<GrantFreeRoundsView />, 0);
    await user.type(await screen.findByLabelText(texts.field.stake), '3');
    await user.click(screen.getByRole('button', { name: texts.submit }));
    expect(screen.getByText('Enter an amount from €0.10 to €2.00.')).toBeTruthy();
    await user.clear(screen.getByLabelText(texts.field.stake));
    await user.type(screen.getByLabelText(texts.field.stake), '0.20');
    await user.type(screen.getByLabelText(texts.field.rounds), '5');
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16);
    fireEvent.change(screen.getByLabelText(texts.field.expiresAt), { target: { value: soon } });
    await user.type(screen.getByLabelText(texts.field.players), '10000001, 10000002');
    await user.type(screen.getByLabelText(texts.field.reason), 'a welcome');
    await user.click(screen.getByRole('button', { name: texts.submit }));
    expect(await screen.findByText('Granted to 2 players; refused: 1.')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        path: '/operator-api/v1/free-rounds',
        key: expect.stringMatching(/.{8}/),
        body: { gameId: 'house:slot', stake: 20, rounds: 5, playerIds: ['10000001', '10000002'] },
      },
    ]);
  });

  it('the form says so where free rounds are turned off', async () => {
    answer = { ...answer, rules: { ...rules, isOffered: false } };
    showView(<GrantFreeRoundsView />, 0);
    expect(await screen.findByText(texts.off)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
  });
});

describe('a draft of free rounds', () => {
  const good = {
    gameId: 'house:slot',
    currency: 'EUR',
    stake: '2',
    rounds: '10',
    expiresAt: '2026-01-20T12:00',
    players: '10000001',
    reason: 'a welcome',
  };

  it.each([
    ['currency', { currency: 'USD' }],
    ['stake', { stake: '0.05' }],
    ['stake', { stake: 'much' }],
    ['rounds', { rounds: '101' }],
    ['rounds', { rounds: '1.5' }],
    ['value', { rounds: '11' }],
    ['expiresAt', { expiresAt: '2026-03-01T12:00' }],
    ['expiresAt', { expiresAt: '' }],
    ['players', { players: 'anna' }],
    ['players', { players: '' }],
    ['reason', { reason: ' ' }],
  ] as const)('a draft with a fault in %s names it: %o', (fault, change) => {
    expect(freeRoundsIn({ ...good, ...change }, { rules, now: NOW })).toEqual({ fault });
  });

  it('a draft names each player once, however they are kept apart', () => {
    expect(playersIn(' 10000001,10000002;\n10000001 ')).toEqual(['10000001', '10000002']);
  });
});
