import { directionOf, formattingLocale } from '@touchline/domain/languages';
import { findMarketLabel } from '@touchline/domain/markets';
import { formatMoney } from '@touchline/domain/money';
import { errorCode, type I18n, type TranslationModule } from '@touchline/plugin-api';
import { createInstance, type i18n as I18nextInstance } from 'i18next';
import {
  type MarketDescription,
  marketText,
  outcomeShortText,
  outcomeText,
  type Translate,
} from './market-text.ts';

export type LoadTranslations = () => Promise<TranslationModule>;

export interface ShellI18n {
  readonly language: string;
  /** Loads a namespace unless it is there already. */
  readonly addNamespace: (namespace: string, load: LoadTranslations) => Promise<void>;
  /** Lets the next `addNamespace` load it again; until then its texts stay. */
  readonly forgetNamespace: (namespace: string) => void;
  /** Puts texts in the place of a namespace's own, by key. */
  readonly layOver: (namespace: string, texts: Readonly<Record<string, string>>) => void;
  /** The texts as one plugin sees them. */
  readonly forNamespace: (namespace: string) => I18n;
  /** Whether words for an error were requested before there were any. */
  readonly isErrorAwaited: () => boolean;
}

/**
 * What is put into a right-to-left text keeps its own direction and leaves that of its neighbours
 * alone: a club's Latin name, a score, a signed line (Unicode isolates, UAX #9).
 */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Texts are shown as text by React and the DOM, which escape for themselves. */
function options(direction: I18n['direction']) {
  return {
    interpolation: { escapeValue: direction === 'rtl', escape: isolate },
    returnNull: false,
    fallbackLng: false,
  } as const;
}

/** Markets whose kind has another name in their own sport. */
const NAMES_OF_THEIR_OWN = ['draw-no-bet', 'overtime'] as const;

const describe = (marketKey: string): MarketDescription => {
  // A key the catalogue does not know is shown as it is rather than failing the page.
  const [code = marketKey, line] = marketKey.split('@');
  const type = findMarketLabel(code);
  return {
    kind: type?.kindName ?? code,
    name: NAMES_OF_THEIR_OWN.find((name) => code.endsWith(name)),
    period: type?.period ?? 'ft',
    unit: type?.unit,
    line,
  };
};

/** How the player wants times: attributes of `<html>`, written before the first paint. */
interface TimeSettings {
  /** `12` for a clock of twelve hours. */
  readonly clock?: string | undefined;
  /** An IANA name; the device's zone without one. */
  readonly zone?: string | undefined;
}

function formatters(locale: string, { clock, zone }: TimeSettings) {
  const hourCycle = clock === '12' ? 'h12' : 'h23';
  const made = new Map<string, Intl.DateTimeFormat>();
  const options: Record<Parameters<I18n['dateTime']>[1], Intl.DateTimeFormatOptions> = {
    time: { hour: '2-digit', minute: '2-digit', hourCycle },
    date: { day: 'numeric', month: 'short', year: 'numeric' },
    'date-time': {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle,
    },
    day: { weekday: 'short', day: 'numeric', month: 'short' },
  };
  return (time: number, style: Parameters<I18n['dateTime']>[1]) => {
    const known =
      made.get(style) ?? new Intl.DateTimeFormat(locale, { ...options[style], timeZone: zone });
    made.set(style, known);
    return known.format(time);
  };
}

function relativeFormatter(locale: string): I18n['relativeTime'] {
  let made: Intl.RelativeTimeFormat | undefined;
  return (time, now) => {
    const format = (made ??= new Intl.RelativeTimeFormat(locale, {
      numeric: 'auto',
      style: 'short',
    }));
    const seconds = Math.round((time - now) / 1000);
    const size = Math.abs(seconds);
    if (size < 60) {
      return format.format(seconds, 'second');
    }
    if (size < 3600) {
      return format.format(Math.round(seconds / 60), 'minute');
    }
    return size < 86_400
      ? format.format(Math.round(seconds / 3600), 'hour')
      : format.format(Math.round(seconds / 86_400), 'day');
  };
}

/**
 * Looks texts up. One without values is the same every time and is kept, since a list of events
 * requests the same few hundreds of times in its first frame.
 */
function createTranslate(instance: I18nextInstance, language: string, kept: Map<string, string>) {
  return (namespace: string): Translate => {
    const prefix = `${namespace}:`;
    return (key, values) => {
      const known = kept.get(prefix + key);
      if (known !== undefined) {
        return known;
      }
      const text: unknown = instance.getResource(language, namespace, key);
      if (typeof text === 'string' && !/\{\{|\$t\(/.test(text) && values?.['count'] === undefined) {
        kept.set(prefix + key, text);
        return text;
      }
      return instance.t(prefix + key, { ...values });
    };
  };
}

function createTexts(
  instance: I18nextInstance,
  language: string,
  time: TimeSettings,
  kept: Map<string, string>,
  awaitErrors: () => void,
): (namespace: string) => I18n {
  const translate = createTranslate(instance, language, kept);
  const shared = translate('shared');
  const direction = directionOf(language);
  const locale = formattingLocale(language);
  const alone = direction === 'rtl' ? isolate : (text: string) => text;
  const dateTime = formatters(locale, time);
  const relativeTime = relativeFormatter(locale);
  let countries: Intl.DisplayNames | undefined;
  return (namespace) => ({
    language,
    direction,
    t: translate(namespace),
    sport: (slug) => shared(`sport.${slug}`),
    country: (code) => {
      if (!/^[A-Z]{2}$/.test(code)) {
        // The nations of sport that are parts of a state are not among the browser's regions.
        const key = `country.${code}`;
        return instance.exists(`shared:${key}`) ? shared(key) : code;
      }
      countries ??= new Intl.DisplayNames(language, { type: 'region' });
      return countries.of(code) ?? code;
    },
    market: (marketKey, names) => marketText(describe(marketKey), names, shared),
    outcome: (marketKey, code, names) =>
      alone(outcomeText(describe(marketKey), code, names, shared)),
    outcomeShort: (marketKey, code, names) =>
      alone(outcomeShortText(describe(marketKey), code, names, shared)),
    marketGroup: (group) => shared(`group.${group}`),
    period: (code) => shared(`period.${code}`),
    suspension: (reason) => shared(`suspension.${reason}`),
    couponType: (typeId) => shared(`couponType.${typeId}`),
    page: (name) => shared(`page.${name}`),
    error: (error) => {
      const keys = [`errors:${errorCode(error)}`, 'errors:unknown'];
      const key = keys.find((one) => instance.exists(one));
      if (key === undefined) {
        awaitErrors();
        return '';
      }
      return instance.t(key);
    },
    money: (amount, currency) =>
      formatMoney({
        amount: BigInt(amount) as never,
        currency: currency as never,
        locale,
      }),
    dateTime,
    relativeTime,
  });
}

/** The page's texts: i18next with one namespace a plugin, each loaded with its first view. */
export async function createI18n({
  language,
  time = {},
  onMissing,
}: {
  readonly language: string;
  readonly time?: TimeSettings;
  readonly onMissing: (key: string) => void;
}): Promise<ShellI18n> {
  const instance = createInstance();
  // Without a backend nothing is awaited: texts come in through addNamespace.
  void instance.init({
    ...options(directionOf(language)),
    lng: language,
    ns: [],
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
  });
  const loaded = new Map<string, Promise<void>>();
  const kept = new Map<string, string>();
  let isErrorAwaited = false;
  return {
    language,
    isErrorAwaited: () => isErrorAwaited,
    forNamespace: createTexts(instance, language, time, kept, () => {
      isErrorAwaited = true;
    }),
    layOver: (namespace, texts) => {
      for (const [key, text] of Object.entries(texts)) {
        instance.addResource(language, namespace, key, text);
      }
      kept.clear();
    },
    forgetNamespace: (namespace) => void loaded.delete(namespace),
    addNamespace: (namespace, load) => {
      const known = loaded.get(namespace);
      if (known !== undefined) {
        return known;
      }
      const loading = load().then(
        (module) => {
          instance.addResourceBundle(language, namespace, module.default, true, true);
          kept.clear();
        },
        (error: unknown) => {
          loaded.delete(namespace);
          throw error;
        },
      );
      loaded.set(namespace, loading);
      return loading;
    },
  };
}
