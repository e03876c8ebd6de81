import { languageWithTexts } from '@touchline/domain/languages';
import { type PluginContext, perPlugin, usePlugin } from '@touchline/plugin-api';
import { use, useMemo } from 'react';
import { type SayOf, sayWith } from '../event/own-texts.ts';
import type english from './translations/en.json';

type Texts = typeof english;

/** A text about races in the language of the page. */
export type Say = SayOf<Texts>;

/** The texts of a language as a function. */
export function sayIn(language: string, texts: Texts): Say {
  return sayWith(language, texts);
}

/** Loaded with the first race: no other page carries them. */
const textsOf = perPlugin(({ i18n }: PluginContext) => {
  const { language } = i18n;
  const loading = import(`./translations/${languageWithTexts(language)}.json`) as Promise<{
    readonly default: Texts;
  }>;
  return loading.then(({ default: texts }) => sayIn(language, texts));
});

/** What pages of races say; suspends until it is loaded. */
export function useRaceTexts(): Say {
  const context = usePlugin();
  return use(useMemo(() => textsOf(context), [context]));
}
