import { cleanup, screen } from '@testing-library/react';
import type { OperatorTournament } from '@touchline/contracts/tournaments';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { emptyTournament, tournamentIn } from './tournament-draft.ts';
import { TournamentsView } from './tournaments-view.tsx';
import { WriteTournamentView } from './write-tournament-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.now();
const TEXT = { title: 'Best win', terms: 'Rounds alone.' };
const TOURNAMENT: OperatorTournament = {
  id: '1',
  texts: { en: TEXT },
  games: ['house:dice'],
  score: 'multiplier',
  currency: 'EUR',
  minStake: 100,
  prizes: [5_000, 2_000],
  startsAt: NOW - 1_000,
  endsAt: NOW + 3_600_000,
  state: 'draft',
  isOver: false,
  entries: 3,
  won: 0,
  paid: 0,
  createdBy: 'anna',
  createdAt: NOW,
};

let tournaments: OperatorTournament[];
let isLost: boolean;
let writes: { readonly path: string; readonly key: string | null; readonly body: unknown }[];

beforeEach(() => {
  tournaments = [TOURNAMENT];
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
      tournaments = tournaments.map((each) => ({ ...each, state: 'open' }));
      return Response.json(tournaments[0]);
    }
    const games = [{ id: 'house:dice', name: 'Dice' }];
    return Response.json({ tournaments, games, defaultLanguage: 'en' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('tournaments', () => {
  it('the list shows what a tournament gives, and opens a draft', async () => {
    const user = showView(<TournamentsView />, NOW);
    expect(await screen.findByText('Rounds alone.', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText('€50.00 · €20.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: en.tournaments.acts.open }));
    expect(await screen.findByText(en.tournaments.states.open)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.tournaments.acts.open })).toBeNull();
    expect(screen.getByRole('button', { name: en.tournaments.acts.cancel })).toBeTruthy();
    expect(writes.map(({ path }) => path)).toEqual(['/operator-api/v1/tournaments/1/open']);
  });

  it('a tournament that is over can be closed, and an operator of support changes nothing', async () => {
    tournaments = [{ ...TOURNAMENT, state: 'open', isOver: true }];
    showView(<TournamentsView />, NOW);
    const close = { name: en.tournaments.acts.close };
    expect(await screen.findByRole('button', close, { timeout: 20_000 })).toBeTruthy();
    cleanup();
    showView(<TournamentsView />, NOW, ['support']);
    expect(await screen.findByText('Rounds alone.', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByRole('button', close)).toBeNull();
    expect(screen.queryByRole('link', { name: en.tournaments.write })).toBeNull();
  });

  it('a draft says what is missing, and is the same one after a lost response', async () => {
    const user = showView(<WriteTournamentView />, NOW);
    const press = { name: en.tournaments.submit };
    await user.click(await screen.findByRole('button', press, { timeout: 20_000 }));
    expect(screen.getAllByText(en.tournaments.fault.games).length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText('Dice'));
    await user.type(screen.getByLabelText(en.tournaments.fact.minStake), '1');
    await user.type(screen.getByLabelText(en.tournaments.fact.prizes), '50 20');
    await user.type(screen.getByLabelText(en.offers.endsAt), '2099-01-01T10:00');
    await user.type(screen.getByLabelText(en.offers.name), TEXT.title);
    await user.type(screen.getByLabelText(en.offers.part.terms), TEXT.terms);
    isLost = true;
    await user.click(screen.getByRole('button', press));
    await screen.findByText(/\(network\)/);
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(en.tournaments.done)).toBeTruthy();
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(writes[1]?.body).toMatchObject({
      games: ['house:dice'],
      minStake: 100,
      prizes: [5_000, 2_000],
      texts: { en: TEXT },
    });
  });
});

describe('a draft of a tournament', () => {
  const draft = {
    ...emptyTournament(),
    games: ['house:dice'],
    minStake: '1',
    prizes: '50; 20',
    endsAt: '2099-01-01T10:00',
    texts: { en: TEXT },
  };
  const read = (more: object) =>
    tournamentIn({ ...draft, ...more }, { defaultLanguage: 'en', now: NOW });

  it('a draft starts now unless it says when', () => {
    expect(read({ countries: 'de, fr DE' })).toMatchObject({
      body: { startsAt: NOW, countries: ['DE', 'FR'], prizes: [5_000, 2_000] },
    });
  });

  it.each([
    ['games', { games: [] }],
    ['minStake', { minStake: '' }],
    ['minStake', { minStake: '1.234' }],
    ['prizes', { prizes: '' }],
    ['prizes', { prizes: '20 50' }],
    ['prizes', { prizes: 'much' }],
    ['countries', { countries: 'Germany' }],
    ['times', { endsAt: '' }],
    ['times', { startsAt: '2099-01-02T10:00' }],
    ['texts', { texts: { ru: TEXT } }],
    ['texts', { texts: { en: { ...TEXT, terms: '' } } }],
  ])('a draft says that its %s is wrong: %o', (fault, more) => {
    expect(read(more)).toEqual({ fault });
  });
});
