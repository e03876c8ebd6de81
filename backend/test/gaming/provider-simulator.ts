import type { Pool } from 'pg';
import { balances } from '../../src/money/wallet/accounts.ts';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import { bookedWithin } from '../../src/gaming/reconciliation/booked-rounds.ts';
import { compareRounds, type StatedRound } from '../../src/gaming/reconciliation/compare-rounds.ts';
import type { WalletCall } from '../../src/gaming/wallet/wallet-dialect.ts';
import { createFastRandom } from '../models/fast-random.ts';
import { createGameWorld, type PlayingPlayer } from './game-world.ts';
import type { Heard, ProviderVoice } from './provider-voices.ts';

/** What the network and the provider's own process do to a call. */
const TROUBLES = ['none', 'none', 'none', 'request-lost', 'answer-lost', 'twice', 'died'] as const;

export interface SimulationReport {
  readonly rounds: number;
  readonly calls: number;
  readonly refused: number;
  readonly takenBack: number;
  /** Milliseconds that half, 95 % and 99 % of the calls took at most. */
  readonly latency: readonly [number, number, number];
  readonly seconds: number;
  /** Everything on which provider and ledger disagree; empty. */
  readonly differences: readonly string[];
}

const PLAYERS = 24;
const LANES = 8;
const FIRST_BALANCE = 200_000;
const SESSION_MINUTES = 100_000;

/**
 * A provider that plays rounds while calls to the wallet are lost, answers are lost, calls come twice at once and out of
 * order, and its own process dies between them; it then behaves as the contract says and compares.
 */
export async function simulateProvider(options: {
  readonly pool: Pool;
  readonly voice: ProviderVoice;
  readonly rounds: number;
  readonly seed: number;
}): Promise<SimulationReport> {
  const { pool, voice, seed } = options;
  const random = createFastRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const world = createGameWorld({ pool, clock: Date.now });
  const began = Date.now();
  const took: number[] = [];
  const players: PlayingPlayer[] = [];
  for (let at = 0; at < PLAYERS; at += 1) {
    players.push(await world.player(voice, { balance: FIRST_BALANCE, minutes: SESSION_MINUTES }));
  }
  const stated: StatedRound[] = [];
  let refused = 0;
  let takenBack = 0;

  async function reach(call: WalletCall): Promise<Heard> {
    const start = performance.now();
    const heard = await world.say(voice, call);
    took.push(performance.now() - start);
    return heard;
  }

  /** Undefined: nothing is known of what became of it. */
  async function call(make: () => WalletCall, moves = true): Promise<Heard | undefined> {
    switch (TROUBLES[below(TROUBLES.length)]) {
      case 'request-lost':
        return undefined;
      case 'answer-lost':
      case 'died':
        await reach(make());
        return undefined;
      case 'twice': {
        const [first, second] = await Promise.all([reach(make()), reach(make())]);
        if (
          first.code !== second.code ||
          (moves && first.isOk && first.balance !== second.balance)
        ) {
          throw new Error(`one call was answered ${first.code} and ${second.code}`);
        }
        return first;
      }
      default:
        return reach(make());
    }
  }

  /** Repeats a call until it was understood; 24 hours of the contract are as many times here. */
  async function insist(make: () => WalletCall, moves = true): Promise<Heard> {
    for (let times = 0; times < 1_000; times += 1) {
      const heard = await call(make, moves);
      if (heard !== undefined) {
        return heard;
      }
    }
    throw new Error('a call was never answered');
  }

  async function takeBack(player: PlayingPlayer, round: string): Promise<void> {
    const said = { ...player, round, target: `${round}-bet`, transaction: `${round}-back` };
    const heard = await insist(() => voice.takeBack(said));
    if (!heard.isOk && heard.code !== voice.words.unknown) {
      throw new Error(`a stake was not taken back: ${heard.code}`);
    }
    takenBack += 1;
    // A call that was on its way all the time arrives now.
    if (below(2) === 0) {
      // Were it accepted, the round would be booked and not stated.
      await reach(voice.stake({ ...player, round, transaction: `${round}-bet`, amount: 100 }));
    }
  }

  async function playRound(round: string): Promise<void> {
    const player = players[below(players.length)] as PlayingPlayer;
    const amount = 1 + below(500);
    const won = below(2) === 0 ? 0 : below(1_000);
    const bet = { ...player, round, transaction: `${round}-bet`, amount };
    const win = { ...bet, stake: `${round}-bet`, transaction: `${round}-win`, amount: won };
    const common = { round, account: player.account, currency: 'EUR', isClosed: true };
    if (below(20) === 0) {
      // Out of order: the win is refused, and repeated after its stake.
      const early = await reach(voice.win(win));
      if (early.isOk) {
        throw new Error('a win without its stake was paid');
      }
    }
    const staked = await call(() => voice.stake(bet));
    if (staked === undefined || (staked.isOk && below(50) === 0)) {
      await takeBack(player, round);
      return;
    }
    if (!staked.isOk) {
      refused += 1;
      return;
    }
    const paid = await insist(() => voice.win(win));
    if (!paid.isOk) {
      throw new Error(`a win was refused: ${paid.code}`);
    }
    const { end } = voice;
    if (end !== undefined) {
      await insist(() => end({ ...player, round }), false);
    }
    stated.push({ ...common, staked: amount, won });
  }

  const run = `${seed}-${began}`;
  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < options.rounds) {
        next += 1;
        await playRound(`${run}-${next}`);
      }
    }),
  );

  const until = Date.now() + 1;
  const booked = await bookedWithin(pool, { provider: voice.provider, from: began - 1, until });
  const differences = compareRounds(stated, booked).map(
    ({ round, difference }) => `${difference}: ${round}`,
  );
  for (const { playerId, account } of players) {
    const [own] = await balances(pool, playerId);
    const due = stated
      .filter((round) => round.account === account)
      .reduce((sum, { staked, won }) => sum - staked + won, FIRST_BALANCE);
    if (own?.balance !== due) {
      differences.push(`the balance of ${playerId} is ${own?.balance} and should be ${due}`);
    }
  }
  for (const { fault, subject } of await ledgerFaults(pool)) {
    differences.push(`${fault}: ${subject}`);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return {
    rounds: options.rounds,
    calls: took.length,
    refused,
    takenBack,
    latency: [share(0.5), share(0.95), share(0.99)],
    seconds: (Date.now() - began) / 1_000,
    differences,
  };
}
