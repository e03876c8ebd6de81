import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { offeredGame } from '../../test/gaming/offered-game.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';
import { noteLaunched, openSession } from '../gaming/sessions/game-session-store.ts';
import { balances } from '../money/wallet/accounts.ts';
import { deposit } from '../money/wallet/payment-movements.ts';

const ORIGIN = 'https://games.example';
const REASON = 'Pays too much.';
let gateway: TestGateway;
let player: TestPlayer;
let account: string;
let token: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  const [house] = gateway.modules.games.providers;
  if (house === undefined) {
    throw new Error('the house’s games are a provider');
  }
  vi.spyOn(house, 'games').mockResolvedValue([
    offeredGame({ code: 'dice', name: 'Dice', volatility: 'low' }),
    offeredGame({ code: 'limbo', name: 'Limbo' }),
    ...['right', 'wrong', 'undone', 'open', 'former'].map((code) => offeredGame({ code })),
  ]);
  vi.spyOn(house, 'origin').mockReturnValue(ORIGIN);
  vi.spyOn(house, 'launch').mockResolvedValue(`${ORIGIN}/dice`);
  await gateway.modules.configuration.change('thirdparty', { allowed: true });
  player = await registerPlayer(gateway);
  const { pool } = gateway.database;
  account = (await balances(pool, player.userId))[0]?.id ?? '';
  const [id, at] = [randomUUID(), gateway.clock.now()];
  const money = { accountId: account, amount: 10_000, currency: 'EUR', source: 'test', at };
  await deposit(pool, { ...money, externalId: id });
  token = randomUUID();
  const session = { id, token, provider: 'house', game: 'dice', playerId: player.userId };
  await openSession(pool, { ...session, accountId: account, at, expiresAt: at + 3_600_000 });
  await noteLaunched(pool, { id, at });
});
afterAll(() => gateway.close());

const desk = async (query = '') =>
  (
    await gateway.app.inject({
      url: `/operator-api/v1/games${query}`,
      headers: { authorization: `Bearer ${OPERATOR}` },
    })
  ).json();
async function change(path: string, isOpen: boolean) {
  const answer = await gateway.app.inject({
    method: 'PUT',
    url: `/operator-api/v1/${path}/switch`,
    headers: { authorization: `Bearer ${OPERATOR}` },
    payload: { isOpen, reason: REASON },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function launch() {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/casino-api/v1/launches',
    headers: player.headers,
    payload: { gameId: 'house:dice', isMobile: true },
  });
  return answer.statusCode === 200 ? 'opened' : answer.json().error.code;
}
const listed = async () =>
  (await gateway.app.inject('/casino-api/v1/games'))
    .json()
    .games.map(({ id }: { id: string }) => id);

const moving = () => ({
  holder: { token },
  transaction: randomUUID(),
  currency: 'EUR',
  game: 'dice',
});
async function stake(round: string, closes = false) {
  const answer = await gateway.modules.games.wallet('house', {
    ...moving(),
    type: 'stake',
    round,
    amount: 100_000,
    isFree: false,
    closes,
  });
  return answer.outcome === 'done' ? 'done' : answer.reason;
}
async function win(round: string) {
  const answer = await gateway.modules.games.wallet('house', {
    ...moving(),
    type: 'pay',
    kind: 'win',
    round,
    reference: undefined,
    amount: 200_000,
    closes: true,
  });
  return answer.outcome === 'done' ? 'done' : answer.reason;
}

describe('the switches of games', () => {
  it.each(['games/house:dice', 'game-providers/house'])(
    'the switch of %s closes games at once: none is listed, opened or staked in, open rounds finish, and opens them again',
    async (path) => {
      const round = randomUUID();
      expect([await launch(), await stake(round)]).toEqual(['opened', 'done']);
      expect(await listed()).toContain('house:dice');
      expect(await change(path, false)).toEqual({ status: 200, body: { isOpen: false } });
      expect(await launch()).toBe('game_closed');
      expect(await listed()).not.toContain('house:dice');
      expect(await stake(randomUUID())).toBe('game-unknown');
      expect(await win(round)).toBe('done');
      const { games, providers } = await desk();
      const dice = games.find(({ id }: { id: string }) => id === 'house:dice');
      expect(path.startsWith('games') ? dice.isOpen : providers[0].isOpen).toBe(false);
      await change(path, true);
      expect([await launch(), await stake(randomUUID(), true)]).toEqual(['opened', 'done']);
    },
  );

  it('operators who switch different things at the same moment lose nothing of each other', async () => {
    const paths = ['games/house:dice', 'games/house:limbo', 'game-providers/house'];
    await Promise.all(paths.map((path) => change(path, false)));
    const { games } = (await gateway.modules.configuration.read()).thirdparty;
    expect([...games.closed].toSorted()).toEqual(['house:dice', 'house:limbo']);
    expect(games.closedProviders).toEqual(['house']);
    await Promise.all(paths.map((path) => change(path, true)));
    expect(await listed()).toEqual(expect.arrayContaining(['house:dice', 'house:limbo']));
  });

  it('a switch of a game or a provider that there is not is refused', async () => {
    expect((await change('games/house:nothing', false)).status).toBe(404);
    expect((await change('game-providers/nobody', false)).status).toBe(404);
  });
});

describe('the returns of games', () => {
  /** Ten thousand rounds of 1 EUR, every second one of which pays so much. */
  async function play(game: string, pays: number, at = gateway.clock.now()): Promise<void> {
    await gateway.database.pool.query(
      `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, staked, won,
         opened_at, closed_at)
       SELECT 'house', $1 || nth, 0, 0, 'EUR', $1, 100, CASE WHEN nth % 2 = 0 THEN $2::int ELSE 0 END, $3, $3
       FROM generate_series(1, 10000) AS nth`,
      [game, pays, new Date(at)] as never,
    );
  }
  const count = () => gateway.modules.games.countReturns();
  const returnsOf = async (code: string) =>
    (await desk(`?q=${code}`)).games.find(({ id }: { id: string }) => id === `house:${code}`)
      ?.returns;

  it('a game that pays more than it declares is marked and comes first, a right one is not', async () => {
    await gateway.modules.configuration.change('thirdparty', {
      games: { deviations: { 'house:right': 1, 'house:wrong': 1 } },
    });
    await play('right', 194);
    await play('wrong', 230);
    await count();
    await count();
    const { games } = await desk();
    expect(games[0].id).toBe('house:wrong');
    const bounds = { least: 93, most: 101 };
    expect(games[0].returns).toMatchObject([
      { currency: 'EUR', rounds: 10_000, measured: 115, bounds, isOut: true },
    ]);
    expect(await returnsOf('right')).toMatchObject([{ measured: 97, bounds, isOut: false }]);
  });

  it('rounds that are taken back, or open, or older than thirty days do not count', async () => {
    const DAY = 86_400_000;
    await play('undone', 194);
    await play('open', 194);
    await play('former', 194, gateway.clock.now() - 31 * DAY);
    await count();
    expect(await returnsOf('undone')).toMatchObject([{ rounds: 10_000 }]);
    const { pool } = gateway.database;
    await pool.query(`UPDATE game_round SET staked = 0, won = 0 WHERE game = 'undone'`);
    await pool.query(
      `UPDATE game_round SET closed_at = NULL WHERE game = 'open' AND external_id <> 'open2'`,
    );
    await count();
    expect(await returnsOf('undone')).toEqual([]);
    expect(await returnsOf('open')).toMatchObject([{ rounds: 1, won: 194, isOut: false }]);
    expect(await returnsOf('former')).toEqual([]);
  });
});
