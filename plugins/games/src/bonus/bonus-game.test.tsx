import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { BonusGameAnswer, OpenPlace } from '@touchline/contracts/bonus-games';
import { bonusRules } from '@touchline/domain/bonus-games';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './bonus-game.view.tsx';

const URL = '/loyalty-api/v1/bonus-games/dragon-bonus';
const { tiles } = bonusRules('dragon-bonus');
const COIN = tiles.indexOf('coin');

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const shown = (more: Partial<BonusGameAnswer> = {}): BonusGameAnswer => ({
  game: 'dragon-bonus',
  tries: 1,
  triesADay: 1,
  nextAt: Date.UTC(2100, 0, 1),
  terms: { currency: 'EUR', small: 50, medium: 100, large: 500, minCoef: '1.40', days: 7 },
  current: { id: '7', hash: 'c0ffee', opened: [] },
  finished: [],
  ...more,
});
const begun = (): BonusGameAnswer =>
  shown({
    tries: 0,
    current: { id: '7', hash: 'c0ffee', clientSeed: 'x', opened: [{ place: 1, tile: COIN }] },
  });

async function open(answers: Readonly<Record<string, () => unknown>>, isPlayer = true) {
  const test = createTestContext({
    plugin: 'games',
    definition: plugin,
    ...(isPlayer && { session: { userId: '1' } }),
    texts: en,
    answers,
  });
  const props = { params: { gameRoute: 'dragon-bonus' } };
  mounted = await mountView({ view, context: test.context, props });
  return test;
}

const place = (name: string) => screen.findByRole('button', { name });

describe('a bonus game', () => {
  it('a player opens a place once by a double press, naming how many were open', async () => {
    const { http } = await open({
      [`GET ${URL}`]: () => shown(),
      [`POST ${URL}/tries/7/openings`]: begun,
    });
    await userEvent.dblClick(await place('Place 2, covered'));
    expect(await place('Place 2: Gold')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Opened: Gold. Go on.');
    const posts = http.requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({ step: 0, place: 1 } satisfies Partial<OpenPlace>);
  });

  it('a player whose answer was lost sees what has been opened, and may go on', async () => {
    let isLost = false;
    await open({
      [`GET ${URL}`]: () => (isLost ? begun() : shown()),
      [`POST ${URL}/tries/7/openings`]: () => {
        isLost = true;
        throw new Error('the line is cut');
      },
    });
    await userEvent.click(await place('Place 2, covered'));
    expect(await place('Place 2: Gold')).toBeTruthy();
    expect((await place('Place 3, covered')).getAttribute('aria-disabled')).toBe('false');
  });

  it('a player without a try left can open nothing, and reads when there is one', async () => {
    const { http } = await open({ [`GET ${URL}`]: () => shown({ tries: 0 }) });
    await userEvent.click(await place('Place 2, covered'));
    expect(screen.getByRole('status').textContent).toMatch(/^Your next free try/);
    expect(http.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each(['closed', 'declined', 'protected'] as const)(
    'a player who is refused as %s sees no board',
    async (refusal) => {
      await open({
        [`GET ${URL}`]: () => ({ ...shown({ tries: 0, refusal }), current: undefined }),
      });
      expect(await screen.findByText(en.bonus.refused[refusal])).toBeTruthy();
      expect(screen.queryByRole('list', { name: en.bonus.field })).toBeNull();
    },
  );

  it('a visitor reads the chances, and is asked to sign in', async () => {
    const { http } = await open({}, false);
    expect(await screen.findByText(en.bonus.signIn)).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toContain('Large free bet1%');
    expect(http.requests).toHaveLength(0);
  });
});
