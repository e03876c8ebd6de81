import { cleanup, screen, within } from '@testing-library/react';
import type { DeskGamesAnswer } from '@touchline/contracts/casino-desk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { GamesView } from './games-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const game = (code: string, name: string) => ({
  id: `house:${code}`,
  name,
  providerId: 'house',
  maker: 'House',
  category: 'fast-games',
  volatility: undefined,
  rtp: { least: 97, most: 97 },
  isOpen: true,
  returns: [],
});

let answer: DeskGamesAnswer;
let asked: string[];
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  [asked, writes] = [[], []];
  const sum = { currency: 'EUR', rounds: 10_000, staked: 1_000_000, won: 1_150_000 };
  answer = {
    isOffered: true,
    providers: [{ id: 'house', name: 'House', isOpen: true, games: 60 }],
    games: [
      {
        ...game('dice', 'Dice'),
        returns: [{ ...sum, measured: 115, bounds: { least: 93, most: 101 }, isOut: true }],
      },
      game('limbo', 'Limbo'),
    ],
    total: 60,
  };
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method !== 'PUT') {
      asked.push(path);
      return Response.json(answer);
    }
    writes.push({ path, body: JSON.parse(String(request.body)) });
    answer = { ...answer, games: answer.games.map((each) => ({ ...each, isOpen: false })) };
    return Response.json({ isOpen: false });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const closeDice = () => screen.findByRole('button', { name: 'Close Dice' }, { timeout: 20_000 });

describe('the games', () => {
  it('a game whose return is out of bounds is marked, with what it may be', async () => {
    showView(<GamesView />, NOW, ['support']);
    expect(
      await screen.findByText(
        'EUR: 115% after 10000 rounds, may be 93–101%',
        {},
        { timeout: 20_000 },
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(en.games.out)).toHaveLength(1);
    // Support may not switch games.
    expect(screen.queryByRole('button', { name: 'Close Dice' })).toBeNull();
  });

  it('a game is closed for a reason, and shown as closed', async () => {
    const user = showView(<GamesView />, NOW, ['risk']);
    await user.click(await closeDice());
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Pays too much.');
    await user.click(dialog.getByRole('button', { name: en.games.switch.close }));
    expect(await screen.findByText('Dice is closed.')).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/games/house%3Adice/switch',
        body: { isOpen: false, reason: 'Pays too much.' },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Open Dice' })).toBeTruthy();
  });

  it('games are searched, and shown a page at a time', async () => {
    const user = showView(<GamesView />, NOW, ['risk']);
    await closeDice();
    await user.click(screen.getByRole('button', { name: en.games.next }));
    await vi.waitFor(() => expect(asked.at(-1)).toBe('/operator-api/v1/games?offset=50'));
    await user.type(screen.getByLabelText(en.games.search), 'dice{Enter}');
    await vi.waitFor(() => expect(asked.at(-1)).toBe('/operator-api/v1/games?q=dice'));
  });
});
