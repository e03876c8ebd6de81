import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createGameWorld } from '../../../test/gaming/game-world.ts';
import { hub88Voice, type ProviderVoice } from '../../../test/gaming/provider-voices.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';

const STAKE = 20;
const test = useTestDatabase();
const clock = createTestClock();
const voice: ProviderVoice = hub88Voice('free');
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function grantTo(playerId: string, rounds: number): Promise<string> {
  const reward = randomUUID();
  const at = new Date(clock.now());
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [playerId, at] as never,
  );
  await test.pool.query(
    `WITH gift AS (
       INSERT INTO free_round_gift (key, request_digest, provider, game, currency, stake, rounds, granted_at,
         expires_at, granted_by, reason, refused)
       VALUES ($1, '', 'free', 'dice', 'EUR', $2, $3, $4::timestamptz, $4::timestamptz + interval '1 day', 'anna', 'a test', '[]')
       RETURNING id)
     INSERT INTO free_round_grant (reward, gift_id, player_id) SELECT $1, id, $5 FROM gift`,
    [reward, STAKE, rounds, at, playerId] as never,
  );
  return reward;
}

/** What a provider may report about one of four rounds, in any order and as often as it likes. */
const act = fc.record({
  what: fc.constantFrom('begin', 'win', 'take back', 'take the win back'),
  round: fc.integer({ min: 0, max: 3 }),
  /** How often it is reported at the same moment. */
  times: fc.integer({ min: 1, max: 2 }),
});

interface Round {
  stake: 'none' | 'live' | 'back' | 'never';
  win: 'none' | 'live' | 'back' | 'never';
}

it('free rounds are counted exactly once and cost nothing, in whatever order they are reported', async () => {
  const world = createGameWorld({ pool: test.pool, clock: clock.now });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(act, { minLength: 1, maxLength: 14 }),
      async (granted, acts) => {
        const player = await world.player(voice, { balance: 0 });
        const reward = await grantTo(player.playerId, granted);
        const names = [0, 1, 2, 3].map(() => randomUUID());
        const rounds = names.map((): Round => ({ stake: 'none', win: 'none' }));
        const live = () => rounds.filter(({ stake }) => stake === 'live').length;
        for (const { what, round: at, times } of acts) {
          const [name = '', round = rounds[0] as Round] = [names[at], rounds[at]];
          const bet = `${name}:bet`;
          const common = { ...player, round: name, amount: STAKE };
          const call = {
            begin: () => voice.stake({ ...common, transaction: bet, reward }),
            win: () => voice.win({ ...common, transaction: `${name}:win`, stake: bet }),
            'take back': () =>
              voice.takeBack({ ...common, transaction: `${name}:back`, target: bet }),
            'take the win back': () =>
              voice.takeBack({ ...common, transaction: `${name}:undo`, target: `${name}:win` }),
          }[what];
          await Promise.all(Array.from({ length: times }, () => world.say(voice, call())));
          // What a reader of the contract expects of it.
          if (what === 'begin' && round.stake === 'none' && live() < granted) {
            round.stake = 'live';
          } else if (what === 'win' && round.win === 'none' && round.stake === 'live') {
            round.win = 'live';
          } else if (what === 'take back' && round.stake !== 'back') {
            round.stake = round.stake === 'live' ? 'back' : 'never';
          } else if (what === 'take the win back' && round.win !== 'back') {
            round.win = round.win === 'live' ? 'back' : 'never';
          }
        }
        const { rows } = await test.pool.query<{ used: number; balance: string }>(
          `SELECT used, balance FROM free_round_grant JOIN account ON account.player_id = free_round_grant.player_id
           WHERE reward = $1 AND account.kind = 'player'`,
          [reward] as never,
        );
        const paid = rounds.filter(({ win }) => win === 'live').length * STAKE;
        expect(rows).toEqual([{ used: live(), balance: String(paid) }]);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
