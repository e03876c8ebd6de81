import { directionOf } from '@touchline/domain/languages';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { keepChoice } from '../app/kept-choice.ts';
import type { Resource } from 'i18next';
import { createTexts } from './create-texts.ts';
import { TextsContext } from './texts-context.ts';

/** Gives the texts of the document's language, and changes them without a reload. */
export function TextsProvider({
  resources,
  children,
}: {
  readonly resources: Resource;
  readonly children: ReactNode;
}) {
  const [language, choose] = useState(document.documentElement.lang);
  const texts = useMemo(
    () => ({
      ...createTexts({ language, resources, now: Date.now }),
      choose: (next: string) => {
        keepChoice('operator_language', next);
        choose(next);
      },
    }),
    [language, resources],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = texts.t('title');
  }, [language, texts]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
