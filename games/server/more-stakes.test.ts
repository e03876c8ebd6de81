import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BLACKJACK_ACTS as ACT, playBlackjack } from '../house/blackjack/rules.ts';
import { createScriptedWallet, createTestGames, type ScriptedWallet } from '../test/test-games.ts';

let wallet: ScriptedWallet;
let games: ReturnType<typeof createTestGames>;
beforeEach(() => {
  wallet = createScriptedWallet();
  games = createTestGames(wallet);
});
afterEach(() => games.end());

const STAKE = 100;
const phases = () =>
  (
    games.store.prepare('SELECT phase FROM more_stake ORDER BY number').all() as { phase: string }[]
  ).map(({ phase }) => phase);
const isOpen = () =>
  games.store.prepare(`SELECT 1 FROM round WHERE phase = 'open'`).get() !== undefined;

/** A round in which the player may double. */
async function begin() {
  const key = await games.session('blackjack');
  const ids = Array.from({ length: 40 }, (_nothing, at) => `blackjack-${at}`);
  for (const requestKey of ids) {
    const asked = { requestKey, stake: STAKE, bet: {} };
    const { round } = await games.post('/api/rounds', asked, key);
    if (round.phase === 'open') {
      const act = (what: number, step = 0, more = games as Pick<typeof games, 'post'>) =>
        more.post(`/api/rounds/${round.id}/acts`, { step, act: what }, key);
      return { id: round.id as string, key, act, before: wallet.money() + STAKE };
    }
  }
  throw new Error('no round went on');
}

describe('a stake within a round', () => {
  it('a double takes a second stake, and the round pays for both', async () => {
    const { id, act, before } = await begin();
    const { round } = await act(ACT.double);
    expect(round).toMatchObject({ phase: 'done', stake: STAKE, staked: 2 * STAKE, step: 1 });
    expect(wallet.booked.get(`${id}:bet:1`)).toBe(-STAKE);
    expect(wallet.money()).toBe(before - 2 * STAKE + round.win);
    const stated = (
      await games.operator('round/list', { from: 0, until: Number.MAX_SAFE_INTEGER })
    ).json<{ round: string; bet: number }[]>();
    expect(stated.find((one) => one.round === id)?.bet).toBe(2 * STAKE * 1_000);
  });

  it('one that is refused changes nothing, and the next has another number', async () => {
    const { id, act, before } = await begin();
    wallet.script.push('refused');
    expect(await act(ACT.double)).toMatchObject({
      status: 409,
      error: { code: 'RS_ERROR_LIMIT_REACHED' },
    });
    expect([isOpen(), wallet.money()]).toEqual([true, before - STAKE]);
    await act(ACT.double);
    expect(wallet.booked.has(`${id}:bet:1`)).toBe(false);
    expect(wallet.booked.get(`${id}:bet:2`)).toBe(-STAKE);
  });

  it.each(['call-lost', 'answer-lost'] as const)(
    'one whose answer is unclear (%s) is taken back, and the act was not done',
    async (trouble) => {
      const { act, before } = await begin();
      wallet.script.push(trouble);
      expect(await act(ACT.double)).toMatchObject({
        status: 409,
        error: { code: 'stake_returned' },
      });
      expect([phases(), isOpen()]).toEqual([['returned'], true]);
      expect(wallet.money()).toBe(before - STAKE);
      expect(await act(ACT.double)).toMatchObject({ round: { staked: 2 * STAKE } });
    },
  );

  it('no act is done while one is still to be taken back', async () => {
    const { act, before } = await begin();
    wallet.script.push('answer-lost', 'call-lost');
    await act(ACT.double);
    expect(phases()).toEqual(['returning']);
    expect(await act(ACT.stand)).toMatchObject({ status: 409, error: { code: 'round_running' } });
    games.advance(2_000);
    await games.recover();
    expect(phases()).toEqual(['returned']);
    expect(wallet.money()).toBe(before - STAKE);
    expect(await act(ACT.stand)).toMatchObject({ round: { phase: 'done', staked: STAKE } });
  });

  it.each([false, true])(
    'a process killed while the wallet is told leaves nothing: the next takes it back (booked: %s)',
    async (isBooked) => {
      const { id, act, before } = await begin();
      const { stake } = wallet;
      Object.assign(wallet, {
        stake: async (...told: Parameters<typeof stake>) => {
          if (isBooked) {
            await stake(...told);
          }
          return new Promise(() => undefined);
        },
      });
      void act(ACT.double);
      await expect
        .poll(() => wallet.booked.has(`${id}:bet:1`) === isBooked && phases())
        .toEqual(['staking']);
      Object.assign(wallet, { stake });
      const next = games.again();
      await next.recover();
      expect([phases(), isOpen(), wallet.money()]).toEqual([['returned'], true, before - STAKE]);
      const { round } = await act(ACT.stand, 0, next);
      expect(wallet.money()).toBe(before - STAKE + round.win);
    },
  );

  it('a process killed after the second stake pays the round once', async () => {
    const { id, act, before } = await begin();
    const { pay } = wallet;
    Object.assign(wallet, { pay: () => new Promise(() => undefined) });
    void act(ACT.double);
    await expect
      .poll(() => games.store.prepare(`SELECT 1 FROM round WHERE phase = 'paying'`).get())
      .toBeDefined();
    Object.assign(wallet, { pay });
    await games.again().recover();
    const { win } = games.store.prepare('SELECT win FROM round WHERE id = ?').get(id) as {
      win: number;
    };
    expect(wallet.money()).toBe(before - 2 * STAKE + win);
  });

  it('a double that is pressed twice at once is done once', async () => {
    const { act } = await begin();
    const [one, other] = await Promise.all([act(ACT.double), act(ACT.double)]);
    expect(other.round).toEqual(one.round);
    expect(phases()).toEqual(['booked']);
  });

  it('two processes that get an act of one round each do one of them', async () => {
    const { act, id } = await begin();
    const next = games.again();
    const answers = await Promise.all([act(ACT.double), act(ACT.stand, 0, next)]);
    expect(answers.some(({ round }) => round?.phase === 'done')).toBe(true);
    for (let seconds = 0; seconds < 5; seconds += 1) {
      games.advance(1_000);
      await next.recover();
    }
    const { acts, win } = games.store
      .prepare('SELECT acts, win FROM round WHERE id = ?')
      .get(id) as { acts: string; win: number };
    expect(JSON.parse(acts)).toHaveLength(1);
    const taken = JSON.parse(acts)[0] === ACT.double ? 2 * STAKE : STAKE;
    const moved = [...wallet.booked].filter(([name]) => name.startsWith(id));
    expect(moved.reduce((sum, [, amount]) => sum + amount, 0)).toBe(win - taken);
  });

  it('a round left alone for a day stands', async () => {
    const { id, before } = await begin();
    games.advance(24 * 3_600_000);
    await games.recover();
    const row = games.store
      .prepare(
        'SELECT round.*, seed.server, seed.client FROM round JOIN seed ON seed.id = seed_id WHERE round.id = ?',
      )
      .get(id) as { acts: string; win: number; server: string; client: string; nonce: number };
    expect(JSON.parse(row.acts)).toEqual([ACT.stand]);
    expect(row.win).toBe(playBlackjack(row, [ACT.stand]).halves * (STAKE / 2));
    expect(wallet.money()).toBe(before - STAKE + row.win);
  });
});
