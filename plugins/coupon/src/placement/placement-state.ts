import type { Bet, RefusedCoupon, StoredCoupon } from '@touchline/contracts/betting';
import type { Failure } from './failure.ts';

/** The state of placing the slip. */
export type Placement =
  | { readonly state: 'idle' }
  | { readonly state: 'placing'; readonly since: number }
  | {
      readonly state: 'placed';
      /** One bet; of multiple singles each that was taken. */
      readonly bets: readonly [Bet, ...Bet[]];
      /** The slip they were made of. */
      readonly slip: StoredCoupon;
      /** How many singles were not taken; they stay on the slip. */
      readonly refused: number;
      /** Why the coupon that singles were sent with was not taken; it stays on the slip. */
      readonly refusedCoupon: RefusedCoupon | undefined;
    }
  | Failure;
