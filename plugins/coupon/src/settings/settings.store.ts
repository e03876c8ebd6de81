import { STORED_COUPON_SETTINGS_VERSION, StoredCouponSettings } from '@touchline/contracts/betting';
import { perPlugin, type PluginContext } from '@touchline/plugin-api';

/** What an older version kept, read as this one's: what it did not know has its default. */
export function migrateSettings(stored: unknown): unknown {
  const kept = StoredCouponSettings.safeParse(stored);
  return kept.success ? kept.data : undefined;
}

/** What a player has who has decided nothing: what the site decided. */
export function initialSettings({ config }: Pick<PluginContext, 'config'>): StoredCouponSettings {
  const { changeCoefAction } = config.core.get().betting;
  return StoredCouponSettings.parse({ changeCoefAction });
}

/** What the player decided about slips, kept on this device; at first what the site decided. */
export const couponSettingsOf = perPlugin(({ storage, config }) =>
  storage.open<StoredCouponSettings>({
    name: 'settings',
    version: STORED_COUPON_SETTINGS_VERSION,
    schema: StoredCouponSettings,
    initial: initialSettings({ config }),
    migrate: migrateSettings,
  }),
);
