import { allowedLanguages, constrainCoefView, timeZoneOf } from '@touchline/domain';
import { type Preferences, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { RadioGroup, SelectField, Sheet, Switch } from '@touchline/ui/forms';
import styles from './preferences.module.css';

const THEMES = ['system', 'light', 'dark'] as const;
const FONT_SIZES = ['normal', 'large', 'largest'] as const;
const ODDS = [0, 1, 2, 4, 5, 6] as const;
const HOURS = Array.from({ length: 27 }, (_item, index) => index - 12);

/** A language's name in itself, with a capital where it has any. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}

/** The same page under another language. */
function addressIn(language: string): string {
  const { pathname, search, hash } = window.location;
  return `/${[language, ...pathname.split('/').slice(2)].join('/')}${search}${hash}`;
}

function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours % 1) * 60);
  const whole = `UTC${hours < 0 ? '−' : '+'}${Math.trunc(Math.abs(hours))}`;
  return minutes === 0 ? whole : `${whole}:${String(minutes).padStart(2, '0')}`;
}

function Appearance() {
  const { i18n, preferences } = usePlugin();
  const { appTheme, appFontSize, isAppCompactView, visuallyImpairedMode } = useStore(preferences);
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
      <div className={styles.switches}>
        <Switch
          label={i18n.t('preferences.compact')}
          checked={isAppCompactView === 1}
          onChange={(event) =>
            preferences.change({ isAppCompactView: event.target.checked ? 1 : 0 })
          }
        />
        <Switch
          label={i18n.t('preferences.impaired')}
          hint={i18n.t('preferences.impairedHint')}
          checked={visuallyImpairedMode === 1}
          onChange={(event) =>
            preferences.change({ visuallyImpairedMode: event.target.checked ? 1 : 0 })
          }
        />
      </div>
    </>
  );
}

/** What is shown of events and offers beside the prices. */
const CONTENTS = [
  ['coefIndicationType', 'preferences.plainChanges'],
  ['isShowGameId', 'preferences.gameId'],
  ['isAccumulatorOfTheDay', 'preferences.dayExpress'],
  ['isLiveAccumulatorOfTheDay', 'preferences.liveDayExpress'],
] as const;

/** What the list of sports beside the page shows, where there is room for one. */
function Columns() {
  const { i18n, preferences } = usePlugin();
  const { isGroupByCountry, isShowSportsOnly } = useStore(preferences);
  return (
    <div className={styles.switches}>
      <Switch
        label={i18n.t('preferences.sportsOnly')}
        checked={isShowSportsOnly === 1}
        onChange={(event) => preferences.change({ isShowSportsOnly: event.target.checked ? 1 : 0 })}
      />
      <Switch
        label={i18n.t('preferences.groupByCountry')}
        checked={isGroupByCountry}
        disabled={isShowSportsOnly === 1}
        onChange={(event) => preferences.change({ isGroupByCountry: event.target.checked })}
      />
    </div>
  );
}

function Contents() {
  const { i18n, preferences } = usePlugin();
  const settings = useStore(preferences);
  return (
    <div className={styles.switches}>
      {CONTENTS.map(([name, text]) => (
        <Switch
          key={name}
          label={i18n.t(text)}
          checked={settings[name] === 1}
          onChange={(event) => preferences.change({ [name]: event.target.checked ? 1 : 0 })}
        />
      ))}
    </div>
  );
}

/** Times are written into every text of the page: in another clock it is another document. */
function TimeFields() {
  const { clock, i18n, preferences } = usePlugin();
  const { timeZone, is12h } = useStore(preferences);
  const change = (next: Partial<Preferences>) => {
    preferences.change(next);
    window.location.reload();
  };
  const device = timeZoneOf({
    chosen: undefined,
    deviceOffset: new Date(clock.now()).getTimezoneOffset(),
  });
  return (
    <>
      <SelectField
        label={i18n.t('preferences.timeZone')}
        value={timeZone === undefined ? '' : String(timeZone)}
        onChange={({ target: { value } }) =>
          change({ timeZone: value === '' ? undefined : Number(value) })
        }
        options={[
          { value: '', text: i18n.t('preferences.timeZoneDevice', { zone: offsetText(device) }) },
          ...HOURS.map((hours) => ({ value: String(hours), text: offsetText(hours) })),
        ]}
      />
      <Switch
        label={i18n.t('preferences.twelveHours')}
        checked={is12h}
        onChange={(event) => change({ is12h: event.target.checked })}
      />
    </>
  );
}

/** The player's own settings of the page: looks, odds, times, language. */
function PreferencesSheet() {
  const { i18n, keys, modals, preferences, config, navigation, session } = usePlugin();
  const { coefViewId, appViewType } = useStore(preferences);
  const { languages, hiddenLanguages, allowedSettings } = useStore(config.core);
  const authenticated = useStore(session.state, ({ userId }) => userId !== undefined);
  const allowed = allowedSettings.coefViewIds;
  const offered = allowedLanguages({
    available: languages,
    hidden: hiddenLanguages,
    authenticated,
  });
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={i18n.t('preferences.title')}
      closeText={i18n.t('preferences.close')}
    >
      <div className={styles.fields}>
        <Appearance />
        <SelectField
          label={i18n.t('preferences.odds')}
          // Shown by its European id, whichever view it belongs to.
          value={String(constrainCoefView({ coefViewId, appViewType: 0, allowed }))}
          onChange={(event) =>
            preferences.change({
              coefViewId: constrainCoefView({
                coefViewId: Number(event.target.value),
                appViewType,
                allowed,
              }),
            })
          }
          options={ODDS.filter((id) => allowed.includes(id)).map((id) => ({
            value: String(id),
            text: i18n.t(`odds.${id}`),
          }))}
        />
        <Contents />
        {keys.get('device') === 'desktop' ? <Columns /> : undefined}
        <TimeFields />
        <SelectField
          label={i18n.t('preferences.language')}
          value={i18n.language}
          onChange={(event) => void navigation.go(addressIn(event.target.value))}
          options={offered.map((value) => ({ value, text: languageName(value) }))}
        />
      </div>
    </Sheet>
  );
}

export const view = reactView(PreferencesSheet);
