import {
  finishWithdrawal,
  reserveWithdrawal,
  type MovedPayment,
  type PaymentMovement,
} from '../../src/money/wallet/payment-movements.ts';
import type { Queryable } from '../../src/platform/database/queryable.ts';

/** For tests: takes money off an account that its provider pays immediately. */
export async function takeOut(client: Queryable, movement: PaymentMovement): Promise<MovedPayment> {
  const moved = await reserveWithdrawal(client, movement);
  const externalId = `${movement.source} ${movement.externalId}`;
  await finishWithdrawal(client, { ...movement, externalId, isPaid: true });
  return moved;
}
