import { directionOf } from '@touchline/domain';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { keepChoice } from '../app/kept-choice.ts';
import ar from '../translations/ar.json';
import en from '../translations/en.json';
import ru from '../translations/ru.json';
import { createTexts } from './create-texts.ts';
import { TextsContext } from './texts-context.ts';

const RESOURCES = { en: { translation: en }, ru: { translation: ru }, ar: { translation: ar } };

/** Gives the texts of the document's language, and changes them without a reload. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const [language, choose] = useState(document.documentElement.lang);
  const texts = useMemo(
    () => ({
      ...createTexts({ language, resources: RESOURCES, now: Date.now }),
      choose: (next: string) => {
        keepChoice('operator_language', next);
        choose(next);
      },
    }),
    [language],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = texts.t('title');
  }, [language, texts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
