import { directionOf } from '@touchline/domain/languages';
import type { TranslationModule } from '@touchline/plugin-api';
import type { createInstance, i18n as I18next } from 'i18next';
import { formsOf, isolate, isPlain, putIn, type Values } from './plain-text.ts';

type Texts = TranslationModule['default'];

/** Texts by namespace and key. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Brings i18next, for texts that are more than words and values. */
export type LoadI18next = () => Promise<{ readonly createInstance: typeof createInstance }>;

/** Puts texts in: in the place of those that have the same keys, or only beside them. */
type AddTexts = (options?: { readonly isBeside?: boolean }) => void;

export interface TextStore {
  /** Brings what the texts of a namespace need; the result puts them in. */
  readonly prepare: (namespace: string, texts: Texts) => Promise<AddTexts>;
  /** A text with its values. */
  readonly text: (namespace: string, key: string, values?: Values) => string;
  readonly has: (namespace: string, key: string) => boolean;
  /** What an act that looks texts up comes to need of each namespace, beside what it answers. */
  readonly record: <Result>(act: () => Result) => { readonly result: Result; readonly used: Words };
}

/** Texts by their keys, the names on the way to them joined by dots. */
function* flatten(texts: Texts, prefix = ''): Generator<readonly [key: string, text: string]> {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') {
      yield [prefix + name, text];
    } else {
      yield* flatten(text as Texts, `${prefix}${name}.`);
    }
  }
}

async function createFullTexts(language: string, load: LoadI18next): Promise<I18next> {
  const { createInstance } = await load();
  const instance = createInstance();
  // Without a backend nothing is awaited: texts come in as they are loaded.
  void instance.init({
    lng: language,
    ns: [],
    // React and the DOM escape for themselves.
    interpolation: { escapeValue: directionOf(language) === 'rtl', escape: isolate },
    keySeparator: false,
    returnNull: false,
    fallbackLng: false,
    initAsync: false,
  });
  return instance;
}

/**
 * The page's texts. Words, values and forms by a count are plain look-ups; i18next comes with the first
 * text that is more, and knows them all from then on.
 */
export function createTextStore({
  language,
  onMissing,
  loadI18next,
}: {
  readonly language: string;
  /** Says what is shown in the place of a text that is not there. */
  readonly onMissing: (namespace: string, key: string) => string;
  readonly loadI18next: LoadI18next;
}): TextStore {
  const namespaces = new Map<string, Map<string, string>>();
  const rules = new Intl.PluralRules(language);
  const show = directionOf(language) === 'rtl' ? isolate : (text: string) => text;
  let full: I18next | undefined;
  let used: Map<string, Map<string, string>> | undefined;

  /** Notes a text with all its forms: what is counted on the first screen goes on. */
  function note(namespace: string, key: string): void {
    const texts = namespaces.get(namespace);
    if (used === undefined || texts === undefined) return;
    const noted = used.get(namespace) ?? new Map<string, string>();
    used.set(namespace, noted);
    for (const form of [
      '',
      '_zero',
      ...rules.resolvedOptions().pluralCategories.map((name) => `_${name}`),
    ]) {
      const text = texts.get(key + form);
      if (text !== undefined) noted.set(key + form, text);
    }
  }

  async function bringFull(): Promise<void> {
    const instance = await createFullTexts(language, loadI18next);
    for (const [namespace, texts] of namespaces) {
      instance.addResources(language, namespace, Object.fromEntries(texts));
    }
    full ??= instance;
  }

  return {
    prepare: async (namespace, texts) => {
      const entries = [...flatten(texts)];
      if (full === undefined && !entries.every(([, text]) => isPlain(text))) {
        await bringFull();
      }
      return ({ isBeside = false } = {}) => {
        const known = namespaces.get(namespace) ?? new Map<string, string>();
        namespaces.set(namespace, known);
        const added = isBeside ? entries.filter(([key]) => !known.has(key)) : entries;
        for (const [key, text] of added) {
          known.set(key, text);
        }
        full?.addResources(language, namespace, Object.fromEntries(added));
      };
    },
    has: (namespace, key) => namespaces.get(namespace)?.has(key) === true,
    record: (act) => {
      used = new Map();
      try {
        const result = act();
        const words = [...used].map(([name, texts]) => [name, Object.fromEntries(texts)] as const);
        return { result, used: Object.fromEntries(words) };
      } finally {
        used = undefined;
      }
    },
    text: (namespace, key, values) => {
      note(namespace, key);
      const texts = namespaces.get(namespace);
      const form = formsOf(key, values?.['count'], rules).find((one) => texts?.has(one));
      const text = form === undefined ? undefined : texts?.get(form);
      if (text === undefined) {
        return onMissing(namespace, key);
      }
      return full === undefined || isPlain(text)
        ? putIn(text, values, show)
        : full.t(key, { ...values, ns: namespace });
    },
  };
}
