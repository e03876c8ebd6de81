import type { OperatorTask } from '@touchline/contracts/operator';
import { amountText } from '@touchline/domain/money';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bookedByName, bookedWithin } from './booked-rounds.ts';
import { compareRounds, type RoundDifference, type StatedRound } from './compare-rounds.ts';

/** The rounds that a provider has of a span of time; a day either way may be in it. */
export type StateRounds = (span: {
  /** Milliseconds since epoch. */
  readonly from: number;
  readonly until: number;
}) => Promise<readonly StatedRound[]>;

/** Hands work to operators: once for a kind and a subject. */
export type RaiseRoundTask = (
  client: PoolClient,
  task: Pick<OperatorTask, 'kind' | 'subject' | 'detail'> & { readonly at: number },
) => Promise<void>;

function textOf(round: StatedRound | undefined): string {
  if (round === undefined) {
    return '–';
  }
  const { staked, won, currency } = round;
  const amounts = [staked, won].map((amount) => amountText({ amount, currency }));
  return `${amounts.join(' → ')} ${currency}`;
}

/**
 * Compares the rounds of a span of time with a provider, both ways; each difference becomes a task for operators.
 * @returns how many there are
 * @throws what the provider throws
 */
export async function reconcileRounds(
  {
    pool,
    provider,
    stateRounds,
    raiseTask,
  }: {
    readonly pool: Pool;
    readonly provider: string;
    readonly stateRounds: StateRounds;
    readonly raiseTask: RaiseRoundTask;
  },
  { from, until, now }: { readonly from: number; readonly until: number; readonly now: number },
): Promise<readonly RoundDifference[]> {
  const stated = await stateRounds({ from, until });
  const within = await bookedWithin(pool, { provider, from, until });
  const known = new Set(within.map(({ account, round }) => `${account} ${round}`));
  const missing = stated.filter(({ account, round }) => !known.has(`${account} ${round}`));
  // Clocks differ: what one side has of this day the other may have of the next.
  const rounds = missing.map(({ round }) => round);
  const others = await bookedByName(pool, { provider, rounds });
  const differences = compareRounds(stated, [...within, ...others]);
  await inTransaction(pool, async (client) => {
    for (const { round, account, difference, stated: theirs, booked } of differences) {
      await raiseTask(client, {
        kind: 'game-difference',
        subject: `game-round:${provider}:${account}:${round}`.slice(0, 200),
        detail: { provider, difference, booked: textOf(booked), moved: textOf(theirs) },
        at: now,
      });
    }
  });
  return differences;
}
