import type { Pool } from 'pg';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';

/** Queried from the tables themselves, beside what the ledger says of its own. */
const QUESTIONS = {
  'does not sum to zero': `SELECT currency AS subject FROM entry GROUP BY currency
    HAVING sum(amount) <> 0`,
  'is a journal that does not sum to zero': `SELECT journal_id::text AS subject FROM entry
    GROUP BY journal_id, currency HAVING sum(amount) <> 0`,
  'is below zero': `SELECT id::text AS subject FROM account
    WHERE kind = 'player' AND (balance < 0 OR in_play < 0)`,
  'does not hold what its entries say': `SELECT id::text AS subject FROM account
    LEFT JOIN entry ON entry.account_id = account.id WHERE kind = 'player'
    GROUP BY id HAVING balance <> coalesce(sum(amount), 0)`,
  'is a journal that was written twice': `SELECT source || ' ' || external_id AS subject FROM journal
    WHERE external_id IS NOT NULL GROUP BY source, external_id HAVING count(*) > 1`,
  'is a key with two bets': `SELECT player_id || ' ' || idempotency_key AS subject FROM bet
    WHERE type <> 9 GROUP BY player_id, idempotency_key HAVING count(*) > 1`,
  'is a code used by one player twice': `SELECT code AS subject FROM promo_code_use
    GROUP BY code, player_id HAVING count(*) > 1`,
} as const;

/** What is wrong in the books, as text; nothing when all agrees. */
export async function moneyFaults(pool: Pool): Promise<readonly string[]> {
  const faults = (await ledgerFaults(pool)).map(({ fault, subject }) => `${fault}: ${subject}`);
  for (const [fault, question] of Object.entries(QUESTIONS)) {
    const { rows } = await pool.query<{ subject: string }>(question);
    faults.push(...rows.map(({ subject }) => `${subject} ${fault}`));
  }
  return faults;
}
