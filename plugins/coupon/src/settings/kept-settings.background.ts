import type { StoredCouponSettings } from '@touchline/contracts/betting';
import { SLIP_SETTINGS } from '@touchline/contracts/identity';
import { withDropOnScoreChange } from '@touchline/domain/coupon';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { keepSettings, type SettingValues } from '@touchline/plugin-api/kept-settings';
import { couponSettingsOf, initialSettings } from './settings.store.ts';

/** What the account says, over the rest of the device's: a bet that may drop is no bet of one tap. */
export function withAccountSettings(
  device: StoredCouponSettings,
  account: SettingValues,
): StoredCouponSettings {
  const together = { ...device, ...account } as StoredCouponSettings;
  return together.isDropOnScoreChange ? withDropOnScoreChange(together, true) : together;
}

/** Keeps the settings of slips with the account of the signed-in player, one-click betting itself excepted. */
export function start(context: PluginContext): Disposer {
  const store = couponSettingsOf(context);
  return keepSettings(context, {
    group: 'otherSettings',
    ids: SLIP_SETTINGS,
    get: () => ({ ...store.get() }),
    change: (settings) => store.set(withAccountSettings(store.get(), settings)),
    subscribe: (listener) => store.subscribe(listener),
    initial: () => ({ ...initialSettings(context) }),
  });
}
