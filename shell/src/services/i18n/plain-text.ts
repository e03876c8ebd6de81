/** What is put into a text. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * What is put into a right-to-left text keeps its own direction and leaves that of its neighbours
 * alone: a club's Latin name, a score, a signed line (Unicode isolates, UAX #9).
 */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Whether a text has nothing but words and `{{value}}`: no nested text, no format. */
export function isPlain(text: string): boolean {
  return !/\$t\(|\{\{(?!\w+\}\})/.test(text);
}

/** A plain text with its values; one without its value has nothing in its place. */
export function putIn(text: string, values: Values | undefined, show: (value: string) => string) {
  return text.includes('{{')
    ? text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
        const value = values?.[name];
        return value === undefined ? '' : show(String(value));
      })
    : text;
}

/** The keys under which the form of a counted text is looked for, best first (CLDR plural rules). */
export function formsOf(
  key: string,
  count: string | number | undefined,
  rules: Pick<Intl.PluralRules, 'select'>,
): readonly string[] {
  return typeof count === 'number'
    ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rules.select(count)}`, key]
    : [key];
}
