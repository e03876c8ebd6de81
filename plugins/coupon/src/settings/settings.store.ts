import { STORED_COUPON_SETTINGS_VERSION, StoredCouponSettings } from '@touchline/contracts/betting';
import { perPlugin } from '@touchline/plugin-api';

/** What an older version kept, read as this one's: what it did not know has its default. */
export function migrateSettings(stored: unknown): unknown {
  const kept = StoredCouponSettings.safeParse(stored);
  return kept.success ? kept.data : undefined;
}

/** What the player decided about slips, kept on this device; at first what the site decided. */
export const couponSettingsOf = perPlugin(({ storage, config }) =>
  storage.open<StoredCouponSettings>({
    name: 'settings',
    version: STORED_COUPON_SETTINGS_VERSION,
    schema: StoredCouponSettings,
    initial: StoredCouponSettings.parse({
      changeCoefAction: config.core.get().betting.changeCoefAction,
    }),
    migrate: migrateSettings,
  }),
);
