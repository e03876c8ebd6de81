import { allowedLanguages } from '@touchline/domain';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';

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

/** The language of the whole site. */
export function LanguageField() {
  const { config, i18n, navigation, session } = usePlugin();
  const { languages, hiddenLanguages } = useStore(config.core);
  const authenticated = useStore(session.state, ({ userId }) => userId !== undefined);
  const offered = allowedLanguages({
    available: languages,
    hidden: hiddenLanguages,
    authenticated,
  });
  return (
    <SelectField
      label={i18n.t('preferences.language')}
      value={i18n.language}
      onChange={(event) => void navigation.go(addressIn(event.target.value))}
      options={offered.map((value) => ({ value, text: languageName(value) }))}
    />
  );
}
