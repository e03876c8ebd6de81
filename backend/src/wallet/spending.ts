import { exactNumber, type Queryable } from './accounts.ts';

/** What an amount limit counts: stakes, stakes less returns, or deposits gross. */
export type Counted = 'wagering' | 'loss' | 'deposit';

const JOURNALS: Readonly<Record<Counted, readonly string[]>> = {
  // A free stake came from the house and is none of the player's.
  wagering: ['stake', 'promotion'],
  loss: ['stake', 'promotion', 'settlement', 'void', 'cash-out', 'reversal'],
  deposit: ['deposit'],
};

/**
 * What a player has spent since a moment (which itself no longer counts), over all accounts of a
 * currency, in minor units and never below zero; the rule is `usedSum` of the domain.
 */
export async function spentSince(
  client: Queryable,
  question: {
    readonly playerId: string;
    readonly counts: Counted;
    readonly currency: string;
    /** Milliseconds since epoch. */
    readonly since: number;
  },
): Promise<number> {
  const moved = await movedSince(client, question);
  return Math.max(0, question.counts === 'deposit' ? moved : -moved);
}

/** What a player has won less staked since a moment, in minor units; below zero for a loss. */
export async function gainedSince(
  client: Queryable,
  question: { readonly playerId: string; readonly currency: string; readonly since: number },
): Promise<number> {
  return movedSince(client, { ...question, counts: 'loss' });
}

async function movedSince(
  client: Queryable,
  question: {
    readonly playerId: string;
    readonly counts: Counted;
    readonly currency: string;
    readonly since: number;
  },
): Promise<number> {
  const { rows } = await client.query<{ moved: string }>({
    name: 'wallet.spent-since',
    text: `SELECT coalesce(sum(entry.amount), 0) AS moved
           FROM account
           JOIN entry ON entry.account_id = account.id AND entry.balance_after IS NOT NULL
           JOIN journal ON journal.id = entry.journal_id
           WHERE account.player_id = $1 AND account.kind = 'player' AND account.currency = $2
             AND journal.kind = ANY ($3) AND journal.at > $4`,
    values: [
      question.playerId,
      question.currency,
      JOURNALS[question.counts],
      new Date(question.since),
    ],
  });
  return exactNumber(rows[0]?.moved ?? '0');
}
