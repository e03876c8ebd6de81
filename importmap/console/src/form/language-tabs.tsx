import { languageName, LANGUAGES } from '@touchline/domain/languages';
import { Tabs } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';

/** The same fields for each language, a language at a time; the first is the site's own. */
export function LanguageTabs({
  label,
  defaultLanguage,
  children,
}: {
  readonly label: string;
  readonly defaultLanguage: string;
  readonly children: (language: string) => ReactNode;
}) {
  const [language, setLanguage] = useState(defaultLanguage);
  return (
    <Tabs
      label={label}
      tabs={LANGUAGES.map((key) => ({ key, text: languageName(key) }))}
      selected={language as (typeof LANGUAGES)[number]}
      onSelect={setLanguage}
    >
      {children(language)}
    </Tabs>
  );
}
