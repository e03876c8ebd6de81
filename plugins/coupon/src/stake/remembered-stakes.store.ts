import { perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Stored = z.object({ byKind: z.record(z.string(), z.string()) });

/** A kind of stake that is remembered separately: players do not stake alike on a single and a system. */
export interface StakeKind {
  readonly typeId: number;
  readonly currency: string;
  /** Whether it is staked on each of several lines. */
  readonly isEach?: boolean | undefined;
  /** Whether it is split among several singles. */
  readonly isSplit?: boolean | undefined;
}

const keyOf = ({ typeId, currency, isEach, isSplit }: StakeKind) =>
  `${typeId}:${currency}${isEach ? ':each' : ''}${isSplit ? ':split' : ''}`;

/** What the player staked last, by coupon type and currency; major units as typed. */
export const rememberedStakesOf = perPlugin(({ storage }) => {
  const store = storage.open<z.infer<typeof Stored>>({
    name: 'stakes',
    version: 1,
    schema: Stored,
    initial: { byKind: {} },
  });
  return {
    last: (kind: StakeKind): string | undefined => store.get().byKind[keyOf(kind)],
    remember: (kind: StakeKind, amount: string): void => {
      if (amount !== '') {
        store.set({ byKind: { ...store.get().byKind, [keyOf(kind)]: amount } });
      }
    },
  };
});
