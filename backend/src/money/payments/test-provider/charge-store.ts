import { randomUUID } from 'node:crypto';
import type { Pool, RowOf } from '../../../platform/database/queryable.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { DepositOrder } from '../provider.ts';

export type Outcome = PaymentEvent['outcome'];

/** What the test provider stores about one payment. */
export interface Charge {
  readonly id: string;
  readonly paymentId: string;
  readonly methodId: string;
  /** What it is or was paid with. */
  readonly meansId: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly returnTo: DepositOrder['returnTo'];
  readonly outcome: Outcome | undefined;
  readonly expiresAt: number;
}

const CHARGE = 'SELECT * FROM test_provider_charge WHERE id = $1';
const CHARGE_OF_PAYMENT = 'SELECT * FROM test_provider_charge WHERE payment_id = $1';

type ChargeRow = RowOf<typeof CHARGE>;

function chargeOf([row]: readonly ChargeRow[]): Charge | undefined {
  return row && charge(row);
}

function charge(row: ChargeRow): Charge {
  return {
    id: row.id,
    paymentId: row.payment_id,
    methodId: row.method_id,
    meansId: row.means_id ?? undefined,
    amount: Number(row.amount),
    currency: row.currency,
    language: row.language,
    returnTo: {
      success: row.return_success,
      fail: row.return_fail,
      cancel: row.return_cancel,
    },
    outcome: row.outcome ?? undefined,
    expiresAt: row.expires_at.getTime(),
  };
}

export interface ChargeStore {
  /** Opens a charge, or answers the one already open for the payment. */
  readonly open: (order: DepositOrder) => Promise<Charge>;
  readonly find: (id: string) => Promise<Charge | undefined>;
  readonly findByPayment: (paymentId: string) => Promise<Charge | undefined>;
  /** Decides a charge once; later decisions change nothing. Answers the charge as decided. */
  readonly decide: (
    id: string,
    decision: {
      readonly outcome: Outcome;
      readonly meansId: string | undefined;
      readonly at: number;
    },
  ) => Promise<Charge | undefined>;
  /** Gives the money of a payment back, once. */
  readonly refund: (paymentId: string, at: number) => Promise<void>;
  readonly acknowledge: (id: string, at: number) => Promise<void>;
  /** Decided charges whose callback the merchant has not answered. */
  readonly unacknowledged: () => Promise<readonly Charge[]>;
}

async function insertCharge(pool: Pool, order: DepositOrder): Promise<void> {
  const { returnTo } = order;
  await pool.query(
    `INSERT INTO test_provider_charge (id, payment_id, amount, currency, language,
       return_success, return_fail, return_cancel, expires_at, method_id, means_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (payment_id) DO NOTHING`,
    [
      randomUUID(),
      order.paymentId,
      order.amount,
      order.currency,
      order.language,
      returnTo.success,
      returnTo.fail,
      returnTo.cancel,
      new Date(order.expiresAt),
      order.methodId,
      order.meansId ?? null,
    ],
  );
}

/** The test provider's own book. */
export function createChargeStore(pool: Pool): ChargeStore {
  async function find(id: string): Promise<Charge | undefined> {
    const { rows } = await pool.query(CHARGE, [id]);
    return chargeOf(rows);
  }
  async function findByPayment(paymentId: string): Promise<Charge | undefined> {
    const { rows } = await pool.query(CHARGE_OF_PAYMENT, [paymentId]);
    return chargeOf(rows);
  }
  return {
    open: async (order) => {
      await insertCharge(pool, order);
      const opened = await findByPayment(order.paymentId);
      if (opened === undefined) {
        throw new Error('the test provider lost a charge');
      }
      return opened;
    },
    find,
    findByPayment,
    decide: async (id, { outcome, meansId, at }) => {
      await pool.query(
        `UPDATE test_provider_charge SET outcome = $2, decided_at = $3, means_id = $4
         WHERE id = $1 AND outcome IS NULL`,
        [id, outcome, new Date(at), meansId ?? null],
      );
      return find(id);
    },
    refund: async (paymentId, at) => {
      await pool.query(
        `UPDATE test_provider_charge SET refunded_at = coalesce(refunded_at, $2)
         WHERE payment_id = $1 AND outcome = 'succeeded'`,
        [paymentId, new Date(at)],
      );
    },
    acknowledge: async (id, at) => {
      await pool.query('UPDATE test_provider_charge SET acknowledged_at = $2 WHERE id = $1', [
        id,
        new Date(at),
      ]);
    },
    unacknowledged: async () => {
      const { rows } = await pool.query(
        `SELECT * FROM test_provider_charge
         WHERE decided_at IS NOT NULL AND acknowledged_at IS NULL ORDER BY decided_at LIMIT 100`,
      );
      return rows.map(charge);
    },
  };
}
