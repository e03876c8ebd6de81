import { allowedLanguages, languageName } from '@touchline/domain/languages';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';

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
