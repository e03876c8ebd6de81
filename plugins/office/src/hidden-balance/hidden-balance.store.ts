import { OfficeSettings, StoredHiddenBalance } from '@touchline/contracts/identity';
import { perPlugin, type PluginContext } from '@touchline/plugin-api';

const PATH = '/web-api/officeapi/v1/settings';
/** Is set by the shell as soon as the player's configuration is there. */
const KEY = 'user.balanceHidden';

/**
 * Whether the player's balance is hidden. The choice is the account's; the device remembers it, so that a page which
 * is loaded does not show the balance for a moment before it knows.
 */
export const hiddenBalanceOf = perPlugin((context: PluginContext) => {
  const { bus, http, keys, notify, storage } = context;
  const store = storage.open<StoredHiddenBalance>({
    name: 'hidden-balance',
    version: 1,
    schema: StoredHiddenBalance,
    initial: { isHidden: false },
    isEmpty: ({ isHidden }) => !isHidden,
  });
  let saving: Promise<void> | undefined;

  /** Takes over what the account says, unless a change of this page is on its way there. */
  function follow(): void {
    const isHidden = keys.get(KEY);
    if (typeof isHidden === 'boolean' && saving === undefined) store.set({ isHidden });
  }

  async function save(isHidden: boolean): Promise<void> {
    const otherSettings = [{ id: 'isBalanceHidden', value: isHidden }];
    try {
      await http.request({
        method: 'PATCH',
        path: PATH,
        body: { otherSettings },
        schema: OfficeSettings,
        authentication: 'required',
      });
      await bus.emit('profile.changed', {});
    } catch (error) {
      store.set({ isHidden: !isHidden });
      notify.show({ kind: 'error', error, id: KEY });
    }
  }

  return {
    store,
    /** Applies what is known of the account now and whenever it changes. */
    start: () => {
      follow();
      return keys.subscribe([KEY], follow);
    },
    /** Shows the change at once; where it cannot be saved, it goes back and the player reads why. */
    toggle: () => {
      if (saving !== undefined) return;
      const isHidden = !store.get().isHidden;
      store.set({ isHidden });
      saving = save(isHidden).finally(() => {
        saving = undefined;
      });
    },
  };
});
