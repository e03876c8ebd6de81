import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedWallet, createTestGames, type ScriptedWallet } from '../test/test-games.ts';
import { HOUSE_GAMES } from '../house/games.ts';
import { WORDS } from '../house/words.ts';
import { SAMPLES } from '../test/samples.ts';

let wallet: ScriptedWallet;
let games: ReturnType<typeof createTestGames>;
beforeEach(() => {
  wallet = createScriptedWallet();
  games = createTestGames(wallet);
});
afterEach(() => games.end());

/** The process ends while the wallet is being told: it never learns the answer. */
function hang(name: 'stake' | 'pay'): void {
  Object.assign(wallet, { [name]: () => new Promise(() => undefined) });
}

const DICE = { side: 'under', mark: 5_000 } as const;
const ask = (requestKey: string, more: object = {}) => ({
  requestKey,
  stake: 100,
  bet: DICE,
  ...more,
});
const unfinished = () =>
  (
    games.store
      .prepare(`SELECT phase FROM round WHERE phase NOT IN ('done', 'returned', 'refused')`)
      .all() as { phase: string }[]
  ).map(({ phase }) => phase);

type Bet = Readonly<Record<string, unknown>>;

describe('opening a game', () => {
  it('the code of an address counts once, and within a minute', async () => {
    const [first, second] = [await games.launch(), await games.launch()];
    const code = first.searchParams.get('code');
    expect(await games.post('/api/session', { code })).toMatchObject({
      status: 200,
      balance: 100_000,
    });
    expect(await games.post('/api/session', { code })).toMatchObject({
      status: 401,
      error: { code: 'code_used' },
    });
    games.advance(61_000);
    const late = { code: second.searchParams.get('code') };
    expect(await games.post('/api/session', late)).toMatchObject({ status: 401 });
    expect(first.href).not.toContain('token');
  });

  it('only the operator opens games: another key is refused', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect((await games.operator('game/list', {}, privateKey)).statusCode).toBe(401);
    const listed = (await games.operator('game/list', {})).json<{ game_code: string }[]>();
    expect(listed.map((game) => game.game_code)).toEqual([...HOUSE_GAMES.keys()]);
  });

  it('a page may be framed by the site that opened it alone, and runs code of its own origin alone', async () => {
    const { pathname, search } = await games.launch();
    const { headers } = await games.app.inject(`${pathname}${search}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://site.test');
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    const stranger = await games.app.inject('/play/dice?code=none');
    expect(String(stranger.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });
});

describe('a round', () => {
  it('a stake is taken, the outcome fixed, the return paid, and the answer the same for the same request', async () => {
    const key = await games.session();
    const first = await games.post('/api/rounds', ask('round-one'), key);
    expect(first).toMatchObject({ status: 200, round: { phase: 'done', stake: 100 } });
    expect(await games.post('/api/rounds', ask('round-one'), key)).toMatchObject({
      round: first.round,
    });
    expect(wallet.booked.size).toBe(2);
    expect(wallet.money()).toBe(100_000 - 100 + first.round.win);
  });

  it('a stake without a clear answer is taken back, whether or not it had arrived', async () => {
    const key = await games.session();
    for (const [at, trouble] of (['call-lost', 'answer-lost'] as const).entries()) {
      wallet.script.push(trouble);
      const answer = await games.post('/api/rounds', ask(`lost-round-${at}`), key);
      expect(answer.round.phase).toBe('returned');
    }
    expect(wallet.money()).toBe(100_000);
  });

  it('a refused stake ends the round with its reason', async () => {
    const key = await games.session();
    wallet.script.push('refused');
    expect(await games.post('/api/rounds', ask('refused-round'), key)).toMatchObject({
      round: { phase: 'refused', reason: 'RS_ERROR_LIMIT_REACHED' },
    });
    expect(wallet.money()).toBe(100_000);
  });

  it('a win that the wallet has not understood is reported again until it has', async () => {
    const key = await games.session();
    wallet.script.push('ok', 'answer-lost', 'call-lost', 'call-lost');
    const { round } = await games.post('/api/rounds', ask('unpaid-round'), key);
    expect(round.phase).toBe('paying');
    for (let seconds = 0; seconds < 20 && unfinished().length > 0; seconds += 1) {
      games.advance(1_000);
      await games.recover();
    }
    expect(unfinished()).toEqual([]);
    expect(wallet.money()).toBe(100_000 - 100 + round.win);
  });

  it.each([
    [{ bet: { side: 'under', mark: 0 } }, 'bet_invalid'],
    [{ bet: { side: 'under', mark: 9_801 } }, 'bet_invalid'],
    [{ stake: 9 }, 'stake_invalid'],
    [{ stake: 10_001 }, 'stake_invalid'],
    [{ stake: 10_000, bet: { side: 'under', mark: 1 } }, 'win_too_large'],
  ])('the request %j is refused as %s, and nothing is staked', async (more, code) => {
    const key = await games.session();
    const answer = await games.post('/api/rounds', ask('bad-request', more), key);
    expect(answer).toMatchObject({ status: 409, error: { code } });
    expect(wallet.booked.size).toBe(0);
  });
});

describe('the pace of rounds', () => {
  const begins = (key: string, requestKey: string) =>
    games.post('/api/rounds', ask(requestKey, { bet: {} }), key);

  it('the next spin is refused until the least cycle that the operator told is over, in any session', async () => {
    const key = await games.session('slot', { least_cycle_ms: 2_500 });
    const opened = await games.app.inject({
      url: '/api/session',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(opened.json()).toMatchObject({ leastCycleMs: 2_500 });
    expect(await begins(key, 'first-spin')).toMatchObject({ round: { phase: 'done' } });
    games.advance(2_499);
    const other = await games.session('slot', { least_cycle_ms: 2_500 });
    for (const [at, session] of [key, other].entries()) {
      expect(await begins(session, `early-spin-${at}`)).toMatchObject({
        status: 409,
        error: { code: 'round_too_soon' },
      });
    }
    // The first request again is the first spin.
    expect(await begins(key, 'first-spin')).toMatchObject({ status: 200 });
    games.advance(1);
    expect(await begins(key, 'second-spin')).toMatchObject({ round: { phase: 'done' } });
  });

  // Rounds of crash are begun between its flights, which are shared.
  it.each([...HOUSE_GAMES.values()].flatMap((game) => (game.isShared ? [] : game.code)))(
    'a round of %s that is being played keeps another from beginning, in any session',
    async (code) => {
      const bet = { bet: SAMPLES[code]?.bet };
      const key = await games.session(code);
      hang('stake');
      void games.post('/api/rounds', ask('being-played', bet), key);
      await expect.poll(unfinished).toEqual(['staking']);
      for (const [at, session] of [key, await games.session(code)].entries()) {
        expect(
          await games.post('/api/rounds', ask(`pressed-again-${at}`, bet), session),
        ).toMatchObject({ status: 409, error: { code: 'round_running' } });
      }
    },
  );

  it('spins follow at once where the operator told no least cycle', async () => {
    const key = await games.session('slot');
    for (const name of ['spin-one', 'spin-two']) {
      expect(await begins(key, name)).toMatchObject({ round: { phase: 'done' } });
    }
  });
});

describe('a process that is killed', () => {
  it('a stake that was on its way is taken back by the next process', async () => {
    const key = await games.session();
    // It was killed between writing the round and the answer of the wallet.
    hang('stake');
    void games.post('/api/rounds', ask('cut-round'), key);
    await expect.poll(unfinished).toEqual(['staking']);
    await games.again().recover();
    expect(unfinished()).toEqual([]);
    expect(wallet.money()).toBe(100_000);
  });

  it('a result that was fixed is the same afterwards, and is paid once', async () => {
    const key = await games.session();
    const { pay } = wallet;
    hang('pay');
    void games.post('/api/rounds', ask('fixed-round'), key);
    await expect.poll(unfinished).toEqual(['paying']);
    Object.assign(wallet, { pay });
    const next = games.again();
    await next.recover();
    const { round } = await next.post('/api/rounds', ask('fixed-round'), await next.session());
    expect(round.phase).toBe('done');
    expect(wallet.money()).toBe(100_000 - 100 + round.win);
  });

  it('an open round of mines goes on where it was, also in a new session', async () => {
    const key = await games.session('mines');
    const begun = await games.post('/api/rounds', ask('mines-round', { bet: { mines: 1 } }), key);
    const next = games.again();
    const other = await next.session('mines');
    const opened = await next.app.inject({
      url: '/api/session',
      headers: { authorization: `Bearer ${other}` },
    });
    expect(opened.json().rounds[0]).toEqual(begun.round);
    const laid = await picks(next, other, begun.round.id);
    expect(laid.round.phase).not.toBe('open');
    expect(unfinished()).toEqual([]);
  });

  async function picks(next: ReturnType<typeof games.again>, key: string, id: string) {
    for (let act = 0; act < 24; act += 1) {
      const answer = await next.post(`/api/rounds/${id}/acts`, { step: act, act }, key);
      if (answer.round.phase !== 'open') {
        return answer;
      }
      expect(answer.round.shown.laid).toBeUndefined();
    }
    throw new Error('the round never ended');
  }

  it('a round left alone for a day ends with what it pays', async () => {
    const key = await games.session('mines');
    const { round } = await games.post(
      '/api/rounds',
      ask('left-round', { bet: { mines: 24 } }),
      key,
    );
    games.advance(23 * 3_600_000);
    await games.recover();
    expect(unfinished()).toEqual(['open']);
    games.advance(3_600_001);
    await games.recover();
    expect(unfinished()).toEqual([]);
    expect(round.stake).toBe(100);
    expect(wallet.money()).toBe(100_000);
  });
});

describe('fairness', () => {
  it('the hash shown before is that of the seed revealed after, and seeds change in between rounds only', async () => {
    const key = await games.session();
    const { seeds, round } = await games.post('/api/rounds', ask('fair-round'), key);
    expect(round.seed).toMatchObject({ hash: seeds.hash, nonce: 0 });
    expect(round.seed.server).toBeUndefined();
    const rotated = await games.post('/api/seeds', { client: 'my-own' }, key);
    expect(rotated.seeds).toMatchObject({ hash: seeds.nextHash, client: 'my-own', nonce: 0 });
    const { hashOfSeed } = await import('../rules/fair.ts');
    expect(hashOfSeed(rotated.revealed.server)).toBe(seeds.hash);
    expect(rotated.rounds[0].seed.server).toBe(rotated.revealed.server);
    const open = await games.session('mines');
    await games.post('/api/rounds', ask('open-round', { bet: { mines: 3 } }), open);
    expect(await games.post('/api/seeds', { client: 'other' }, open)).toMatchObject({
      status: 409,
      error: { code: 'round_running' },
    });
  });

  it.each([...HOUSE_GAMES.values()].map((game) => [game.code, game] as const))(
    'the outcome of %s depends on its seeds and not on stake, player or balance',
    (code, game) => {
      const { bet, acts = [] } = SAMPLES[code] ?? {};
      const words = WORDS.get(code);
      for (let nonce = 0; nonce < 50; nonce += 1) {
        const seed = { server: 'server', client: 'client', nonce };
        const told = [1, 10_000].flatMap((stake) =>
          [100, 1_000_000].map((mostWin) =>
            words?.told(game.standing(seed, { bet, acts, stake, mostWin }).shown),
          ),
        );
        // What the page that verifies computes in the browser is what the server has told.
        expect(new Set(told)).toEqual(new Set([words?.computed(seed, bet as Bet, acts)]));
      }
    },
  );

  it('an act that is pressed twice is done once, and one out of its turn is refused', async () => {
    const key = await games.session('mines');
    const { round } = await games.post(
      '/api/rounds',
      ask('pressed-twice', { bet: { mines: 1 } }),
      key,
    );
    const press = (step: number, act: number) =>
      games.post(`/api/rounds/${round.id}/acts`, { step, act }, key);
    const first = await press(0, 3);
    expect(await press(0, 3)).toMatchObject({ round: first.round });
    expect(await press(0, 4)).toMatchObject({ round: first.round });
    if (first.round.phase === 'open') {
      expect(await press(2, 4)).toMatchObject({ status: 409, error: { code: 'act_invalid' } });
    }
  });
});

describe('a demo', () => {
  it('play money needs no wallet, and another session has its own', async () => {
    const demo = { currency: 'XXX', user: undefined, token: undefined };
    const key = await games.session('dice', demo);
    const { balance, round } = await games.post('/api/rounds', ask('demo-round'), key);
    expect(balance).toBe(100_000 - 100 + round.win);
    expect(wallet.booked.size).toBe(0);
    const stated = (
      await games.operator('round/list', { from: 0, until: Number.MAX_SAFE_INTEGER })
    ).json();
    expect(stated).toEqual([]);
  });
});
