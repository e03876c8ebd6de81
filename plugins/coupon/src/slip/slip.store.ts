import {
  COUPON_TAB,
  type PlaceBet,
  STORED_COUPON_VERSION,
  StoredCoupon,
} from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { type PluginContext, perPlugin, type PersistentStore } from '@touchline/plugin-api';
import { setAmount } from './state/amounts.ts';
import { chooseTab } from './state/choices.ts';
import { holds, withLeg, withoutLegs, withPrices } from './state/legs.ts';
import { afterPlacing, type PlacedParts } from './state/placed.ts';
import { emptied, withBets } from './state/replaced.ts';
import { EMPTY_SLIP, migrateSlip } from './state/slip-state.ts';

/** The slip on this device, shared by every view of the plugin and by the player's tabs. */
export interface Slip {
  readonly store: PersistentStore<StoredCoupon>;
  /** Adds a selection and shows the slip, or takes it off when it is there. */
  readonly toggle: (selection: Selection) => void;
  /** Takes a leg off; it can be put back once with `restore`. */
  readonly remove: (outcomeId: string) => void;
  readonly clear: () => void;
  /**
   * Puts a whole slip in place of this one, e.g. a shared or preloaded one, with the choices made
   * for it; the one before can be put back once with `restore`.
   */
  readonly load: (bets: readonly Selection[], choices?: Partial<StoredCoupon>) => void;
  /** Removes permanently what was placed. */
  readonly finish: (
    sent: Pick<PlaceBet, 'bets' | 'singles' | 'amountByBetId'>,
    answer: PlacedParts,
  ) => void;
  /** Puts back what the last removal or clearing took. */
  readonly restore: () => void;
  readonly canRestore: () => boolean;
  /** Changes the player's choices: the functions of `state/` make one slip of another. */
  readonly change: (change: (state: StoredCoupon) => StoredCoupon) => void;
  readonly setAmount: (amount: string) => void;
  /** Agrees to new prices, by outcome id. */
  readonly acceptPrices: (prices: ReadonlyMap<string, string>) => void;
}

/** Opens the slip that is kept on this device. */
export function createSlip({ storage, clock }: Pick<PluginContext, 'storage' | 'clock'>): Slip {
  const store = storage.open<StoredCoupon>({
    name: 'slip',
    version: STORED_COUPON_VERSION,
    schema: StoredCoupon,
    initial: EMPTY_SLIP,
    migrate: migrateSlip,
    isEmpty: ({ bets, tab }) => bets.length === 0 && tab === COUPON_TAB.slip,
  });
  let undo: StoredCoupon | undefined;
  const change: Slip['change'] = (act) => store.set(act(store.get()));
  const replace = (next: StoredCoupon) => {
    const before = store.get();
    undo = before.bets.length > 0 ? before : undefined;
    store.set(next);
  };
  const remove = (outcomeId: string) => {
    if (holds(store.get(), outcomeId)) {
      replace(withoutLegs(store.get(), [outcomeId]));
    }
  };
  return {
    store,
    remove,
    change,
    toggle: (selection) => {
      if (holds(store.get(), selection.outcomeId)) {
        remove(selection.outcomeId);
      } else {
        undo = undefined;
        change((state) => chooseTab(withLeg(state, selection, clock.now()), COUPON_TAB.slip));
      }
    },
    clear: () => {
      if (store.get().bets.length > 0) {
        replace(emptied(store.get()));
      }
    },
    load: (bets, choices = {}) => {
      replace(withBets(store.get(), { bets, choices, now: clock.now() }));
    },
    finish: (sent, answer) => {
      undo = undefined;
      store.set(afterPlacing(store.get(), sent, answer));
    },
    restore: () => {
      if (undo !== undefined) {
        const kept = undo;
        undo = undefined;
        store.set(kept);
      }
    },
    canRestore: () => undo !== undefined,
    setAmount: (amount) => change((state) => setAmount(state, amount)),
    acceptPrices: (prices) => change((state) => withPrices(state, prices)),
  };
}

export const slipOf = perPlugin(createSlip);
