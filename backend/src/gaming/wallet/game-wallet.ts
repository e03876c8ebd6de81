import { hash } from 'node:crypto';
import type { DatabaseError } from 'pg';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  endGameRound,
  type GameMovementResult,
  type GameStake,
  payInGame,
  stakeInGame,
  takeBackInGame,
} from '../../money/wallet/game-money.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import { findSession, type GameSession, latestSession } from '../sessions/game-session-store.ts';
import { roundFine } from './fine-amount.ts';
import { freeRoundsOf } from './free-rounds.ts';
import type { PlayGuard } from './play-guard.ts';
import type {
  Holder,
  PayCommand,
  StakeCommand,
  TakeBackCommand,
  WalletAnswer,
  WalletCommand,
  WalletRefusal,
} from './wallet-command.ts';

/** What the wallet asks of the site about a stake. */
export interface StakeRules {
  /** Whether a game may be staked in now. */
  readonly isOpen: (game: { readonly provider: string; readonly game: string }) => Promise<boolean>;
  /** The most that may be staked in a round, in minor units of the currency; undefined for no bound. */
  readonly mostStake: (stake: {
    readonly provider: string;
    readonly game: string;
    readonly playerId: string;
    readonly currency: string;
  }) => Promise<number | undefined>;
  /** Milliseconds from the begin of a round to that of the player's next one, at least; 0 for any. */
  readonly leastCycle: (game: {
    readonly provider: string;
    readonly game: string;
  }) => Promise<number>;
}

export interface GameWalletOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: PlayGuard;
  readonly rules: StakeRules;
  /** Called after money has moved. */
  readonly onMoved?: (() => void) | undefined;
}

/**
 * Does what a provider wants of the wallet. Nothing of it is retried here: what it throws is an unclear answer,
 * after which the provider takes back a stake, and repeats everything else.
 */
export type GameWallet = (provider: string, command: WalletCommand) => Promise<WalletAnswer>;

/** Of the codes that protection refuses with, those that a limit or a wait gives. */
const LIMITS: ReadonlySet<string> = new Set([
  'limit_reached',
  'session_limit_reached',
  'reality_check_due',
  'responsible_gaming_unavailable',
]);

function refusalOf(error: unknown): WalletRefusal | undefined {
  if (!isCodedError(error) || error.code === 'unavailable') {
    return undefined;
  }
  return LIMITS.has(error.code) ? 'limit-reached' : 'player-barred';
}

/** What distinguishes two movements under one id; ids of requests and times do not. */
function digestOf(command: StakeCommand | PayCommand | TakeBackCommand): string {
  const { holder: _holder, ...facts } = command;
  return hash('sha256', JSON.stringify(Object.entries(facts).toSorted()), 'base64url');
}

const OUTCOMES: Readonly<Partial<Record<GameMovementResult['outcome'], WalletRefusal>>> = {
  'key-reused': 'key-reused',
  never: 'key-reused',
  'too-soon': 'round-too-soon',
  'above-most': 'limit-reached',
  insufficient: 'insufficient',
  'round-closed': 'round-closed',
  'target-unknown': 'target-unknown',
  'stake-wrong': 'amount-invalid',
  'free-round-unknown': 'free-round-unknown',
  'free-round-expired': 'free-round-expired',
  'free-rounds-used': 'free-rounds-used',
};

/** The answer to a movement; `guarded` is none. */
function answerOf(
  session: GameSession,
  { outcome, balance }: GameMovementResult,
  transaction?: string,
): WalletAnswer {
  const reason = OUTCOMES[outcome];
  const { currency, account_id: account, player_id: player } = session;
  if (reason !== undefined) {
    return { outcome: 'refused', reason, balance, currency };
  }
  if (balance === undefined) {
    throw new Error(`a movement of a game has no balance: ${outcome}`);
  }
  return { outcome: 'done', balance, currency, account, player, transaction };
}

const refused = (reason: WalletRefusal): WalletAnswer => ({ outcome: 'refused', reason });

async function balanceOf(client: Queryable, accountId: string): Promise<number> {
  const { rows } = await client.query({
    name: 'gaming.balance',
    text: 'SELECT balance FROM account WHERE id = $1',
    values: [accountId],
  });
  return exactNumber(rows[0]?.balance ?? '0');
}

/** Two reports of one id for different accounts at once: the second finds what the first has written. */
async function retryingOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as Partial<DatabaseError>).code !== UNIQUE_VIOLATION) {
      throw error;
    }
    return work();
  }
}

/** Makes the wallet of the games' providers. */
export function createGameWallet(options: GameWalletOptions): GameWallet {
  const { pool, clock, guard, rules } = options;

  /** The session, also an expired one; undefined where the call is about none that was launched. */
  async function sessionOf(provider: string, holder: Holder): Promise<GameSession | undefined> {
    if (holder.token === undefined) {
      return latestSession(pool, { account: holder.account, provider });
    }
    const session = await findSession(pool, { token: holder.token, provider });
    const isMeant =
      session?.launched_at !== null &&
      (holder.account === undefined || holder.account === session?.account_id);
    return isMeant ? session : undefined;
  }

  /** Why a stake must not even be tried. */
  async function objection(
    provider: string,
    { session, command }: { session: GameSession; command: StakeCommand },
  ): Promise<WalletRefusal | undefined> {
    const game = command.game ?? session.game;
    if (session.expires_at.getTime() <= clock() || session.is_signed_out === true) {
      return 'session-expired';
    }
    if (command.isFree && command.reward === undefined) {
      return 'free-round-unknown';
    }
    if (!(await rules.isOpen({ provider, game }))) {
      return 'game-unknown';
    }
    try {
      await guard.assertAvailable();
      return undefined;
    } catch (error) {
      return refusalOf(error) ?? 'limit-reached';
    }
  }

  /** Under the player's lock: what was staked before it counts for the limits. */
  function stakeChecked(session: GameSession, stake: GameStake): Promise<GameMovementResult> {
    const { player_id: playerId, currency } = session;
    return inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      const amount = stake.reward === undefined ? stake.amount : 0;
      await guard.checkBet(client, { playerId, amount, currency });
      return stakeInGame(client, { ...stake, checked: true });
    });
  }

  async function stake(
    provider: string,
    session: GameSession,
    command: StakeCommand,
  ): Promise<WalletAnswer> {
    const { minor, remainder } = roundFine(command.amount, session.currency);
    if (remainder !== 0 || minor < 0) {
      return refused('amount-invalid');
    }
    const { transaction } = command;
    const digest = digestOf(command);
    const reason = await objection(provider, { session, command });
    if (reason !== undefined) {
      // What was booked once is answered as it was, whatever holds now.
      const { rows } = await pool.query({
        name: 'gaming.repeated',
        text: 'SELECT repeated_in_game($1, $2, $3) AS answer',
        values: [provider, transaction, digest],
      });
      const known = rows[0]?.answer as GameMovementResult | null | undefined;
      return known ? answerOf(session, known, transaction) : refused(reason);
    }
    const game = command.game ?? session.game;
    const asked: GameStake = {
      provider,
      transaction,
      digest,
      account: session.account_id,
      game,
      round: command.round,
      amount: minor,
      reward: command.reward,
      closes: command.closes,
      checked: false,
      least_cycle: await rules.leastCycle({ provider, game }),
      most: await rules.mostStake({
        provider,
        game,
        playerId: session.player_id,
        currency: session.currency,
      }),
      at: clock(),
    };
    try {
      const tried = await stakeInGame(pool, asked);
      const result = tried.outcome === 'guarded' ? await stakeChecked(session, asked) : tried;
      return answerOf(session, result, transaction);
    } catch (error) {
      const why = refusalOf(error);
      if (why === undefined) {
        throw error;
      }
      return refused(why);
    }
  }

  async function pay(
    provider: string,
    session: GameSession,
    command: PayCommand,
  ): Promise<WalletAnswer> {
    if (!(command.amount >= 0)) {
      return refused('amount-invalid');
    }
    const { minor, remainder } = roundFine(command.amount, session.currency);
    const { transaction } = command;
    const result = await payInGame(pool, {
      provider,
      transaction,
      digest: digestOf(command),
      account: session.account_id,
      game: command.game ?? session.game,
      round: command.round ?? `prize:${transaction}`,
      reference: command.reference,
      amount: minor,
      remainder,
      win_kind: command.kind,
      closes: command.closes,
      at: clock(),
    });
    return answerOf(session, result, transaction);
  }

  async function takeBack(
    provider: string,
    session: GameSession,
    command: TakeBackCommand,
  ): Promise<WalletAnswer> {
    const { transaction, target, closes } = command;
    const result = await takeBackInGame(pool, {
      provider,
      transaction,
      digest: digestOf(command),
      account: session.account_id,
      target,
      closes,
      at: clock(),
    });
    return answerOf(session, result, transaction);
  }

  async function run(
    provider: string,
    session: GameSession,
    command: WalletCommand,
  ): Promise<WalletAnswer> {
    switch (command.type) {
      case 'identify':
      case 'balance': {
        const balance = await balanceOf(pool, session.account_id);
        return answerOf(session, { outcome: 'done', balance });
      }
      case 'free-rounds': {
        const balance = await balanceOf(pool, session.account_id);
        const freeRounds = await freeRoundsOf(pool, { provider, session, now: clock() });
        const answer = answerOf(session, { outcome: 'done', balance });
        return answer.outcome === 'done' ? { ...answer, freeRounds } : answer;
      }
      case 'stake':
        return stake(provider, session, command);
      case 'pay':
        return pay(provider, session, command);
      case 'take-back':
        return takeBack(provider, session, command);
      case 'end-round': {
        const { account_id: account } = session;
        const ended = { provider, account, round: command.round, at: clock() };
        return answerOf(session, await endGameRound(pool, ended));
      }
    }
  }

  return async (provider, command) => {
    const session = await sessionOf(provider, command.holder);
    if (session === undefined) {
      return refused('session-unknown');
    }
    const currency = 'currency' in command ? command.currency : undefined;
    if (currency !== undefined && currency !== session.currency) {
      return refused('wrong-currency');
    }
    const answer = await retryingOnce(() => run(provider, session, command));
    if (answer.outcome === 'done' && answer.transaction !== undefined) {
      options.onMoved?.();
    }
    return answer;
  };
}
