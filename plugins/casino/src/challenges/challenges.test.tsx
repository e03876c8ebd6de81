import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
  CHALLENGE_REFUSALS,
  type PlayerChallenge,
  type PlayerChallengesAnswer,
} from '@touchline/contracts/challenges';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as bonusItem } from './bonus-item.view.tsx';
import { view as daily } from './daily-challenges.view.tsx';

const BASE = '/loyalty-api/v1/challenges';
const HOUR = 3_600_000;
const NOW = 30 * HOUR;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const challenge = (more: Partial<PlayerChallenge> = {}): PlayerChallenge => ({
  id: '7',
  title: 'Three games',
  games: [
    { id: 'house:dice', name: 'Dice', isOpen: true },
    { id: 'house:mines', name: 'Mines', isOpen: false },
  ],
  goal: 'games',
  target: 2,
  currency: 'EUR',
  minStake: 10,
  prize: 100,
  places: 50,
  left: 12,
  startsAt: 24 * HOUR,
  endsAt: 48 * HOUR,
  ...more,
});
const answered = (more: Partial<PlayerChallengesAnswer> = {}): PlayerChallengesAnswer => ({
  challenges: [challenge()],
  history: [],
  now: NOW,
  ...more,
});
const entry = { enteredAt: 25 * HOUR, progress: 1, isWon: false, isFinal: false };

async function open(
  view: typeof daily,
  answers: Readonly<Record<string, () => unknown>>,
  { isPlayer = true, id = '' } = {},
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

describe('daily challenges', () => {
  it('a player reads the rules before the button, and joins once by a double press', async () => {
    let isEntered = false;
    const answer = () => answered({ challenges: [challenge(isEntered ? { entry } : {})] });
    const { http } = await open(daily, {
      [`GET ${BASE}`]: answer,
      [`POST ${BASE}/7/entry`]: () => {
        isEntered = true;
        return answer();
      },
    });
    expect(await screen.findByText('Play a round in 2 different games')).toBeTruthy();
    const button = screen.getByRole('button', { name: en.challenges.enter });
    for (const term of [/Rounds of 10 EUR or more count/, /Prize: 100 EUR in cash/, /left: 12/]) {
      const rule = screen.getByText(term);
      expect(rule.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    // A game that cannot be played now is named, and leads nowhere.
    const games = within(screen.getByRole('list', { name: en.tournaments.games }));
    expect(games.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dice']);
    await userEvent.dblClick(button);
    expect(await screen.findByText(en.challenges.badge.entered)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '1 of 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.challenges.enter })).toBeNull();
    expect(http.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('a day without a place left cannot be joined', async () => {
    await open(daily, {
      [`GET ${BASE}`]: () => answered({ challenges: [challenge({ left: 0 })] }),
    });
    expect(await screen.findByText(en.challenges.badge.full)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.challenges.enter })).toBeNull();
  });

  it('a player sees what was paid, and what became of the days before', async () => {
    const before = { startsAt: 0, endsAt: 24 * HOUR };
    const paid = { ...entry, progress: 2, isWon: true, paidAt: 26 * HOUR };
    await open(daily, {
      [`GET ${BASE}`]: () =>
        answered({
          challenges: [challenge({ entry: paid })],
          history: [
            challenge({
              ...before,
              id: '5',
              title: 'Yesterday',
              entry: { ...entry, isFinal: true },
            }),
          ],
        }),
    });
    expect(await screen.findByText(en.challenges.badge.paid)).toBeTruthy();
    expect(screen.getByText(/^100 EUR was paid into your account/)).toBeTruthy();
    const history = within(screen.getByRole('region', { name: en.challenges.history }));
    expect(history.getByText(en.challenges.state.over)).toBeTruthy();
    expect(history.getByRole('link', { name: 'Yesterday' }).getAttribute('href')).toContain(
      'challenge-5',
    );
  });

  it.each(CHALLENGE_REFUSALS)('a player without challenges reads why: %s', async (refusal) => {
    await open(daily, { [`GET ${BASE}`]: () => answered({ challenges: [], refusal }) });
    expect(await screen.findByText(en.challenges.refusal[refusal])).toBeTruthy();
    // Only what the player has chosen about offers can be changed from here.
    const ways = screen.queryAllByRole('link', { name: /Message settings|^Bonuses$/ });
    expect(ways).toHaveLength(['no-consent', 'declined'].includes(refusal) ? 1 : 0);
  });

  it('a visitor is asked to sign in, and nothing is requested', async () => {
    const { http } = await open(daily, {}, { isPlayer: false });
    expect(await screen.findByText(en.challenges.signIn)).toBeTruthy();
    expect(http.requests).toHaveLength(0);
  });
});

describe('an item of the casino’s bonuses', () => {
  const answers = { [`GET ${BASE}`]: () => answered() };

  it('the id of a challenge opens its page', async () => {
    await open(bonusItem, answers, { id: 'challenge-7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Three games' })).toBeTruthy();
    expect(screen.getByRole('button', { name: en.challenges.enter })).toBeTruthy();
  });

  it.each([
    ['tournament-3', { name: 'casinoTournament', params: { id: '3' } }],
    ['cashback', { name: 'casinoPromotion', params: { id: 'cashback' } }],
    ['premium', { name: 'casinoPromotion', params: { id: 'premium' } }],
  ])('the id %s leads to the page that it has', async (id, target) => {
    const { navigation } = await open(bonusItem, answers, { id });
    await waitFor(() => expect(navigation.current.get()).toMatchObject(target));
  });

  it.each(['challenge-8', 'challenge-x', '7', 'daily'])('the id %s is unknown', async (id) => {
    await open(bonusItem, answers, { id });
    expect(await screen.findByText(en.challenges.unknown)).toBeTruthy();
  });
});
