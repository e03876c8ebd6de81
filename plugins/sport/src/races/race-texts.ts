import { fillText, languageWithTexts, pluralText } from '@touchline/domain/languages';
import { type PluginContext, perPlugin, usePlugin } from '@touchline/plugin-api';
import { use, useMemo } from 'react';
import type english from './translations/en.json';

type Texts = typeof english;

/** The keys of nested texts with dots, and of counted ones without their form. */
type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Base}_${Intl.LDMLPluralRule}`
      ? Base
      : Key
    : `${Key}.${Keys<Tree[Key]>}`;
}[keyof Tree & string];
export type RaceTextKey = Keys<Texts>;

/** A text about races in the language of the page. */
export type Say = (key: RaceTextKey, values?: Readonly<Record<string, string | number>>) => string;

function textAt(texts: unknown, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Readonly<Record<string, unknown>>)?.[part], texts);
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a language as a function. */
export function sayIn(language: string, texts: Texts): Say {
  return (key, values = {}) => {
    const text = textAt(texts, key);
    return text === undefined
      ? pluralText({
          texts: texts as object,
          name: key,
          count: Number(values['count']),
          language: languageWithTexts(language),
        })
      : fillText(text, values);
  };
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
