import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Money between a player's account and one of the house's. Amounts in minor units. */
export interface HouseMovement {
  readonly accountId: string;
  readonly house: 'promotions' | 'advances';
  /** Above zero: to the player. */
  readonly amount: number;
  /** What happened; once for a reference. */
  readonly kind: 'promotion' | 'advance' | 'bonus' | 'bonus-converted' | 'bonus-ended';
  readonly reference: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Moves money, in the caller's transaction. @returns the balance after it */
export async function moveHouseMoney(client: Queryable, movement: HouseMovement): Promise<number> {
  const { accountId, house, amount, kind, reference, at } = movement;
  const { rows } = await client.query({
    name: 'wallet.move-house-money',
    text: 'SELECT move_house_money($1, $2, $3, $4, $5, $6) AS balance',
    values: [accountId, house, amount, kind, reference, new Date(at)],
  });
  return exactNumber(rows[0]?.balance ?? '0');
}
