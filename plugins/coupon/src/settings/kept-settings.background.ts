import type { StoredCouponSettings } from '@touchline/contracts/betting';
import { SLIP_SETTINGS } from '@touchline/contracts/identity';
import { withDropOnScoreChange, withExactCoef } from '@touchline/domain/coupon';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { keepSettings, type SettingValues } from '@touchline/plugin-api/kept-settings';
import { couponSettingsOf, initialSettings } from './settings.store.ts';

/** What the account says, over the rest of the device's; no switch contradicts another. */
export function withAccountSettings(
  device: StoredCouponSettings,
  account: SettingValues,
): StoredCouponSettings {
  const together = { ...device, ...account } as StoredCouponSettings;
  const exact = withExactCoef(together, together.exactCoef);
  return exact.isDropOnScoreChange ? withDropOnScoreChange(exact, true) : exact;
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
