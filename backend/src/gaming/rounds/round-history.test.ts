import type { GameRoundFilter } from '@touchline/contracts/casino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { createRoundHistory } from './round-history.ts';
import { registerRoundRoutes } from './round-routes.ts';

const test = useTestDatabase();
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 1);
const GAMES = [
  { id: 'house:dice', name: 'Dice', category: 'fast-games' },
  { id: 'house:reels', name: 'Reels', category: 'video-slots' },
];
/** What is written of each round, the newest first. */
const ROUNDS = [
  { game: 'dice', account: 10, currency: 'EUR', staked: 300, won: 50, isOpen: true },
  { game: 'reels', account: 10, currency: 'EUR', staked: 200, won: 500, isOpen: false },
  { game: 'reels', account: 11, currency: 'USD', staked: 400, won: 400, isOpen: false },
  { game: 'dice', account: 10, currency: 'EUR', staked: 100, won: 99, isOpen: false },
  { game: 'gone', account: 10, currency: 'EUR', staked: 70, won: 0, isOpen: false },
] as const;

let app: App;
let ids: string[];

beforeAll(async () => {
  const { pool } = test;
  const write = async (player: number, index: number) => {
    const { game, account, currency, staked, won, isOpen } = ROUNDS[index] ?? ROUNDS[0];
    const at = new Date(NOW - index * MINUTE);
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, staked, won,
         opened_at, closed_at) VALUES ('house', $1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [`r${index}`, account * player, player, currency, game, staked, won, at, isOpen ? null : at],
    );
    return rows[0]?.id ?? '';
  };
  // Written in another order than they were played in, and those of somebody else between them.
  const written = new Map<number, string>();
  for (const index of [3, 0, 4, 1, 2]) {
    written.set(index, await write(1, index));
    await write(2, index);
  }
  ids = ROUNDS.map((_round, index) => written.get(index) ?? '');
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  const catalogue = { list: async () => GAMES };
  const rounds = createRoundHistory({ pool, clock: () => NOW, catalogue });
  registerRoundRoutes(app, { pool, providers: [], rounds });
  await app.ready();
});
afterAll(() => app.close());

async function read(path: string, filter: Record<string, string | undefined> = {}, player = '1') {
  const query = new URLSearchParams(
    Object.entries(filter).filter((part): part is [string, string] => part[1] !== undefined),
  );
  return app.inject({
    url: `/casino-api/v1/rounds${path}?${query.toString()}`,
    headers: { authorization: `Bearer ${player}` },
  });
}
const listed = async (filter: GameRoundFilter) =>
  ((await read('', filter)).json().rounds as { id: string }[]).map(({ id }) => ids.indexOf(id));

describe('the history of game rounds', () => {
  it('a player reads all rounds of their own, the latest first, with the name of each game', async () => {
    expect(await listed({})).toEqual([0, 1, 2, 3, 4]);
    const { rounds } = (await read('')).json();
    expect(rounds.map(({ name }: { name: string }) => name)).toEqual([
      'Dice',
      'Reels',
      'Reels',
      'Dice',
      'house:gone',
    ]);
  });

  it.each<[GameRoundFilter, number[]]>([
    [{ status: 'open' }, [0]],
    [{ status: 'won' }, [1]],
    [{ status: 'even' }, [2]],
    [{ status: 'lost' }, [3, 4]],
    [{ category: 'slots' }, [1, 2]],
    [{ category: 'slots', game: 'house:dice' }, []],
    [{ category: 'table' }, []],
    [{ game: 'house:gone' }, [4]],
    [{ account: '11' }, [2]],
    [{ from: String(NOW - 2 * MINUTE), to: String(NOW) }, [1, 2]],
  ])('the filter %j leaves the rounds %j', async (filter, left) => {
    expect(await listed(filter)).toEqual(left);
  });

  it('the totals are those of the rounds listed, and open rounds are no part of the result', async () => {
    expect((await read('/totals')).json()).toEqual({
      totals: [
        { currency: 'EUR', rounds: 4, staked: 670, open: 300, returned: 599, net: 229 },
        { currency: 'USD', rounds: 1, staked: 400, open: 0, returned: 400, net: 0 },
      ],
    });
    expect((await read('/totals', { status: 'lost' })).json()).toEqual({
      totals: [{ currency: 'EUR', rounds: 2, staked: 170, open: 0, returned: 99, net: -71 }],
    });
  });

  it('the number of a round of somebody else finds nothing', async () => {
    const [first = ''] = ids;
    expect((await read('', { number: first })).json().rounds).toHaveLength(1);
    expect((await read('', { number: first }, '2')).json()).toEqual({ rounds: [] });
  });

  it('a page goes on where the one before has ended, also among rounds of one moment', async () => {
    await test.pool.query(
      `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, opened_at)
       SELECT 'house', 'many' || n, 30, 3, 'EUR', 'dice', to_timestamp(1) FROM generate_series(1, 65) n`,
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (await read('', { cursor }, '3')).json();
      seen.push(...page.rounds.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(65);
    expect(new Set(seen).size).toBe(65);
  });

  it('a period of more than twelve months is refused', async () => {
    const filter = { from: '0', to: String(368 * 24 * 60 * MINUTE) };
    for (const path of ['', '/totals']) {
      expect((await read(path, filter)).statusCode).toBe(400);
    }
    expect((await read('/export', { ...filter, language: 'en' })).statusCode).toBe(400);
  });

  it('the table has a line for each round, in the language that was asked for', async () => {
    const table = await read('/export', { language: 'en', category: 'slots' });
    const [head, ...lines] = table.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^Round number,Opened,Game,Status,/);
    expect(lines.map((line) => line.split(',').slice(2, 9))).toEqual([
      ['Reels', 'Won', '10', 'EUR', '2.00', '5.00', '3.00'],
      ['Reels', 'Stake returned', '11', 'USD', '4.00', '4.00', '0.00'],
    ]);
    const arabic = await read('/export', { language: 'ar', category: 'slots' });
    expect(arabic.body).toContain('رقم الجولة');
  });

  it.each(['en', 'ru', 'ar'])('the document is made in %s', async (language) => {
    const { pdf } = (await read('/export/pdf', { language })).json();
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('a visitor reads none', async () => {
    for (const path of ['', '/totals', '/games', '/export?language=en']) {
      expect((await app.inject(`/casino-api/v1/rounds${path}`)).statusCode).toBe(401);
    }
  });
});
