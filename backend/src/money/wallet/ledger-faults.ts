import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';

const FAULTS = `SELECT fault, subject FROM ledger_faults()
  UNION ALL SELECT fault, subject FROM advance_faults()
  UNION ALL SELECT fault, subject FROM loyalty_faults()
  UNION ALL SELECT fault, subject FROM conversion_faults()
  UNION ALL SELECT fault, subject FROM game_faults()
  UNION ALL SELECT fault, subject FROM tournament_faults()
  UNION ALL SELECT fault, subject FROM challenge_faults()
  UNION ALL SELECT fault, subject FROM pool_faults()`;

/** What is wrong; the subject is the id of an account, a journal or a bet, or a currency. */
export type LedgerFault = Known<
  RowOf<typeof FAULTS>,
  { readonly fault: string; readonly subject: string }
>;

/** Everything in the books that does not agree; empty when they are right. Reads the whole ledger. */
export async function ledgerFaults(client: Queryable): Promise<readonly LedgerFault[]> {
  const { rows } = await client.query(FAULTS);
  return rows as readonly LedgerFault[];
}
