import type { Queryable } from '../../platform/database/queryable.ts';

export interface LedgerFault {
  readonly fault: string;
  /** Id of the account, journal or bet, or a currency. */
  readonly subject: string;
}

/** Everything in the books that does not agree; empty when they are right. Reads the whole ledger. */
export async function ledgerFaults(client: Queryable): Promise<readonly LedgerFault[]> {
  const { rows } = await client.query<LedgerFault>(
    'SELECT fault, subject FROM ledger_faults() UNION ALL SELECT fault, subject FROM advance_faults()',
  );
  return rows;
}
