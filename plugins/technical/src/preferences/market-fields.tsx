import { ODDS_FORMATS, oddsFormatId } from '@touchline/domain/odds';
import { constrainCoefView } from '@touchline/domain/settings';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { FlagSwitches } from './flag-switches.tsx';

const ODDS = ODDS_FORMATS.map((format) => oddsFormatId({ format, view: 'european' }));
/** Names of markets: full, short. */
const NAMES = [0, 1] as const;
/** Columns of markets: as many as fit, or a number. */
const COLUMNS = [0, 1, 2, 3] as const;

/** Full or short names, where the operator allows both. */
function MarketNames() {
  const { config, i18n, preferences } = usePlugin();
  const current = useStore(preferences, ({ marketsNameType }) => marketsNameType);
  const allowed = useStore(config.core, (core) => core.allowedSettings.marketsNameTypes);
  const names = NAMES.filter((type) => allowed.includes(type));
  return names.length > 1 ? (
    <SelectField
      label={i18n.t('preferences.marketNames')}
      value={String(current)}
      onChange={(event) => {
        preferences.change({ marketsNameType: Number(event.target.value) });
        // Names are written into every text of the page: with others it is another document.
        window.location.reload();
      }}
      options={names.map((type) => ({
        value: String(type),
        text: i18n.t(`marketNames.${type}`),
      }))}
    />
  ) : undefined;
}

/** How markets and their prices are shown. */
export function MarketFields() {
  const { config, i18n, keys, preferences } = usePlugin();
  const { coefViewId, appViewType, marketDisplaySettings } = useStore(preferences);
  const { coefViewIds } = useStore(config.core, ({ allowedSettings }) => allowedSettings);
  // Three are only on a wide screen.
  const columns = COLUMNS.filter((count) => count < 3 || keys.get('device') === 'desktop');
  return (
    <>
      <SelectField
        label={i18n.t('preferences.odds')}
        // Shown by its European id, whichever view it belongs to.
        value={String(constrainCoefView({ coefViewId, appViewType: 0, allowed: coefViewIds }))}
        onChange={(event) =>
          preferences.change({
            coefViewId: constrainCoefView({
              coefViewId: Number(event.target.value),
              appViewType,
              allowed: coefViewIds,
            }),
          })
        }
        options={ODDS.filter((id) => coefViewIds.includes(id)).map((id) => ({
          value: String(id),
          text: i18n.t(`odds.${id}`),
        }))}
      />
      <MarketNames />
      <SelectField
        label={i18n.t('preferences.marketColumns')}
        value={String(marketDisplaySettings)}
        onChange={(event) =>
          preferences.change({ marketDisplaySettings: Number(event.target.value) })
        }
        options={columns.map((count) => ({
          value: String(count),
          text: i18n.t(`marketColumns.${count}`),
        }))}
      />
      <FlagSwitches
        flags={[{ name: 'coefIndicationType', text: i18n.t('preferences.plainChanges') }]}
      />
    </>
  );
}
