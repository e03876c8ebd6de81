import { StoredCouponSettings } from '@touchline/contracts';
import { DEFAULT_CHANGE_COEF_ACTION } from '@touchline/domain';
import { perPlugin } from '@touchline/plugin-api';

/** What the player decided about price changes, kept on this device. */
export const couponSettingsOf = perPlugin(({ storage }) =>
  storage.open<StoredCouponSettings>({
    name: 'settings',
    version: 1,
    schema: StoredCouponSettings,
    initial: { changeCoefAction: DEFAULT_CHANGE_COEF_ACTION },
  }),
);
