import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { RadioGroup, SelectField, Sheet } from '@touchline/ui/forms';
import styles from './preferences.module.css';

const THEMES = ['system', 'light', 'dark'] as const;
const ODDS = [0, 1, 2, 4, 5, 6] as const;

function languageName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** The player's own settings of the page: appearance, language, odds format. */
function PreferencesSheet() {
  const { i18n, modals, preferences, config } = usePlugin();
  const { theme, coefViewId } = useStore(preferences);
  const languages = useStore(config.core, (core) => core.languages);
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={i18n.t('preferences.title')}
      closeText={i18n.t('preferences.close')}
    >
      <div className={styles.fields}>
        <RadioGroup
          legend={i18n.t('preferences.theme')}
          value={theme}
          onChange={(value) => preferences.change({ theme: value })}
          options={THEMES.map((value) => ({ value, text: i18n.t(`theme.${value}`) }))}
        />
        <SelectField
          label={i18n.t('preferences.odds')}
          value={String(coefViewId)}
          onChange={(event) => preferences.change({ coefViewId: Number(event.target.value) })}
          options={ODDS.map((id) => ({ value: String(id), text: i18n.t(`odds.${id}`) }))}
        />
        <SelectField
          label={i18n.t('preferences.language')}
          value={i18n.language}
          onChange={(event) => {
            // Texts, direction and document belong to one language: another one is another document.
            const { pathname, hash } = window.location;
            const rest = pathname.split('/').slice(2).join('/');
            window.location.assign(`/${event.target.value}/${rest}${hash}`);
          }}
          options={languages.map((value) => ({ value, text: languageName(value) }))}
        />
      </div>
    </Sheet>
  );
}

export const view = reactView(PreferencesSheet);
