import type { Connection } from '../navigation/prefetch.ts';
import type { PreferencesStore } from './preferences.ts';

/** Whether the player saves data: by the light version of the site, or by their browser. */
export function savesData(
  { navigator }: Pick<Window, 'navigator'>,
  preferences: Pick<PreferencesStore, 'get'>,
): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || preferences.get().isAppLightVersion === 1;
}
