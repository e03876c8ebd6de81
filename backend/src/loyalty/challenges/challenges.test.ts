import { SECOND } from '@touchline/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Challenger, createChallengeWorld } from '../../../test/loyalty/challenge-world.ts';
import { recountChallenge } from '../../../test/loyalty/recount-challenge.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';

/** Longer than a prize waits for a stake that is taken back. */
const HELD = 16 * SECOND;

let site: TestGateway;
let house: ReturnType<typeof createChallengeWorld>;

beforeAll(async () => {
  site = await startTestGateway();
  house = createChallengeWorld(site);
}, 60_000);
afterAll(() => site.close());
beforeEach(() => house.clear());
// Whatever a test has done, the books are right and what is reserved is what may still be paid.
afterEach(async () => expect(await ledgerFaults(site.database.pool)).toEqual([]));

async function noticesOf({ id }: Challenger) {
  const { rows } = await site.database.pool.query(
    'SELECT notice, facts FROM inbox_message WHERE player_id = $1',
    [id],
  );
  return rows;
}

describe('the operators’ desk of challenges', () => {
  it('a challenge is made once for a key, and its day reserves its prizes once', async () => {
    const body = await house.draft();
    const first = await house.write(body, 'challenge-key');
    expect((await house.write(body, 'challenge-key')).json().id).toBe(first.json().id);
    const other = await house.write({ ...body, target: 2 }, 'challenge-key');
    expect(other.json().error.code).toBe('idempotency_key_reused');
    const before = await house.houseBalance('prizes');
    const { id } = first.json();
    await Promise.all([house.act(id, 'start'), house.act(id, 'start'), house.run(), house.run()]);
    expect((await house.houseBalance('prizes')) - before).toBe(5_000);
    expect(await house.listed(id)).toMatchObject({
      state: 'running',
      days: 1,
      reserved: { EUR: 5_000 },
    });
    await Promise.all([house.act(id, 'stop'), house.act(id, 'stop')]);
    expect((await house.act(id, 'start')).statusCode).toBe(400);
    expect((await house.listed(id)).state).toBe('stopped');
  });

  it.each<[string, object]>([
    ['without the default language', { texts: { en: { title: 'A' } } }],
    ['without a game', { games: [] }],
    ['that asks for more stakes than it brings', { target: 6 }],
    ['that asks for more games than there are', { goal: 'games', target: 2 }],
    ['of a multiplier without one', { goal: 'multiplier', target: 1 }],
    ['of a rare multiplier', { goal: 'multiplier', target: 1, multiplier: 5_000 }],
    ['that asks for stakes alone', { goal: 'stakes' }],
    [
      'of a currency twice',
      {
        purses: [1, 2].map((minStake) => ({ currency: 'EUR', minStake, prize: 9, places: 1 })),
      },
    ],
    ['without a day', { weekdays: [] }],
    ['that is over', { firstDay: '2026-01-01', lastDay: '2026-01-02' }],
    ['that ends before it starts', { firstDay: '2026-03-02', lastDay: '2026-03-01' }],
  ])('a challenge %s is refused', async (_, more) => {
    const answer = await house.write({ ...(await house.draft()), ...more });
    expect(answer.json().error.code).toBe('validation_failed');
  });
});

describe('a challenge', () => {
  it('a player joins, reaches the goal, and is paid and notified once by two processes', async () => {
    const { id, day } = await house.started();
    const [anna, boris] = [await house.player(), await house.player()];
    await house.play(anna);
    expect((await house.enter(day, anna)).statusCode).toBe(200);
    expect((await house.enter(day, anna)).statusCode).toBe(200);
    await house.enter(day, boris);
    await house.play(anna, { stake: 99 });
    await house.play(anna, { game: 'mines' });
    await house.play(anna, { won: 250 });
    await house.play(boris);
    await house.play(anna);
    await house.count();
    // What came before the opt-in, a stake below the least and a round of another game do not count.
    expect((await house.own(day, anna))?.entry).toMatchObject({ progress: 2, isWon: false });
    await house.play(anna);
    await house.run();
    const before = await house.balanceOf(anna);
    expect((await house.own(day, anna))?.entry).toMatchObject({ progress: 3, isWon: true });
    site.clock.advance(HELD);
    await Promise.all([house.run(), house.run(), house.run()]);
    await house.run();
    expect(await house.balanceOf(anna)).toBe(before + 500);
    expect((await house.own(day, anna))?.entry?.paidAt).toBeDefined();
    expect((await house.own(day, boris))?.entry).toMatchObject({ progress: 1, isWon: false });
    expect(await noticesOf(anna)).toEqual([
      { notice: 'challenge-paid', facts: { amount: 500, currency: 'EUR' } },
    ]);
    expect(await house.listed(id)).toMatchObject({
      entries: 2,
      winners: 1,
      paid: { EUR: 500 },
      reserved: { EUR: 4_500 },
    });
  });

  it.each([
    ['rounds', { target: 6 }],
    ['games', { target: 3 }],
    ['multiplier', { target: 3, multiplier: 200 }],
  ] as const)(
    'the progress in %s is what the movements add up to, with stakes repeated and taken back',
    async (goal, more) => {
      const games = ['dice', 'mines', 'plinko'];
      const { day } = await house.started({
        goal,
        games: games.map(house.gameOf),
        purses: [{ currency: 'EUR', minStake: 100, prize: 5_000, places: 10 }],
        ...more,
      });
      const players = [await house.player(), await house.player(), await house.player()];
      let seed = 11;
      const next = (below: number) => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed % below;
      };
      for (const each of players) {
        await house.play(each);
        await house.enter(day, each);
        site.clock.advance(SECOND);
      }
      for (let at = 0; at < 24; at += 1) {
        const each = players[next(3)] as Challenger;
        const game = games[next(3)] ?? 'dice';
        const stake = 60 + next(150);
        const round = await house.open(each, { game, stake });
        if (at % 3 === 0) {
          await round.repeatStake();
        }
        await round.end(next(2) * next(400));
        if (at % 5 === 0) {
          await round.takeBack('stake');
        } else if (at % 4 === 0) {
          await round.takeBack('win');
        }
        if (at % 7 === 0) {
          await house.count();
        }
      }
      await Promise.all([house.count(), house.count()]);
      const kept = await Promise.all(
        players.map(async (each) => [each.id, (await house.own(day, each))?.entry?.progress]),
      );
      const counted = await recountChallenge(site.database.pool, day);
      expect(Object.fromEntries(kept)).toEqual(counted);
      expect(Object.values(counted).some((progress) => progress > 0)).toBe(true);
    },
    60_000,
  );

  it('a round that is taken back does not count: what it had won is not paid', async () => {
    const { day } = await house.started();
    const anna = await house.player();
    await house.enter(day, anna);
    await house.play(anna);
    await house.play(anna);
    const last = await house.play(anna);
    await house.run();
    expect((await house.own(day, anna))?.entry).toMatchObject({ progress: 3, isWon: true });
    await last.takeBack('stake');
    const before = await house.balanceOf(anna);
    site.clock.advance(HELD);
    await house.run();
    expect((await house.own(day, anna))?.entry).toMatchObject({ progress: 2, isWon: false });
    expect(await house.balanceOf(anna)).toBe(before);
    await house.play(anna);
    await house.run();
    site.clock.advance(HELD);
    await house.run();
    expect(await house.balanceOf(anna)).toBe(before - 100 + 500);
  });

  it('a place is given once: of five who join together two have one, and the others read that none is left', async () => {
    const { day } = await house.started({
      purses: [{ currency: 'EUR', minStake: 100, prize: 500, places: 2 }],
    });
    const players = await Promise.all(Array.from({ length: 5 }, () => house.player()));
    const answers = await Promise.all(players.map((each) => house.enter(day, each)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const shown = await Promise.all(players.map((each) => house.own(day, each)));
    expect(shown.filter((one) => one?.entry !== undefined)).toHaveLength(2);
    expect(shown.map((one) => one?.left)).toEqual(Array(5).fill(0));
  });

  it('a challenge that is stopped takes nobody more, and pays who has joined', async () => {
    const { id, day } = await house.started({ target: 1 });
    const [anna, boris] = [await house.player(), await house.player()];
    await house.enter(day, anna);
    await house.act(id, 'stop');
    expect((await house.enter(day, boris)).statusCode).toBe(404);
    expect((await house.list(boris)).challenges).toEqual([]);
    await house.play(anna);
    const before = await house.balanceOf(anna);
    await house.run();
    site.clock.advance(HELD);
    await house.run();
    expect(await house.balanceOf(anna)).toBe(before + 500);
  });
});
