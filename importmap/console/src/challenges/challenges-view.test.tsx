import { cleanup, screen } from '@testing-library/react';
import type { OperatorChallenge } from '@touchline/contracts/challenges';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { challengeIn, emptyChallenge } from './challenge-draft.ts';
import { ChallengesView } from './challenges-view.tsx';
import { WriteChallengeView } from './write-challenge-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 2, 1, 12);
const TODAY = '2026-03-01';
const CHALLENGE: OperatorChallenge = {
  id: '1',
  texts: { en: { title: 'Three games' } },
  games: ['house:dice'],
  goal: 'rounds',
  target: 3,
  purses: [{ currency: 'EUR', minStake: 10, prize: 100, places: 50 }],
  weekdays: [1, 3],
  firstDay: TODAY,
  lastDay: '2026-04-01',
  state: 'draft',
  isOver: false,
  days: 0,
  entries: 0,
  winners: 0,
  reserved: { EUR: 0 },
  paid: { EUR: 0 },
  createdBy: 'anna',
  createdAt: NOW,
};

let challenges: OperatorChallenge[];
let isLost: boolean;
let writes: { readonly path: string; readonly key: string | null; readonly body: unknown }[];

beforeEach(() => {
  challenges = [CHALLENGE];
  isLost = false;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method === 'POST') {
      const key = new Headers(request.headers).get('idempotency-key');
      writes.push({ path: url.pathname, key, body: JSON.parse(String(request.body)) });
      if (isLost) {
        isLost = false;
        throw new TypeError('the connection was lost');
      }
      challenges = challenges.map((each) => ({
        ...each,
        state: 'running',
        entries: 7,
        reserved: { EUR: 5_000 },
      }));
      return Response.json(challenges[0]);
    }
    const games = [
      { id: 'house:dice', name: 'Dice', category: 'fast-games' },
      { id: 'house:limbo', name: 'Limbo', category: 'fast-games' },
      { id: 'house:slot', name: 'Slot', category: 'slots' },
    ];
    return Response.json({ challenges, games, defaultLanguage: 'en', today: TODAY });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('daily challenges', () => {
  it('the list shows what a challenge asks and brings, and starts a draft', async () => {
    const user = showView(<ChallengesView />, NOW);
    expect(await screen.findByText('Three games', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText('€1.00 for 50 places, rounds from €0.10')).toBeTruthy();
    expect(screen.getByText('Monday, Wednesday')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: en.challenges.acts.start }));
    expect(await screen.findByText('€50.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.challenges.acts.start })).toBeNull();
    expect(screen.getByRole('button', { name: en.challenges.acts.stop })).toBeTruthy();
    expect(writes.map(({ path }) => path)).toEqual(['/operator-api/v1/challenges/1/start']);
  });

  it('an operator of support changes nothing', async () => {
    showView(<ChallengesView />, NOW, ['support']);
    expect(await screen.findByText('Three games', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.challenges.acts.start })).toBeNull();
    expect(screen.queryByRole('link', { name: en.challenges.write })).toBeNull();
  });

  it('a draft says what is missing, takes a whole category, and is the same one after a lost response', async () => {
    const user = showView(<WriteChallengeView />, NOW);
    const press = { name: en.challenges.submit };
    await user.click(await screen.findByRole('button', press, { timeout: 20_000 }));
    expect(screen.getAllByText(en.challenges.fault.target).length).toBeGreaterThan(0);
    await user.click(
      screen.getAllByRole('button', { name: en.challenges.wholeCategory })[0] as HTMLElement,
    );
    await user.type(screen.getByLabelText(en.challenges.fact.target), '2');
    await user.type(screen.getByLabelText(en.challenges.field.minStake), '0.1');
    await user.type(screen.getByLabelText(en.challenges.field.prize), '1');
    await user.type(screen.getByLabelText(en.challenges.field.places), '50');
    await user.type(screen.getByLabelText(en.challenges.field.lastDay), '2026-04-01');
    await user.click(screen.getByLabelText('Sunday'));
    await user.type(screen.getByLabelText(en.offers.name), 'Two rounds');
    isLost = true;
    await user.click(screen.getByRole('button', press));
    await screen.findByText(/\(network\)/);
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(en.challenges.done)).toBeTruthy();
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(writes[1]?.body).toMatchObject({
      games: ['house:dice', 'house:limbo'],
      goal: 'rounds',
      target: 2,
      purses: [{ currency: 'EUR', minStake: 10, prize: 100, places: 50 }],
      weekdays: [1, 2, 3, 4, 5, 6],
      texts: { en: { title: 'Two rounds' } },
    });
  });
});

describe('a draft of a challenge', () => {
  const purse = { row: 0, currency: 'EUR', minStake: '0.10', prize: '1', places: '50' };
  const draft = {
    ...emptyChallenge(TODAY),
    games: ['house:dice'],
    target: '3',
    purses: [purse],
    lastDay: '2026-04-01',
    titles: { en: 'Three rounds' },
  };
  const read = (more: object) =>
    challengeIn({ ...draft, ...more }, { defaultLanguage: 'en', today: TODAY });

  it('a multiplier is typed in times of the stake', () => {
    const goal = { goal: 'multiplier', target: '1', countries: 'de, fr DE' };
    const multiplied = { body: { multiplier: 250, countries: ['DE', 'FR'] } };
    expect(read({ ...goal, multiplier: '2.5' })).toMatchObject(multiplied);
    expect(read({ ...goal, multiplier: '2,5' })).toMatchObject(multiplied);
    expect(read({})).not.toHaveProperty('body.multiplier');
  });

  it.each([
    ['games', { games: [] }],
    ['target', { target: '' }],
    ['target', { target: '51' }],
    ['target', { goal: 'games', target: '2' }],
    ['multiplier', { goal: 'multiplier', target: '1', multiplier: '' }],
    ['multiplier', { goal: 'multiplier', target: '1', multiplier: '50' }],
    ['purses', { purses: [{ ...purse, prize: '' }] }],
    ['purses', { purses: [{ ...purse, prize: '0.29' }] }],
    ['purses', { purses: [purse, purse] }],
    ['purses', { purses: [{ ...purse, places: '0' }] }],
    ['weekdays', { weekdays: [] }],
    ['days', { lastDay: '' }],
    ['days', { firstDay: '2026-02-01', lastDay: '2026-02-28' }],
    ['days', { lastDay: '2027-04-01' }],
    ['countries', { countries: 'Germany' }],
    ['texts', { titles: { ru: 'Три раунда' } }],
  ])('a draft says that its %s is wrong: %o', (fault, more) => {
    expect(read(more)).toEqual({ fault });
  });
});
