import { convertedSum } from '@touchline/domain/money';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';

/** What an amount limit counts: stakes, stakes less returns, or deposits gross. */
export type Counted = 'wagering' | 'loss' | 'deposit';

type Moved = Counted | 'net-deposit';

/** A stake of a game that is taken back was never played. */
const GAME_STAKES = ['game-stake', 'game-stake-returned'];
/** Likewise of tickets. */
const POOL_STAKES = ['pool-stake', 'pool-stake-returned'];

const JOURNALS: Readonly<Record<Moved, readonly string[]>> = {
  // A free stake came from the house and is none of the player's.
  wagering: ['stake', 'promotion', ...GAME_STAKES, ...POOL_STAKES],
  loss: [
    'stake',
    'promotion',
    'settlement',
    'void',
    'cash-out',
    'reversal',
    ...GAME_STAKES,
    'game-win',
    'game-win-returned',
    ...POOL_STAKES,
    'pool-prize',
  ],
  // A withdrawal gives nothing back, a deposit that was never to be had does.
  deposit: ['deposit', 'refund'],
  'net-deposit': ['deposit', 'refund', 'withdrawal', 'withdrawal-returned'],
};

export interface SpendingQuestion {
  readonly playerId: string;
  readonly counts: Counted;
  /** In which the sum is wanted; accounts in other currencies count converted. */
  readonly currency: string;
  /** Milliseconds since epoch; the moment itself no longer counts. */
  readonly since: number;
}

/**
 * What a player has spent since a moment, over all accounts, in minor units of the asked currency and
 * never below zero; the rule is `usedSum` of the domain. Every movement is converted at the rates of
 * its own day. Deposits that are still open at a provider count from the moment they were opened.
 * @throws `exchange_rate_missing`
 */
export async function spentSince(client: Queryable, question: SpendingQuestion): Promise<number> {
  const moved = await movedSince(client, question);
  return Math.max(0, question.counts === 'deposit' ? moved : -moved);
}

/**
 * What a player has put in less taken out since a moment, in minor units; below zero where more was taken out.
 * A withdrawal counts from its request.
 * @throws `exchange_rate_missing`
 */
export async function netDepositedSince(
  client: Queryable,
  question: Omit<SpendingQuestion, 'counts'>,
): Promise<number> {
  return movedSince(client, { ...question, counts: 'net-deposit' });
}

/**
 * What a player has won less staked since a moment, in minor units; below zero for a loss.
 * @throws `exchange_rate_missing`
 */
export async function gainedSince(
  client: Queryable,
  question: Omit<SpendingQuestion, 'counts'>,
): Promise<number> {
  return movedSince(client, { ...question, counts: 'loss' });
}

// One statement: a callback that credits a deposit meanwhile moves it from one part of the sum to the
// other, and two statements could miss it in both.
const MOVED_SINCE = `WITH movement AS (
    SELECT entry.currency, journal.fixing_id, entry.amount
    FROM account
    JOIN entry ON entry.account_id = account.id AND entry.balance_after IS NOT NULL
    JOIN journal ON journal.id = entry.journal_id
    WHERE account.player_id = $1 AND account.kind = 'player'
      AND journal.kind = ANY ($3) AND journal.at > $4
    UNION ALL
    SELECT currency, fixing_id, amount FROM payment
    WHERE $5 AND player_id = $1 AND kind = 'deposit'
      AND status IN ('created', 'pending') AND created_at > $4
  ), moved AS (
    SELECT currency, fixing_id, sum(amount) AS moved FROM movement GROUP BY 1, 2
  )
  SELECT moved.currency, moved.moved, own.rate AS own_rate, target.rate AS target_rate
  FROM moved
  LEFT JOIN exchange_rate own
    ON (own.fixing_id, own.currency) = (moved.fixing_id, moved.currency)
  LEFT JOIN exchange_rate target
    ON (target.fixing_id, target.currency) = (moved.fixing_id, $2)`;

type MovedRow = Known<
  RowOf<typeof MOVED_SINCE>,
  { readonly currency: string; readonly moved: string }
>;

async function movedSince(
  client: Queryable,
  question: Omit<SpendingQuestion, 'counts'> & { readonly counts: Moved },
): Promise<number> {
  const { rows } = await client.query({
    name: 'wallet.spent-since',
    text: MOVED_SINCE,
    values: [
      question.playerId,
      question.currency,
      JOURNALS[question.counts],
      new Date(question.since),
      question.counts === 'deposit',
    ],
  });
  return convertedSum(
    (rows as readonly MovedRow[]).map((row) => ({
      amount: exactNumber(row.moved),
      currency: row.currency,
      ownRate: row.own_rate ?? undefined,
      targetRate: row.target_rate ?? undefined,
    })),
    question.currency,
  );
}
