import { allowedLanguages } from '@touchline/domain';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { RadioGroup, SelectField, Sheet } from '@touchline/ui/forms';
import styles from './preferences.module.css';

const THEMES = ['system', 'light', 'dark'] as const;
const ODDS = [0, 1, 2, 4, 5, 6] as const;

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

/** The player's own settings of the page: appearance, language, odds format. */
function PreferencesSheet() {
  const { i18n, modals, preferences, config, navigation, session } = usePlugin();
  const { theme, coefViewId } = useStore(preferences);
  const { languages, hiddenLanguages } = useStore(config.core);
  const authenticated = useStore(session.state, ({ userId }) => userId !== undefined);
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
          onChange={(event) => void navigation.go(addressIn(event.target.value))}
          options={offered.map((value) => ({ value, text: languageName(value) }))}
        />
      </div>
    </Sheet>
  );
}

export const view = reactView(PreferencesSheet);
