import { type Preferences, usePlugin, useStore } from '@touchline/plugin-api';
import { RadioGroup, SelectField } from '@touchline/ui/forms';
import { FlagSwitches } from './flag-switches.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
const FONT_SIZES = ['normal', 'large', 'largest'] as const;

/** How the whole page looks. */
export function Appearance() {
  const { i18n, preferences } = usePlugin();
  const { appTheme, appFontSize } = useStore(preferences);
  return (
    <>
      <RadioGroup
        legend={i18n.t('preferences.theme')}
        value={appTheme === undefined ? 'system' : appTheme === 0 ? 'light' : 'dark'}
        onChange={(value) =>
          preferences.change({
            appTheme: value === 'system' ? undefined : value === 'light' ? 0 : 1,
          })
        }
        options={THEMES.map((value) => ({ value, text: i18n.t(`theme.${value}`) }))}
      />
      <SelectField
        label={i18n.t('preferences.fontSize')}
        value={appFontSize}
        onChange={(event) =>
          preferences.change({ appFontSize: event.target.value as Preferences['appFontSize'] })
        }
        options={FONT_SIZES.map((value) => ({ value, text: i18n.t(`fontSize.${value}`) }))}
      />
      <FlagSwitches
        flags={[
          { name: 'isAppCompactView', text: i18n.t('preferences.compact') },
          {
            name: 'visuallyImpairedMode',
            text: i18n.t('preferences.impaired'),
            hint: i18n.t('preferences.impairedHint'),
          },
          {
            name: 'isAppLightVersion',
            text: i18n.t('preferences.lightVersion'),
            hint: i18n.t('preferences.lightVersionHint'),
          },
        ]}
      />
    </>
  );
}
