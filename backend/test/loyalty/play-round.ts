import { randomUUID } from 'node:crypto';
import { DAY } from '@touchline/domain/time';
import { openSession } from '../../src/gaming/sessions/game-session-store.ts';
import {
  endGameRound,
  payInGame,
  stakeInGame,
  takeBackInGame,
} from '../../src/money/wallet/game-money.ts';
import type { Pool } from '../../src/platform/database/queryable.ts';

const PROVIDER = 'house';
const GAME = 'dice';

/** For tests: opens a game for an account, and with it the house's accounts of its currency. */
export function openGame(
  pool: Pool,
  owner: { readonly playerId: string; readonly accountId: string },
  at: number,
): Promise<void> {
  const session = { id: randomUUID(), token: randomUUID(), provider: PROVIDER, game: GAME };
  return openSession(pool, { ...session, ...owner, at, expiresAt: at + DAY });
}

/** For tests: the acts of a round of an account, each booked by the ledger's own functions. */
export function roundOf(pool: Pool, accountId: string, round: string = randomUUID()) {
  const movement = (at: number) => ({
    provider: PROVIDER,
    transaction: randomUUID(),
    digest: 'd',
    account: accountId,
    at,
  });
  const stakes: string[] = [];
  async function done(work: Promise<{ readonly outcome: string }>): Promise<void> {
    const { outcome } = await work;
    if (outcome !== 'done') {
      throw new Error(`the ledger says ${outcome}`);
    }
  }
  return {
    async stake(amount: number, at: number): Promise<void> {
      const own = movement(at);
      const more = {
        game: GAME,
        round,
        amount,
        closes: false,
        checked: true,
        least_cycle: 0,
        most: undefined,
      };
      await done(stakeInGame(pool, { ...own, ...more }));
      stakes.push(own.transaction);
    },
    win: (amount: number, at: number, { closes = true } = {}) =>
      done(
        payInGame(pool, {
          ...movement(at),
          game: GAME,
          round,
          reference: undefined,
          amount,
          remainder: 0,
          win_kind: 'win',
          closes,
        }),
      ),
    /** Without a win. */
    close: (at: number) =>
      done(endGameRound(pool, { provider: PROVIDER, account: accountId, round, at })),
    takeStakeBack: (at: number, { closes = false } = {}) =>
      done(takeBackInGame(pool, { ...movement(at), target: stakes.pop() ?? '', closes })),
  };
}

/** For tests: a round that is staked in once, and ends with a win or without one. */
export async function playRound(
  pool: Pool,
  accountId: string,
  { stake, win, at }: { readonly stake: number; readonly win: number; readonly at: number },
): Promise<ReturnType<typeof roundOf>> {
  const round = roundOf(pool, accountId);
  await round.stake(stake, at);
  await (win > 0 ? round.win(win, at) : round.close(at));
  return round;
}
