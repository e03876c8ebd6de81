import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view as casino } from './casino.view.tsx';
import { view as slots } from './slots.view.tsx';

// A first view is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const PATH = '/casino-api/v1/rounds';
const ROUND = { gameId: 'house:dice', name: 'Dice', accountId: '1', currency: 'EUR', openedAt: 1 };
const ROUNDS = [
  { ...ROUND, id: '9', staked: 100, won: 0, status: 'open' },
  { ...ROUND, id: '8', staked: 100, won: 350, status: 'won' },
];

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show({
  view = casino,
  query = {},
  rounds = ROUNDS,
  nextCursor,
}: {
  view?: typeof casino;
  query?: Record<string, string>;
  rounds?: readonly object[];
  nextCursor?: string;
} = {}) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '1' },
    current: { name: 'officeCasino', path: '/office/casino', query },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({ accounts: [] }),
      [`GET ${PATH}/games`]: () => ({
        games: [
          { id: 'house:dice', name: 'Dice' },
          { id: 'house:reels', name: 'Reels' },
        ],
      }),
      [`GET ${PATH}/totals`]: () => ({
        totals:
          rounds.length === 0
            ? []
            : [{ currency: 'EUR', rounds: 2, staked: 200, open: 100, returned: 350, net: 250 }],
      }),
      [`GET ${PATH}`]: ({ path }) =>
        path.includes('cursor=')
          ? { rounds: [{ ...ROUND, id: '7', staked: 5, won: 5, status: 'even' }] }
          : { rounds, ...(nextCursor !== undefined && { nextCursor }) },
    },
  });
  unmount = (await mountView({ view, context: test.context, props: { query } })).unmount;
  const asked = () => test.http.requests.map(({ path }) => path);
  return { ...test, asked };
}
const money = (amount: number) => createTestContext().context.i18n.money(amount, 'EUR');

describe('the history of game rounds', () => {
  it('a round shows its game, its number and what came of it; an open one has no result yet', async () => {
    await show();
    const [open, won] = await screen.findAllByRole('listitem');
    expect(within(open as HTMLElement).getByText(/Round number 9/)).toBeTruthy();
    expect(within(open as HTMLElement).getByText('Open')).toBeTruthy();
    expect(open?.textContent).not.toContain(money(-100));
    expect(within(won as HTMLElement).getByText('Won')).toBeTruthy();
    expect(won?.textContent).toContain(money(250));
  });

  it('the filters of the address are those of the list and of the totals', async () => {
    const { asked } = await show({ query: { status: 'won', game: 'house:dice', account: 'x' } });
    await screen.findAllByRole('listitem');
    const filter = 'status=won&game=house%3Adice';
    expect(asked()).toEqual(
      expect.arrayContaining([`${PATH}?${filter}`, `${PATH}/totals?${filter}`]),
    );
  });

  it('the page of slots shows slots alone', async () => {
    const { asked } = await show({ view: slots });
    await screen.findAllByRole('listitem');
    expect(asked()).toContain(`${PATH}?category=slots`);
    expect(asked()).toContain(`${PATH}/totals?category=slots`);
  });

  it('a further page is added below and is the last', async () => {
    await show({ nextCursor: '8' });
    await userEvent.click(await screen.findByRole('button', { name: texts.more }));
    expect(await screen.findByText(/Round number 7/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
  });

  it.each([
    [{}, texts.rounds.none.all],
    [{ status: 'won' }, texts.rounds.none.filtered],
  ])('an empty list of the filter %j says why', async (query, text) => {
    await show({ query, rounds: [] });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
