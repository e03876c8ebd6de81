import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

export type TextName = keyof typeof en;

const ALL: Readonly<Record<string, Readonly<Record<TextName, string>>>> = { ar, en, ru };

/** The texts of the document's language; `{name}` stands for a value. */
export function textOf(
  name: TextName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = (ALL[document.documentElement.lang] ?? en)[name];
  // Every value is isolated, so that numbers stay whole in a right-to-left sentence.
  return text.replaceAll(/\{(\w+)\}/g, (_all, key: string) => `\u2068${values[key] ?? ''}\u2069`);
}
