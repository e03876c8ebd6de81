import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createGameWorld, type PlayingPlayer } from '../../../test/gaming/game-world.ts';
import { hub88Voice } from '../../../test/gaming/provider-voices.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { registerRoundDesk } from './round-desk.ts';
import { createRoundHistory } from './round-history.ts';

const TOKEN = 'operator-token-of-this-test';
const test = useTestDatabase();
const clock = createTestClock();
const voice = hub88Voice();
/** What was asked of the provider. */
const replays: object[] = [];

let app: App;
let player: PlayingPlayer;

beforeAll(async () => {
  const { pool } = test;
  app = await createTestApp();
  app.addHook('onRequest', async (request) => {
    const roles = request.headers['x-test-roles'];
    if (typeof roles === 'string') {
      request.operator = { name: 'anna', roles: [roles as 'content'], account: 'anna' };
    }
  });
  const catalogue = {
    list: async () => [{ id: 'first:dice', name: 'Dice', category: 'fast-games' }],
  };
  const provider: Pick<GameProvider, 'id' | 'replay'> = {
    id: 'first',
    replay: async (round) => {
      replays.push(round);
      return 'https://games.example/replay';
    },
  };
  registerRoundDesk(app, {
    pool,
    clock: clock.now,
    operatorToken: TOKEN,
    providers: [provider as GameProvider],
    rounds: createRoundHistory({ pool, clock: clock.now, catalogue }),
  });
  await app.ready();
}, 30_000);
afterAll(() => app.close());

const world = () => createGameWorld({ pool: test.pool, clock: clock.now });
beforeEach(async () => {
  player = await world().player(voice);
});

async function ask(url: string, { method = 'GET', roles = 'support' } = {}) {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${TOKEN}`, 'x-test-roles': roles },
    ...(method === 'POST' && { payload: {} }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A round of 10 EUR and of 2 EUR that is taken back, which pays 25 EUR. @returns as its provider names it */
async function playRound(): Promise<string> {
  const { say } = world();
  const round = randomUUID();
  const [stake, other] = [randomUUID(), randomUUID()];
  await say(voice, voice.stake({ ...player, round, transaction: stake, amount: 1_000 }));
  await say(voice, voice.stake({ ...player, round, transaction: other, amount: 200 }));
  const back = { ...player, round, target: other, transaction: randomUUID() };
  await say(voice, voice.takeBack(back));
  const win = { ...player, round, stake, transaction: randomUUID(), amount: 2_500 };
  await say(voice, voice.win(win));
  return round;
}
const roundsOf = (query = '') => ask(`/operator-api/v1/players/${player.playerId}/rounds${query}`);

describe('the rounds of a player, for operators', () => {
  it('the rounds of a player are listed by filter with what they come to, and none of another player', async () => {
    await playRound();
    clock.advance(60_000);
    const { say } = world();
    const transaction = randomUUID();
    await say(voice, voice.stake({ ...player, round: randomUUID(), transaction, amount: 300 }));
    const { body } = await roundsOf();
    expect(body.rounds).toMatchObject([
      { name: 'Dice', status: 'open', staked: 300, won: 0 },
      { name: 'Dice', status: 'won', staked: 1_000, won: 2_500 },
    ]);
    expect(body.totals).toMatchObject([{ currency: 'EUR', rounds: 2, staked: 1_300, open: 300 }]);
    expect((await roundsOf('?status=won')).body.rounds).toMatchObject([{ status: 'won' }]);
    expect((await roundsOf(`?from=${clock.now()}`)).body.rounds).toMatchObject([
      { status: 'open' },
    ]);
    expect((await roundsOf('?game=first:other')).body).toMatchObject({ rounds: [], totals: [] });
    player = await world().player(voice);
    expect((await roundsOf()).body).toMatchObject({ rounds: [], totals: [] });
  });

  it('a round is found by our number and as its provider names it', async () => {
    const name = await playRound();
    const [{ id }] = (await roundsOf()).body.rounds;
    const expected = [{ id, externalId: name, provider: 'first', playerId: player.playerId }];
    for (const searched of [id, name, ` ${name} `]) {
      const { body } = await ask(`/operator-api/v1/rounds?name=${encodeURIComponent(searched)}`);
      expect(body.rounds).toMatchObject(expected);
    }
    expect((await ask('/operator-api/v1/rounds?name=nothing')).body).toEqual({ rounds: [] });
    expect((await ask(`/operator-api/v1/rounds?name=${'9'.repeat(30)}`)).body.rounds).toEqual([]);
  });

  it('a round shows what was staked, won and taken back, and journals that add up to zero', async () => {
    await playRound();
    const [{ id }] = (await roundsOf()).body.rounds;
    const { body } = await ask(`/operator-api/v1/rounds/${id}`);
    const [, second] = body.transactions;
    expect(body.transactions).toMatchObject([
      { kind: 'stake', amount: 1_000 },
      { kind: 'stake', amount: 200, takenBackAt: clock.now() },
      { kind: 'taken-back', targetId: second.id },
      { kind: 'win', winKind: 'win', amount: 2_500 },
    ]);
    const sums = body.journals.map(({ entries }: { entries: { amount: number }[] }) =>
      entries.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(sums).toEqual([0, 0, 0, 0, 0]);
    expect(body.journals.map(({ kind }: { kind: string }) => kind)).toEqual([
      'game-stake',
      'game-stake',
      'game-stake-returned',
      'game-win',
      'game-round-closed',
    ]);
    const ofPlayer = body.journals.flatMap(
      ({ entries }: { entries: { account: string; amount: number; balanceAfter?: number }[] }) =>
        entries.filter(({ account }) => account === 'player'),
    );
    expect(ofPlayer.map(({ amount }: { amount: number }) => amount)).toEqual([
      -1_000, -200, 200, 2_500,
    ]);
    expect(ofPlayer.at(-1).balanceAfter).toBe(11_500);
    expect((await ask('/operator-api/v1/rounds/999999999')).status).toBe(404);
  });

  it('a replay is the provider’s page of that round, and leaves a row in the audit log', async () => {
    const name = await playRound();
    const [{ id }] = (await roundsOf()).body.rounds;
    const { body } = await ask(`/operator-api/v1/rounds/${id}/replay`, { method: 'POST' });
    expect(body).toEqual({ url: 'https://games.example/replay' });
    expect(replays.at(-1)).toMatchObject({ round: name, account: player.account });
    const { rows } = await test.pool.query<object>(
      'SELECT actor, action, after FROM audit_log WHERE subject = $1',
      [`player:${player.playerId}`],
    );
    expect(rows).toEqual([
      { actor: 'operator:anna', action: 'round.replay', after: { round: id } },
    ]);
  });

  it('an operator without the permission sees no rounds', async () => {
    await playRound();
    for (const [url, method] of [
      [`/operator-api/v1/players/${player.playerId}/rounds`, 'GET'],
      [`/operator-api/v1/players/${player.playerId}/rounds/games`, 'GET'],
      ['/operator-api/v1/rounds?name=1', 'GET'],
      ['/operator-api/v1/rounds/1', 'GET'],
      ['/operator-api/v1/rounds/1/replay', 'POST'],
    ] as const) {
      const { status, body } = await ask(url, { method, roles: 'content' });
      expect([status, body.error.code]).toEqual([403, 'operator_forbidden']);
    }
  });
});
