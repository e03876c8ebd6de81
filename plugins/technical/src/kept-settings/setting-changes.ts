import { COMMON_SETTINGS, type CommonSetting } from '@touchline/contracts/identity';
import type { Preferences } from '@touchline/plugin-api';

/** Settings by their ids, as the account has them. */
export type KeptSettings = Readonly<Partial<Record<CommonSetting['id'], CommonSetting['value']>>>;

/** The settings of an answer by their ids. */
export function byId(settings: readonly CommonSetting[]): KeptSettings {
  return Object.fromEntries(settings.map(({ id, value }) => [id, value]));
}

/** The settings that differ on this device from what the account had, or from the site's where it had none. */
export function changedSettings({
  device,
  known,
  defaults,
}: {
  readonly device: Preferences;
  readonly known: KeptSettings;
  readonly defaults: Preferences;
}): CommonSetting[] {
  return COMMON_SETTINGS.filter((id) => device[id] !== (known[id] ?? defaults[id])).map((id) => ({
    id,
    value: device[id],
  }));
}

/** What the device must change to be as the account says. */
export function changesOfDevice(device: Preferences, account: KeptSettings): Partial<Preferences> {
  const differing = COMMON_SETTINGS.filter(
    (id) => account[id] !== undefined && account[id] !== device[id],
  );
  return Object.fromEntries(differing.map((id) => [id, account[id]])) as Partial<Preferences>;
}
