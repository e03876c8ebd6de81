import { randomUUID } from 'node:crypto';
import type { TournamentAnswer, WriteTournament } from '@touchline/contracts/tournaments';
import { DAY, HOUR, MINUTE } from '@touchline/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recountBoard } from '../../../test/loyalty/recount-board.ts';
import { createGameWorld } from '../../../test/gaming/game-world.ts';
import { hub88Voice } from '../../../test/gaming/provider-voices.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { noteLaunched, openSession } from '../../gaming/sessions/game-session-store.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { deposit } from '../../money/wallet/payment-movements.ts';
import { countTournaments, runTournaments } from './run-tournaments.ts';

const DESK = '/operator-api/v1/tournaments';
const OWN = '/loyalty-api/v1/tournaments';
const TEXT = { title: 'Best win of the day', terms: 'Rounds of 1.00 or more.' };
const voice = hub88Voice();
const operator = { authorization: `Bearer ${OPERATOR}` };

interface Player {
  readonly id: string;
  readonly account: string;
  readonly token: string;
  readonly headers: Record<string, string>;
}

let site: TestGateway;
let world: ReturnType<typeof createGameWorld>;
let nextKey = 0;

beforeAll(async () => {
  site = await startTestGateway();
  world = createGameWorld({ pool: site.database.pool, clock: site.clock.now });
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  const { rows } = await site.database.pool.query(
    `SELECT id FROM tournament WHERE state IN ('draft', 'open')`,
  );
  for (const { id } of rows) {
    await act(id, 'cancel');
  }
});
// Whatever a test has done, the books are right and what is reserved is what may still be paid.
afterEach(async () => expect(await ledgerFaults(site.database.pool)).toEqual([]));

/** A player who may be sent offers, with money, in a game. */
async function player(country = 'GB'): Promise<Player> {
  const { pool } = site.database;
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/registration/one-click',
    payload: { country, currency: 'EUR', adult: true, termsAccepted: true },
  });
  const { token: bearer } = answer.json();
  const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
  const id = String(sub);
  const at = site.clock.now();
  await pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [id]);
  await pool.query(
    `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
     VALUES ($1, 'page', true, 'settings', $2)`,
    [id, new Date(at)],
  );
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM account WHERE player_id = $1 AND type = 0`,
    [id],
  );
  const account = rows[0]?.id ?? '';
  await deposit(pool, {
    accountId: account,
    amount: 100_000,
    currency: 'EUR',
    source: 'test',
    externalId: randomUUID(),
    at,
  });
  const [session, token] = [randomUUID(), randomUUID()];
  await openSession(pool, {
    id: session,
    token,
    provider: voice.provider,
    game: 'dice',
    playerId: id,
    accountId: account,
    at,
    expiresAt: at + 30 * DAY,
  });
  await noteLaunched(pool, { id: session, at });
  return { id, account, token, headers: { authorization: `Bearer ${bearer}` } };
}

const draft = (more: Partial<WriteTournament> = {}): WriteTournament => ({
  texts: { en: TEXT, ru: TEXT },
  games: [`${voice.provider}:dice`],
  score: 'multiplier',
  currency: 'EUR',
  minStake: 100,
  prizes: [5_000, 2_000, 1_000],
  startsAt: site.clock.now(),
  endsAt: site.clock.now() + HOUR,
  ...more,
});

const write = (body: object, key = `tournament-${(nextKey += 1)}`) =>
  site.app.inject({
    method: 'POST',
    url: DESK,
    headers: { ...operator, 'idempotency-key': key },
    payload: body,
  });
const act = (id: string, what: 'open' | 'cancel' | 'close') =>
  site.app.inject({ method: 'POST', url: `${DESK}/${id}/${what}`, headers: operator, payload: {} });

async function opened(more: Partial<WriteTournament> = {}): Promise<string> {
  const made = await write(draft(more));
  expect(made.statusCode, made.body).toBe(200);
  const answer = await act(made.json().id, 'open');
  expect(answer.json(), answer.body).toMatchObject({ state: 'open' });
  return made.json().id;
}

const list = async (of: Player) =>
  (await site.app.inject({ url: OWN, headers: of.headers })).json();
const enter = (id: string, of: Player) =>
  site.app.inject({ method: 'POST', url: `${OWN}/${id}/entry`, headers: of.headers });
const read = async (id: string, of: Player): Promise<TournamentAnswer> =>
  (await site.app.inject({ url: `${OWN}/${id}`, headers: of.headers })).json();

/** A finished round of a player: its stake, and its win unless it lost. */
async function play(of: Player, stake: number, won: number) {
  const [round, bet, win] = [randomUUID(), randomUUID(), randomUUID()];
  const holder = { playerId: of.id, account: of.account, token: of.token };
  const ok = { isOk: true };
  expect(
    await world.say(voice, voice.stake({ ...holder, round, transaction: bet, amount: stake })),
  ).toMatchObject(ok);
  const said = { ...holder, round, stake: bet };
  expect(
    await world.say(voice, voice.win({ ...said, transaction: win, amount: won })),
  ).toMatchObject(ok);
  await world.wallet(voice.provider, { type: 'end-round', holder, round });
  site.clock.advance(1_000);
  const back = (target: string) =>
    world.say(voice, voice.takeBack({ ...holder, round, target, transaction: randomUUID() }));
  return {
    takeBackWin: () => back(win),
    takeBackStake: () => back(bet),
    late: (amount: number) =>
      world.say(voice, voice.win({ ...said, transaction: randomUUID(), amount })),
  };
}

async function houseBalance(kind: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM entry
     JOIN account ON account.id = entry.account_id WHERE account.kind = $1`,
    [kind],
  );
  return Number(rows[0]?.sum);
}
async function balanceOf({ account }: Player): Promise<number> {
  const { rows } = await site.database.pool.query('SELECT balance FROM account WHERE id = $1', [
    account,
  ]);
  return Number(rows[0]?.balance);
}
const run = () => runTournaments({ pool: site.database.pool, clock: site.clock.now });
const count = () => countTournaments({ pool: site.database.pool });

describe('the operators’ desk of tournaments', () => {
  it('a tournament is made once for a key, and reserves its prizes once when it is opened', async () => {
    const body = draft();
    const first = await write(body, 'tournament-key');
    expect((await write(body, 'tournament-key')).json().id).toBe(first.json().id);
    const other = await write({ ...body, minStake: 200 }, 'tournament-key');
    expect(other.json().error.code).toBe('idempotency_key_reused');
    const before = await houseBalance('prizes');
    const { id } = first.json();
    await Promise.all([act(id, 'open'), act(id, 'open'), act(id, 'open')]);
    expect((await houseBalance('prizes')) - before).toBe(8_000);
    await Promise.all([act(id, 'cancel'), act(id, 'cancel')]);
    expect(await houseBalance('prizes')).toBe(before);
    expect((await act(id, 'open')).statusCode).toBe(400);
  });

  it('a tournament is not closed before its end', async () => {
    const id = await opened();
    expect((await act(id, 'close')).statusCode).toBe(400);
    site.clock.advance(HOUR);
    expect((await act(id, 'close')).json()).toMatchObject({ state: 'closed', won: 0 });
    expect((await act(id, 'cancel')).statusCode).toBe(400);
  });

  it.each<[string, object]>([
    ['without the default language', { texts: { en: TEXT } }],
    ['without a game', { games: [] }],
    ['with a prize above the one before it', { prizes: [1_000, 2_000] }],
    ['without a prize', { prizes: [] }],
    ['that has ended', { startsAt: 1, endsAt: 2 }],
    ['without a minimum stake', { minStake: 0 }],
  ])('a tournament %s is refused', async (_, more) => {
    expect((await write({ ...draft(), ...more })).json().error.code).toBe('validation_failed');
  });
});

describe('a tournament', () => {
  it('a player joins, is on the board by the best win, and the prizes are paid once', async () => {
    const [anna, boris, clara] = [await player(), await player(), await player()];
    const id = await opened({ prizes: [5_000, 2_000, 1_000] });
    await play(anna, 100, 100_000);
    for (const each of [anna, boris, clara]) {
      expect((await enter(id, each)).statusCode).toBe(200);
      expect((await enter(id, each)).statusCode).toBe(200);
    }
    await play(boris, 100, 350);
    await play(anna, 200, 700);
    await play(anna, 99, 90_000);
    await play(clara, 100, 0);
    await count();
    const shown = await read(id, anna);
    const rows = shown.board.map(({ rank, score, isOwn }) => ({ rank, score, isOwn }));
    // Both have won 3.5 times the stake; the earlier one is ahead. What came before the opt-in, a stake below the
    // minimum and a round without a win are not there.
    expect(rows).toEqual([
      { rank: 1, score: 350, isOwn: false },
      { rank: 2, score: 350, isOwn: true },
    ]);
    expect(shown.board[0]?.digits).toBe(boris.id.slice(-2));
    const before = await Promise.all([anna, boris, clara].map(balanceOf));
    site.clock.advance(HOUR + 11 * MINUTE);
    await Promise.all([run(), run(), run()]);
    await run();
    const after = await Promise.all([anna, boris, clara].map(balanceOf));
    expect(after.map((balance, at) => balance - (before[at] ?? 0))).toEqual([2_000, 5_000, 0]);
    const listed = (await site.app.inject({ url: DESK, headers: operator })).json().tournaments;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({
      state: 'closed',
      won: 7_000,
      paid: 7_000,
    });
    const costs = await site.app.inject({
      url: `/wallet-api/v1/operator/bonuses?from=${site.clock.now() - DAY}&to=${site.clock.now() + 1}`,
      headers: operator,
    });
    const prizes = costs.json().movements.find(({ kind }: { kind: string }) => kind === 'prizes');
    expect(prizes.returned).toBeGreaterThanOrEqual(1_000);
  });

  it.each(['multiplier', 'points', 'rounds'] as const)(
    'the board of %s is what the movements add up to, with wins and stakes taken back and late wins',
    async (score) => {
      const id = await opened({ score });
      const players = [await player(), await player(), await player()];
      let seed = 7;
      const next = (below: number) => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed % below;
      };
      for (const each of players) {
        await play(each, 100, 400);
        await enter(id, each);
        site.clock.advance(1_000);
      }
      for (let at = 0; at < 36; at += 1) {
        const each = players[next(3)];
        if (each !== undefined) {
          const round = await play(each, 50 + next(300), next(3) * next(500));
          if (at % 4 === 0) {
            await round.takeBackWin();
          }
          if (at % 6 === 0) {
            await round.takeBackStake();
          }
          if (at % 5 === 0) {
            await round.late(1 + next(900));
          }
        }
        if (at % 7 === 0) {
          await count();
        }
      }
      await Promise.all([count(), count()]);
      const kept = (await read(id, players[0] as Player)).board.map(
        ({ digits, score: points }) => ({
          digits,
          score: points,
        }),
      );
      expect(kept.length).toBeGreaterThan(1);
      expect(kept).toEqual(await recountBoard(site.database.pool, id));
    },
    60_000,
  );

  it('an excluded or protected player neither sees nor joins a tournament, nor does one of another country', async () => {
    const id = await opened({ countries: ['GB'] });
    const foreign = await player('DE');
    const harmed = await player();
    const silent = await player();
    const welcome = await player();
    const { pool } = site.database;
    await pool.query(
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 3, now(), now())`,
      [harmed.id],
    );
    await pool.query(
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, 'page', false, 'settings', $2)`,
      [silent.id, new Date(site.clock.now() + 1)],
    );
    expect((await list(welcome)).tournaments).toHaveLength(1);
    expect(await list(foreign)).toEqual({ tournaments: [], isConsentMissing: false });
    expect(await list(harmed)).toEqual({ tournaments: [], isConsentMissing: false });
    expect(await list(silent)).toEqual({ tournaments: [], isConsentMissing: true });
    for (const each of [foreign, harmed, silent]) {
      expect((await enter(id, each)).statusCode).toBe(404);
    }
    expect((await site.app.inject({ url: OWN })).statusCode).toBe(401);
  });

  it('a banned winner is paid when the ban has ended', async () => {
    const id = await opened();
    const winner = await player();
    await enter(id, winner);
    await play(winner, 100, 500);
    const { pool } = site.database;
    await pool.query(
      `INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, 1, now())
       ON CONFLICT (player_id) DO UPDATE SET ban_level = 1`,
      [winner.id],
    );
    const before = await balanceOf(winner);
    site.clock.advance(HOUR + 11 * MINUTE);
    await run();
    expect(await balanceOf(winner)).toBe(before);
    await pool.query('UPDATE player_status SET ban_level = 0 WHERE player_id = $1', [winner.id]);
    await run();
    expect(await balanceOf(winner)).toBe(before + 5_000);
  });
});
