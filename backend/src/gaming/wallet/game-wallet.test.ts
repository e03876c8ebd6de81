import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { createGameWorld, OPEN_RULES } from '../../../test/gaming/game-world.ts';
import { hub88Voice, pragmaticVoice, type SaidWin } from '../../../test/gaming/provider-voices.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { balances, openAccount } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { deposit } from '../../money/wallet/payment-movements.ts';
import { spentSince } from '../../money/wallet/spending.ts';
import { noteLaunched, openSession } from '../sessions/game-session-store.ts';
import { ApiError } from '../../platform/http/api-error.ts';

const test = useTestDatabase();
const VOICES = [hub88Voice(), pragmaticVoice()] as const;

let clock: ReturnType<typeof createTestClock>;
beforeEach(() => {
  clock = createTestClock();
});
// Whatever a test has done, the books are right and the open rounds are the unfinished ones.
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const world = (given: Partial<Parameters<typeof createGameWorld>[0]> = {}) =>
  createGameWorld({ pool: test.pool, clock: clock.now, ...given });
const balanceOf = async (playerId: string) =>
  (await balances(test.pool, playerId)).find(({ type }) => type === 0)?.balance;

async function houseBalance(kind: string): Promise<number> {
  const { rows } = await test.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM entry
     JOIN account ON account.id = entry.account_id WHERE account.kind = $1`,
    [kind],
  );
  return Number(rows[0]?.sum);
}

describe.each(VOICES.map((voice) => [voice.provider, voice] as const))(
  'the wallet in the language of the %s provider',
  (_name, voice) => {
    async function table(given: Parameters<typeof world>[0] = {}, balance = 10_000) {
      const made = world(given);
      const player = await made.player(voice, { balance });
      const round = randomUUID();
      const [stake, transaction] = [randomUUID(), randomUUID()];
      const said: SaidWin = { ...player, round, stake, transaction, amount: 2_500 };
      return {
        player,
        bet: (amount = 1_000, id: string = stake) =>
          made.say(voice, voice.stake({ ...player, round, transaction: id, amount })),
        win: (amount = 2_500, id: string = transaction) =>
          made.say(voice, voice.win({ ...said, amount, transaction: id })),
        back: (target: string = stake, id = `back-${target}`) =>
          made.say(voice, voice.takeBack({ ...player, round, target, transaction: id })),
        spend: (amount: number) => {
          const other = { round: randomUUID(), transaction: randomUUID(), amount };
          return made.say(voice, voice.stake({ ...player, ...other }));
        },
        end: async () => voice.end && made.say(voice, voice.end({ ...player, round })),
        balance: () => made.say(voice, voice.balance(player)),
        ids: { stake, win: transaction },
      };
    }

    it('a round moves its stake to the open rounds, its win to the player and its result to the house', async () => {
      const before = [await houseBalance('open-rounds'), await houseBalance('games-result')];
      const { bet, win, end, player } = await table();
      expect(await bet()).toEqual({ isOk: true, code: expect.any(String), balance: 9_000 });
      expect(await houseBalance('open-rounds')).toBe((before[0] ?? 0) + 1_000);
      expect((await win()).balance).toBe(11_500);
      await end();
      expect(await houseBalance('open-rounds')).toBe(before[0]);
      expect(await houseBalance('games-result')).toBe((before[1] ?? 0) - 1_500);
      const question = { playerId: player.playerId, currency: 'EUR', since: clock.now() - 1 };
      expect(await spentSince(test.pool, { ...question, counts: 'wagering' })).toBe(1_000);
      expect(await spentSince(test.pool, { ...question, counts: 'loss' })).toBe(0);
    });

    it('several stakes of one round are taken, one of them taken back alone, and one win closes them all', async () => {
      const before = await houseBalance('open-rounds');
      const { bet, win, back, end } = await table();
      const [second, third] = [randomUUID(), randomUUID()];
      await bet();
      expect((await bet(1_000, second)).balance).toBe(8_000);
      expect((await bet(1_000, third)).balance).toBe(7_000);
      expect((await back(second)).balance).toBe(8_000);
      expect((await bet(1_000, second)).isOk).toBe(true);
      expect(await houseBalance('open-rounds')).toBe(before + 2_000);
      expect((await win(4_000)).balance).toBe(12_000);
      await end();
      expect(await houseBalance('open-rounds')).toBe(before);
    });

    it('a report that comes again is answered as first, also after other movements, and moves nothing', async () => {
      const { bet, win, player } = await table();
      await Promise.all(Array.from({ length: 6 }, () => bet()));
      const first = await win();
      expect(await bet()).toMatchObject({ isOk: true, balance: 9_000 });
      expect(await win()).toEqual(first);
      expect(await balanceOf(player.playerId)).toBe(11_500);
    });

    it('an id that comes again with another amount is refused', async () => {
      const { bet, win } = await table();
      await bet();
      expect(await bet(999)).toMatchObject({ isOk: false, code: voice.words.duplicate });
      await win();
      expect(await win(2_501)).toMatchObject({ isOk: false, code: voice.words.duplicate });
    });

    it('a stake beyond the balance is refused cleanly, and accepted once there is money', async () => {
      const { bet, player } = await table({}, 0);
      expect(await bet()).toMatchObject({ isOk: false, code: voice.words.insufficient });
      expect(await balanceOf(player.playerId)).toBe(0);
    });

    it('an expired session takes no stake, but what it had is repeated, won and taken back', async () => {
      const { bet, win, back, player, ids } = await table();
      const first = await bet();
      clock.advance(61 * 60_000);
      expect(await bet()).toEqual(first);
      expect(await bet(100, randomUUID())).toMatchObject({ isOk: false });
      expect(await win()).toMatchObject({ isOk: true, balance: 11_500 });
      expect(await back(ids.win)).toMatchObject({ isOk: true });
      expect(await balanceOf(player.playerId)).toBe(9_000);
    });

    it('a closed game and an excluded player take no stake, but are paid', async () => {
      let isBarred = false;
      const guard = {
        ...OPEN_GUARD,
        assertAvailable: () => {
          if (isBarred) {
            throw new ApiError('player_excluded', 'barred');
          }
        },
      };
      const { bet, win } = await table({
        guard,
        rules: { ...OPEN_RULES, isOpen: async () => !isBarred },
      });
      const first = await bet();
      isBarred = true;
      expect(await bet()).toEqual(first);
      expect(await bet(100, randomUUID())).toMatchObject({ isOk: false });
      expect(await win()).toMatchObject({ isOk: true, balance: 11_500 });
    });

    it('a stake above what the site allows is refused as a limit', async () => {
      const { bet } = await table({ rules: { ...OPEN_RULES, mostStake: async () => 999 } });
      expect(await bet()).toMatchObject({ isOk: false, code: voice.words.limit });
      expect(await bet(999, randomUUID())).toMatchObject({ isOk: true });
    });

    it('a round takes stakes up to the most of a round together, and one that is taken back makes room again', async () => {
      const { bet, back, player } = await table({
        rules: { ...OPEN_RULES, mostStake: async () => 1_500 },
      });
      const [second, third] = [randomUUID(), randomUUID()];
      await bet(1_000);
      const refusal = { isOk: false, code: voice.words.limit };
      expect(await bet(501, second)).toMatchObject(refusal);
      const both = await Promise.all([bet(400, second), bet(400, third)]);
      expect(both.filter(({ isOk }) => isOk)).toHaveLength(1);
      expect(await balanceOf(player.playerId)).toBe(8_600);
      expect(await back()).toMatchObject({ isOk: true });
      expect(await bet(1_100, randomUUID())).toMatchObject({ isOk: true });
      // What was booked is answered as it was.
      expect(await bet(1_000)).toMatchObject({ isOk: true });
    });

    it('a stake or a win is taken back once, however often it is reported', async () => {
      const { bet, win, back, player, ids } = await table();
      await bet();
      await win();
      for (const id of ['a', 'b', 'b']) {
        expect(await back(ids.win, `${ids.win}-${id}`)).toMatchObject({ isOk: true });
      }
      expect(await balanceOf(player.playerId)).toBe(9_000);
      expect(await back()).toMatchObject({ isOk: true });
      expect(await back()).toMatchObject({ isOk: true });
      expect(await balanceOf(player.playerId)).toBe(10_000);
    });

    it('a stake that comes after it was taken back is refused for ever', async () => {
      const { bet, back, player } = await table();
      expect(await back()).toMatchObject({ isOk: false, code: voice.words.unknown });
      clock.advance(400 * 24 * 60 * 60_000);
      expect(await bet()).toMatchObject({ isOk: false });
      expect(await back()).toMatchObject({ isOk: false, code: voice.words.unknown });
      expect(await balanceOf(player.playerId)).toBe(10_000);
    });

    it('a win whose stake is not here is refused until it is', async () => {
      const { bet, win } = await table();
      expect(await win()).toMatchObject({ isOk: false, code: voice.words.unknown });
      await bet();
      expect(await win()).toMatchObject({ isOk: true, balance: 11_500 });
    });

    it('a win that is taken back when it was spent leaves a debt and no negative balance', async () => {
      const before = await houseBalance('games-debts');
      const { bet, win, back, spend, player, ids } = await table({}, 1_000);
      await bet();
      await win();
      await spend(2_000);
      expect(await back(ids.win)).toMatchObject({ isOk: true });
      expect(await balanceOf(player.playerId)).toBe(0);
      expect(await houseBalance('games-debts')).toBe(before - 2_000);
    });

    it('a win after its round was closed is paid and marked', async () => {
      const { bet, win, end } = await table();
      await bet();
      await win();
      await end();
      expect(await win(100, 'late-one')).toMatchObject({ isOk: true, balance: 11_600 });
      const { rows } = await test.pool.query(
        `SELECT is_late FROM game_transaction WHERE external_id = 'late-one' AND provider = $1`,
        [voice.provider],
      );
      expect(rows).toEqual([{ is_late: true }]);
    });

    it('a call before the launch was responded to counts for nothing', async () => {
      const made = world();
      const player = await made.player(voice, { isLaunched: false });
      expect((await made.say(voice, voice.balance(player))).isOk).toBe(false);
      const said = { ...player, round: 'r', transaction: randomUUID(), amount: 100 };
      expect((await made.say(voice, voice.stake(said))).isOk).toBe(false);
    });

    it('a call whose bytes are not those that were signed is refused before it is read', async () => {
      const made = world();
      const player = await made.player(voice);
      const call = voice.balance(player);
      const body = Buffer.from(call.body.toString().replace(player.token, randomUUID()));
      const before = await made.say(voice, call);
      expect(before.isOk).toBe(true);
      expect(await made.say(voice, { ...call, body })).toMatchObject({ isOk: false });
      expect(await made.say(voice, { ...call, body: Buffer.from('{') })).toMatchObject({
        isOk: false,
      });
    });
  },
);

describe.each(VOICES.map((voice) => [voice.provider, voice] as const))(
  'the pace of rounds, as the wallet of %s keeps it',
  (_name, voice) => {
    const CYCLE = 2_500;
    const PACED = { ...OPEN_RULES, leastCycle: async () => CYCLE };

    async function table(given: Parameters<typeof world>[0] = { rules: PACED }) {
      const made = world(given);
      const player = await made.player(voice, {});
      return {
        made,
        player,
        stake: (round: string, transaction: string = randomUUID(), who: typeof player = player) =>
          made.say(voice, voice.stake({ ...who, round, transaction, amount: 100 })),
        back: (round: string, target: string) =>
          made.say(voice, voice.takeBack({ ...player, round, target, transaction: randomUUID() })),
        left: () => balanceOf(player.playerId),
      };
    }

    it('a round that begins within the least cycle of the one before is refused, and nothing is staked', async () => {
      const { stake, left } = await table();
      expect((await stake('first')).isOk).toBe(true);
      clock.advance(CYCLE - 1);
      const early = await stake('second');
      expect(early).toMatchObject({ isOk: false, code: voice.words.limit });
      expect(await left()).toBe(9_900);
      clock.advance(1);
      expect((await stake('second')).isOk).toBe(true);
      clock.advance(CYCLE - 1);
      expect((await stake('third')).isOk).toBe(false);
    });

    it('further stakes of a round and a repeated report are no begin of a round', async () => {
      const { stake, left } = await table();
      const first = randomUUID();
      await stake('first', first);
      expect((await stake('first')).isOk).toBe(true);
      expect((await stake('first', first)).isOk).toBe(true);
      expect(await left()).toBe(9_800);
    });

    it('a round that was taken back keeps no other waiting', async () => {
      const { stake, back } = await table();
      const first = randomUUID();
      await stake('first', first);
      await back('first', first);
      expect((await stake('second')).isOk).toBe(true);
    });

    it('the rounds of another player and of another game keep nobody waiting', async () => {
      const { made, player, stake } = await table();
      const other = await made.player(voice, {});
      await stake('first');
      expect((await stake('second', randomUUID(), other)).isOk).toBe(true);
      const elsewhere = await made.wallet(voice.provider, {
        type: 'stake',
        holder: { token: player.token },
        transaction: randomUUID(),
        currency: 'EUR',
        game: 'another',
        round: 'third',
        amount: 100_000,
        isFree: false,
        closes: false,
      });
      expect(elsewhere.outcome).toBe('done');
    });

    it('a player with two accounts has one pace, also at the same moment', async () => {
      const { made, player } = await table();
      const second = await openAccount(test.pool, { playerId: player.playerId, currency: 'USD' });
      await deposit(test.pool, {
        accountId: second,
        amount: 10_000,
        currency: 'USD',
        source: 'test',
        externalId: randomUUID(),
        at: clock.now(),
      });
      const [id, token] = [randomUUID(), randomUUID()];
      await openSession(test.pool, {
        id,
        token,
        provider: voice.provider,
        game: 'dice',
        playerId: player.playerId,
        accountId: second,
        at: clock.now(),
        expiresAt: clock.now() + 60_000,
      });
      await noteLaunched(test.pool, { id, at: clock.now() });
      const begin = (holder: { token: string }, round: string) =>
        made.wallet(voice.provider, {
          type: 'stake',
          holder,
          transaction: randomUUID(),
          currency: undefined,
          game: undefined,
          round,
          amount: 100_000,
          isFree: false,
          closes: false,
        });
      const begun = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          begin(at % 2 === 0 ? player : { token }, `race-${at}`),
        ),
      );
      const refused = begun.filter(({ outcome }) => outcome === 'refused');
      expect(refused).toHaveLength(7);
      expect(refused[0]).toMatchObject({ reason: 'round-too-soon' });
    });

    it('rounds follow at once where no least cycle is set', async () => {
      const { stake } = await table({ rules: OPEN_RULES });
      expect((await stake('first')).isOk).toBe(true);
      expect((await stake('second')).isOk).toBe(true);
    });
  },
);
