/** What fills a text's placeholders; `count` also chooses its plural form. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** Texts of one language by namespace. Keys are written `namespace:group.name`. */
export interface Messages {
  /** Adds texts as nested objects; a key that is there already is overwritten. */
  readonly add: (namespace: string, texts: object) => void;
  readonly has: (key: string) => boolean;
  /** The text with its values filled in; the key's own name where there is none. */
  readonly text: (key: string, values?: MessageValues) => string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

function* flatten(texts: object, path: string): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') {
      yield [path + name, value];
    } else if (typeof value === 'object' && value !== null) {
      yield* flatten(value, `${path}${name}.`);
    }
  }
}

/**
 * Looks texts up in the format of i18next's JSON: `{{name}}` placeholders and plural forms by
 * suffix, `bets_one`, `bets_few`, chosen by `Intl.PluralRules`. The library itself is 14 KB on the
 * path to the first price and the shell uses this much of it; its answers are the test's oracle.
 */
export function createMessages({
  language,
  onMissing,
}: {
  readonly language: string;
  readonly onMissing: (key: string) => void;
}): Messages {
  const messages = new Map<string, string>();
  const plurals = new Intl.PluralRules(language);

  const find = (key: string, count: unknown): string | undefined => {
    const forms =
      typeof count === 'number'
        ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key]
        : [key];
    return forms.map((form) => messages.get(form)).find((text) => text !== undefined);
  };
  return {
    add: (namespace, texts) => {
      for (const [key, text] of flatten(texts, `${namespace}:`)) {
        messages.set(key, text);
      }
    },
    has: (key) => messages.has(key),
    text: (key, values = {}) => {
      const text = find(key, values['count']);
      if (text === undefined) {
        onMissing(key);
        return key.slice(key.indexOf(':') + 1);
      }
      // A placeholder without a value stays: it is a mistake to be seen.
      return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
        name in values ? String(values[name] ?? '') : whole,
      );
    },
  };
}
