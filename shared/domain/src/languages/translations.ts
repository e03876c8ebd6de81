import { type Language, languageWithTexts } from './languages.ts';

/** What is filled into the `{{braces}}` of a text, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with its `{{braces}}` filled in; those without a value stay as they are. */
export function fillText(text: string, values: TextValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) =>
    String(values[name] ?? written),
  );
}

/** The form of a text that a number takes in a language, with `{{count}}` filled in. */
export function pluralText<Name extends string>(counted: {
  /** Has a text `<name>_<form>` for each plural form of the language. */
  readonly texts: Readonly<Partial<Record<`${Name}_${Intl.LDMLPluralRule}`, string>>>;
  readonly name: Name;
  readonly count: number;
  readonly language: Language;
}): string {
  const { texts, name, count, language } = counted;
  const form = new Intl.PluralRules(language).select(count);
  return fillText(texts[`${name}_${form}`] ?? '', { count });
}

/**
 * The texts of a package by language, each read once, on its first use. A language that
 * the site does not have gets the English ones.
 */
export function createTranslations<Texts>(
  read: (language: Language) => Texts,
): (language: string) => Texts {
  const known = new Map<Language, Texts>();
  return (asked) => {
    const language = languageWithTexts(asked);
    const texts = known.get(language) ?? read(language);
    known.set(language, texts);
    return texts;
  };
}
