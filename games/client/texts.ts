import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Looks a text up in the language of the document; `{name}` in it stands for a value. */
export type TextOf<Name extends string> = (name: Name, values?: Values) => string;

/** The texts of one game, or of what all games share, in every language. */
export function textsOf<Name extends string>(all: {
  readonly ar: Texts<Name>;
  readonly en: Texts<Name>;
  readonly ru: Texts<Name>;
}): TextOf<Name> {
  return (name, values = {}) => {
    const language = document.documentElement.lang;
    const text = (language === 'ar' || language === 'ru' ? all[language] : all.en)[name];
    // Every value is isolated, so that numbers stay whole in a right-to-left sentence.
    return text.replaceAll(/\{(\w+)\}/g, (_all, key: string) => `\u2068${values[key] ?? ''}\u2069`);
  };
}

export type TextName = keyof typeof en;

/** The texts that all games share. */
export const textOf: TextOf<TextName> = textsOf({ ar, en, ru });
