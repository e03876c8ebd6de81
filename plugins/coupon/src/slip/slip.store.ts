import { type Selection, StoredCoupon } from '@touchline/contracts';
import { COUPON_TYPE } from '@touchline/domain';
import { produce } from 'immer';
import { type PluginContext, perPlugin, type PersistentStore } from '@touchline/plugin-api';

const EMPTY: StoredCoupon = {
  bets: [],
  addedAtByBetId: {},
  typeId: COUPON_TYPE.single,
  systemValue: 2,
  amount: '',
};

/** The slip on this device, shared by every view of the plugin and by the player's tabs. */
export interface Slip {
  readonly store: PersistentStore<StoredCoupon>;
  /** Adds a selection, or takes it off when it is there. */
  readonly toggle: (selection: Selection) => void;
  /** Takes legs off; they can be put back once with `restore`. */
  readonly remove: (outcomeId: string) => void;
  readonly clear: () => void;
  /** Empties the slip for good, because its bet was placed. */
  readonly finish: () => void;
  /** Puts back what the last removal or clearing took. */
  readonly restore: () => void;
  readonly canRestore: () => boolean;
  readonly setAmount: (amount: string) => void;
  /** Agrees to new prices, by outcome id. */
  readonly acceptPrices: (prices: ReadonlyMap<string, string>) => void;
}

/** What a slip of so many legs is, as long as the player can only choose single or express. */
export function typeOfLegs(count: number): number {
  return count > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/** The slip with other legs: each keeps the moment it was added, the type follows their number. */
function withBets(state: StoredCoupon, bets: Selection[], now: number): StoredCoupon {
  return produce(state, (draft) => {
    draft.bets = bets;
    draft.typeId = typeOfLegs(bets.length);
    draft.addedAtByBetId = Object.fromEntries(
      bets.map(({ outcomeId }) => [outcomeId, state.addedAtByBetId[outcomeId] ?? now]),
    );
  });
}

/** Opens the slip that is kept on this device. */
export function createSlip({ storage, clock }: Pick<PluginContext, 'storage' | 'clock'>): Slip {
  const store = storage.open<StoredCoupon>({
    name: 'slip',
    version: 1,
    schema: StoredCoupon,
    initial: EMPTY,
    isEmpty: ({ bets }) => bets.length === 0,
  });
  let undo: StoredCoupon | undefined;
  const setBets = (bets: Selection[]) => store.set(withBets(store.get(), bets, clock.now()));
  const without = (outcomeId: string) =>
    store.get().bets.filter((bet) => bet.outcomeId !== outcomeId);
  const remove = (outcomeId: string) => {
    if (store.get().bets.some((bet) => bet.outcomeId === outcomeId)) {
      undo = store.get();
      setBets(without(outcomeId));
    }
  };
  return {
    store,
    remove,
    toggle: (selection) => {
      if (store.get().bets.some(({ outcomeId }) => outcomeId === selection.outcomeId)) {
        remove(selection.outcomeId);
      } else {
        undo = undefined;
        setBets([...store.get().bets, selection]);
      }
    },
    clear: () => {
      if (store.get().bets.length > 0) {
        undo = store.get();
        store.set({ ...EMPTY });
      }
    },
    finish: () => {
      undo = undefined;
      store.set({ ...EMPTY });
    },
    restore: () => {
      if (undo !== undefined) {
        const kept = undo;
        undo = undefined;
        store.set(kept);
      }
    },
    canRestore: () => undo !== undefined,
    setAmount: (amount) => store.set({ ...store.get(), amount }),
    acceptPrices: (prices) =>
      store.set(
        produce(store.get(), (draft) => {
          for (const bet of draft.bets) {
            bet.price = prices.get(bet.outcomeId) ?? bet.price;
          }
        }),
      ),
  };
}

export const slipOf = perPlugin(createSlip);
