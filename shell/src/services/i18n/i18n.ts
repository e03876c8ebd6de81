import { directionOf, formattingLocale } from '@touchline/domain/languages';
import { BUILDER_MARKET, builderParts } from '@touchline/domain/markets';
import { formatMoney } from '@touchline/domain/money';
import type { I18n, TranslationModule } from '@touchline/plugin-api';
import { errorCode } from '@touchline/plugin-api/errors';
import {
  type MarketDescription,
  marketText,
  outcomeShortText,
  outcomeText,
  periodText,
  type Translate,
} from './market-text.ts';
import { isolate } from './plain-text.ts';
import {
  dayFormatter,
  relativeFormatter,
  timeFormatter,
  type TimeSettings,
} from './time-formats.ts';
import { createTextStore, type LoadI18next, type TextStore, type Words } from './text-store.ts';

export type LoadTranslations = () => Promise<TranslationModule>;

export interface ShellI18n {
  readonly language: string;
  /**
   * Loads a namespace unless it is there already. What only the first screen needs of it may be in the document:
   * then the rest waits for `complete`.
   */
  readonly addNamespace: (
    namespace: string,
    load: LoadTranslations,
    options?: { readonly isFirstScreen?: boolean },
  ) => Promise<void>;
  /** Loads what the document has in part; rejects when something of it cannot be loaded. */
  readonly complete: () => Promise<void>;
  /** Waits for what `complete` loads, where it has begun. */
  readonly completed: () => Promise<void>;
  /** Lets the next `addNamespace` load it again; until then its texts stay. */
  readonly forgetNamespace: (namespace: string) => void;
  /** Brings what texts need that are to be in the place of a namespace's own; the result puts them there. */
  readonly layOver: (
    namespace: string,
    texts: Readonly<Record<string, string>>,
  ) => Promise<() => void>;
  /** The texts as one plugin sees them. */
  readonly forNamespace: (namespace: string) => I18n;
  /** Whether words were requested before there were any: those of an error, or what the first screen had not shown. */
  readonly isAwaited: () => boolean;
  /** What an act comes to need of each namespace, beside what it answers. */
  readonly record: TextStore['record'];
}

/** What a market's text is made of, of its names (`loadMarketNames`). */
function describe(store: TextStore, marketKey: string): MarketDescription {
  // A key the catalogue does not know is shown as it is rather than failing the page.
  const [code = marketKey, line] = marketKey.split('@');
  const parts = store.has('markets', code) ? store.text('markets', code).split(' ') : [];
  const [kind = code, period = 'ft', unit, name] = parts.map((part) =>
    part === '-' ? undefined : part,
  );
  return { kind, name, period, unit, line };
}

function createTexts(
  store: TextStore,
  language: string,
  time: TimeSettings,
  awaitWords: () => void,
): (namespace: string) => I18n {
  const describeMarket = (marketKey: string) => describe(store, marketKey);
  const translate =
    (namespace: string): Translate =>
    (key, values) =>
      store.text(namespace, key, values);
  const shared = translate('shared');
  const direction = directionOf(language);
  const locale = formattingLocale(language);
  const alone = direction === 'rtl' ? isolate : (text: string) => text;
  const dateTime = timeFormatter(locale, time);
  const day = dayFormatter(time.zone);
  const relativeTime = relativeFormatter(locale);
  let countries: Intl.DisplayNames | undefined;
  const market: I18n['market'] = (marketKey, names) =>
    marketText(describeMarket(marketKey), names, shared);
  const outcome: I18n['outcome'] = (marketKey, code, names) => {
    const parts = marketKey === BUILDER_MARKET ? builderParts(code) : undefined;
    return parts === undefined
      ? alone(outcomeText(describeMarket(marketKey), code, names, shared))
      : parts
          .map(
            (part) =>
              `${market(part.marketKey, names)}: ${outcome(part.marketKey, part.outcomeCode, names)}`,
          )
          .join(' + ');
  };
  return (namespace) => ({
    language,
    direction,
    t: translate(namespace),
    sport: (slug) => shared(`sport.${slug}`),
    country: (code) => {
      // Nations of sport that are parts of a state, and what bookmakers call otherwise than browsers.
      const key = `country.${code}`;
      if (store.has('shared', key)) return shared(key);
      if (!/^[A-Z]{2}$/.test(code)) return code;
      countries ??= new Intl.DisplayNames(language, { type: 'region' });
      return countries.of(code) ?? code;
    },
    market,
    outcome,
    outcomeShort: (marketKey, code, names) =>
      alone(outcomeShortText(describeMarket(marketKey), code, names, shared)),
    marketGroup: (group) => shared(`group.${group}`),
    period: (code) => periodText(code, shared),
    suspension: (reason) => shared(`suspension.${reason}`),
    couponType: (typeId) => shared(`couponType.${typeId}`),
    page: (name) => shared(`page.${name}`),
    error: (error) => {
      const keys = [errorCode(error) ?? '', 'unknown'];
      const key = keys.find((one) => store.has('errors', one));
      if (key === undefined) {
        awaitWords();
        return '';
      }
      return store.text('errors', key);
    },
    money: (amount, currency) =>
      formatMoney({
        amount: BigInt(amount) as never,
        currency: currency as never,
        locale,
      }),
    timeZone: time.zone,
    day,
    dateTime,
    relativeTime,
  });
}

/**
 * The page's texts: one namespace a plugin, each loaded with its first view.
 * @param words what the first screen needs, where the document says it
 */
export function createI18n({
  language,
  time = {},
  words = {},
  onMissing,
  loadI18next,
}: {
  readonly language: string;
  readonly time?: TimeSettings;
  readonly words?: Words | undefined;
  readonly onMissing: (key: string) => void;
  readonly loadI18next: LoadI18next;
}): ShellI18n {
  const loaded = new Map<string, Promise<void>>();
  /** Loads the rest of what the document has in part. */
  const rest = new Map<string, LoadTranslations>();
  let completing: Promise<void> | undefined;
  let isAwaited = false;
  const awaitWords = () => {
    isAwaited = true;
  };
  const store = createTextStore({
    language,
    loadI18next,
    onMissing: (namespace, key) => {
      if (rest.has(namespace)) {
        awaitWords();
        return '';
      }
      onMissing(`${namespace}:${key}`);
      return key;
    },
  });
  const inDocument = Promise.all(
    Object.entries(words).map(async ([name, texts]) => (await store.prepare(name, texts))()),
  );

  function load(namespace: string, bring: LoadTranslations): Promise<void> {
    const known = loaded.get(namespace);
    if (known !== undefined) {
      return known;
    }
    const loading = Promise.all([bring(), inDocument])
      .then(([module]) => store.prepare(namespace, module.default))
      .then((add) => {
        // Dictionaries may be over what the document has.
        add({ isBeside: rest.delete(namespace) });
      })
      .catch((error: unknown) => {
        loaded.delete(namespace);
        throw error;
      });
    loaded.set(namespace, loading);
    return loading;
  }

  async function loadRest(): Promise<void> {
    await Promise.all([...rest].map(([namespace, bring]) => load(namespace, bring)));
  }

  return {
    language,
    isAwaited: () => isAwaited,
    record: store.record,
    forNamespace: createTexts(store, language, time, awaitWords),
    layOver: (namespace, texts) => store.prepare(namespace, texts),
    forgetNamespace: (namespace) => void loaded.delete(namespace),
    addNamespace: async (namespace, bring, { isFirstScreen = false } = {}) => {
      const isPart = isFirstScreen && completing === undefined && words[namespace] !== undefined;
      if (!isPart || loaded.has(namespace)) {
        return load(namespace, bring);
      }
      rest.set(namespace, bring);
      await inDocument;
    },
    complete: () => {
      completing = loadRest();
      return completing;
    },
    completed: async () => {
      // What failed is requested again by who waits for it.
      await completing?.catch(loadRest);
    },
  };
}
