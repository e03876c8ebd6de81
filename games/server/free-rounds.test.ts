import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUSE_GAMES } from '../house/games.ts';
import { SAMPLES } from '../test/samples.ts';
import { createScriptedWallet, createTestGames, type ScriptedWallet } from '../test/test-games.ts';
import { hasFreeRounds } from './free-rounds.ts';
import { roundOf, sessionOf } from './rows.ts';
import { createHttpWallet } from './wallet.ts';

const REWARD = 'a-reward';
let wallet: ScriptedWallet;
let games: ReturnType<typeof createTestGames>;
beforeEach(() => {
  wallet = createScriptedWallet();
  games = createTestGames(wallet);
});
afterEach(() => games.end());

const DICE = { side: 'under', mark: 5_000 };
const ask = (requestKey: string, more: object = {}) => ({
  requestKey,
  stake: 5,
  bet: DICE,
  reward: REWARD,
  ...more,
});

describe('a free round', () => {
  it('a free round costs nothing, pays what its outcome is worth, and is one round for one request', async () => {
    const key = await games.session();
    const first = await games.post('/api/rounds', ask('free-one'), key);
    expect(first.round).toMatchObject({ phase: 'done', stake: 5, staked: 0, isFree: true });
    expect((await games.post('/api/rounds', ask('free-one'), key)).round).toEqual(first.round);
    expect(wallet.money()).toBe(100_000 + first.round.win);
    expect(first.round.win).toBe(Math.floor((5 * first.round.multiplier) / 10_000));
  });

  it.each([...HOUSE_GAMES.keys()].filter(hasFreeRounds))(
    'a free round of %s comes out as one of money with the same seeds',
    async (code) => {
      const bet = SAMPLES[code]?.bet ?? {};
      const key = await games.session(code);
      const { round } = await games.post('/api/rounds', ask('free-seeds', { bet }), key);
      const row = roundOf(games.store, round.id);
      const seed = games.store
        .prepare('SELECT server, client FROM seed WHERE id = ?')
        .get(row?.seed_id) as { server: string; client: string };
      const money = HOUSE_GAMES.get(code)?.standing(
        { ...seed, nonce: row?.nonce ?? -1 },
        { bet, acts: [], stake: 5, mostWin: 1_000_000 },
      );
      expect(round.shown).toEqual(money?.shown);
      expect(round.multiplier).toBe(money?.multiplier);
    },
  );

  it('a free round without a clear answer is taken back, and one that is refused costs nothing', async () => {
    const key = await games.session();
    wallet.script.push('answer-lost');
    expect((await games.post('/api/rounds', ask('free-lost'), key)).round.phase).toBe('returned');
    wallet.script.push('refused');
    expect((await games.post('/api/rounds', ask('free-refused'), key)).round.phase).toBe('refused');
    expect(wallet.money()).toBe(100_000);
  });

  it('a killed process takes a free round back that it was asking for', async () => {
    const key = await games.session();
    const { stake } = wallet;
    Object.assign(wallet, { stake: () => new Promise(() => undefined) });
    void games.post('/api/rounds', ask('free-killed'), key);
    const first = () => games.store.prepare('SELECT id FROM round').get() as { id: string };
    await expect.poll(first).toBeDefined();
    Object.assign(wallet, { stake });
    const after = games.again();
    await after.recover();
    expect(roundOf(after.store, first().id)).toMatchObject({ phase: 'returned', reward: REWARD });
    expect(wallet.money()).toBe(100_000);
  });

  it.each([
    ['of a game whose acts stake again', 'blackjack', {}, {}],
    ['of a game whose bet divides its stake', 'roulette', {}, {}],
    ['of a demo', 'dice', { currency: 'XXX', user: undefined, token: undefined }, {}],
  ])('a free round %s is refused', async (_name, code, launch, more) => {
    const key = await games.session(code, launch);
    const answer = await games.post('/api/rounds', ask('free-none', more), key);
    expect(answer).toMatchObject({ status: 409, error: { code: 'free_rounds_none' } });
  });

  it('the rounds that the operator compares have free ones without a stake', async () => {
    const key = await games.session();
    const { round } = await games.post('/api/rounds', ask('free-stated'), key);
    const stated = await games.operator('round/list', { from: 0, until: Number.MAX_SAFE_INTEGER });
    expect(stated.json()).toMatchObject([{ round: round.id, bet: 0, win: round.win * 1_000 }]);
  });
});

describe('the wallet over HTTP', () => {
  it('a free round names its grant to the wallet, and a session reads what is left of it', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const heard: { path: string; said: Record<string, unknown> }[] = [];
    const free = { reward_uuid: REWARD, bet_value: 20_000, bet_count: 3, end_time: 1 };
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        heard.push({ path: request.url ?? '', said: JSON.parse(body) });
        const answer = { status: 'RS_OK', balance: 100_000, free_rounds: [free] };
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { port } = server.address() as AddressInfo;
      const http = createHttpWallet({ url: `http://127.0.0.1:${port}`, privateKey });
      const key = await games.session();
      const { round } = await games.post('/api/rounds', ask('free-http', { stake: 20 }), key);
      const row = roundOf(games.store, round.id);
      const session = row && sessionOf(games.store, row.session_id);
      if (row === undefined || session === undefined) {
        throw new Error('the round was written');
      }
      expect(await http.balance(session)).toEqual({
        type: 'done',
        balance: 100,
        freeRounds: [{ reward: REWARD, stake: 20, left: 3, expiresAt: 1 }],
      });
      await http.stake(session, row);
      expect(heard.map(({ path }) => path)).toEqual(['/user/free-rounds', '/transaction/bet']);
      expect(heard[1]?.said).toMatchObject({
        is_free: true,
        reward_uuid: REWARD,
        amount: 20_000,
        transaction_uuid: `${round.id}:bet`,
      });
    } finally {
      server.close();
    }
  });
});
