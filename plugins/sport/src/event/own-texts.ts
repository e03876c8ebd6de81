import { fillText, languageWithTexts, pluralText } from '@touchline/domain/languages';

/** The keys of nested texts with dots, and of counted ones without their form. */
type TextKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Base}_${Intl.LDMLPluralRule}`
      ? Base
      : Key
    : `${Key}.${TextKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** A text of a part of the section that has its own, in the language of the page. */
export type SayOf<Texts> = (
  key: TextKeys<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

function textAt(texts: unknown, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Readonly<Record<string, unknown>>)?.[part], texts);
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a language as a function. */
export function sayWith<Texts>(language: string, texts: Texts): SayOf<Texts> {
  return (key, values = {}) => {
    const text = textAt(texts, key);
    return text === undefined
      ? pluralText<string>({
          texts: texts as Readonly<Record<string, string>>,
          name: key,
          count: Number(values['count']),
          language: languageWithTexts(language),
        })
      : fillText(text, values);
  };
}
