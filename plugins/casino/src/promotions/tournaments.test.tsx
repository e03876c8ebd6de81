import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { PlayerTournament, TournamentAnswer } from '@touchline/contracts/tournaments';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as tournament } from './tournament.view.tsx';
import { view as tournaments } from './tournaments.view.tsx';

const BASE = '/loyalty-api/v1/tournaments';
const HOUR = 3_600_000;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const shown = (more: Partial<PlayerTournament> = {}): PlayerTournament => ({
  id: '7',
  title: 'Best win of the day',
  terms: 'Rounds of the house alone.',
  games: [{ id: 'house:dice', name: 'Dice' }],
  score: 'multiplier',
  currency: 'EUR',
  minStake: 100,
  prizes: [5_000, 2_000],
  startsAt: 0,
  endsAt: Date.UTC(2100, 0, 1),
  state: 'open',
  ...more,
});

async function open(
  view: typeof tournament,
  answers: Readonly<Record<string, () => unknown>>,
  { isPlayer = true, id = '7' } = {},
) {
  const test = createTestContext({
    plugin: 'casino',
    definition: plugin,
    ...(isPlayer && { session: { userId: '1' } }),
    texts: en,
    answers,
  });
  mounted = await mountView({ view, context: test.context, props: { params: { id } } });
  return test;
}

describe('tournaments', () => {
  it('a player reads the rules, joins once by a double press, and is on the board', async () => {
    let isEntered = false;
    const answer = (): TournamentAnswer => ({
      tournament: shown(isEntered ? { enteredAt: HOUR } : {}),
      board: [
        { rank: 1, digits: '42', score: 350, prize: 5_000, isOwn: false },
        { rank: 2, digits: '01', score: 123, prize: 2_000, isOwn: true },
        { rank: 21, digits: '09', score: 50, isOwn: false },
      ],
      now: HOUR,
    });
    const { http } = await open(tournament, {
      [`GET ${BASE}/7`]: answer,
      [`POST ${BASE}/7/entry`]: () => {
        isEntered = true;
        return answer();
      },
    });
    expect(await screen.findByText('Rounds of the house alone.')).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '1•••423.5×5000 EUR',
      `2${en.tournaments.you}1.23×2000 EUR`,
      '21•••090.5×–',
    ]);
    await userEvent.dblClick(screen.getByRole('button', { name: en.tournaments.enter }));
    expect(await screen.findByText(en.tournaments.entered)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.tournaments.enter })).toBeNull();
    expect(http.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['cancelled', { state: 'cancelled' }, en.tournaments.state.cancelled],
    ['over', { endsAt: 1 }, en.tournaments.state.over],
    ['closed', { state: 'closed' }, en.tournaments.state.closed],
  ] as const)('a tournament that is %s cannot be joined', async (_, more, text) => {
    await open(tournament, {
      [`GET ${BASE}/7`]: () => ({ tournament: shown(more), board: [], now: HOUR }),
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.tournaments.enter })).toBeNull();
  });

  it('the list shows what each brings, and a player without consent reads where to give it', async () => {
    await open(tournaments, {
      [`GET ${BASE}`]: () => ({ tournaments: [shown()], isConsentMissing: false }),
    });
    const entry = await screen.findByRole('link', { name: /Best win of the day/ });
    expect(within(entry).getByText('Prizes: 7000 EUR')).toBeTruthy();
    mounted?.unmount();
    await open(tournaments, {
      [`GET ${BASE}`]: () => ({ tournaments: [], isConsentMissing: true }),
    });
    expect(await screen.findByText(en.tournaments.noConsent)).toBeTruthy();
  });

  it('a visitor is asked to sign in, and nothing is requested', async () => {
    const { http } = await open(tournaments, {}, { isPlayer: false });
    expect(await screen.findByText(en.tournaments.signIn)).toBeTruthy();
    expect(http.requests).toHaveLength(0);
  });
});
