import { directionOf, formattingLocale } from '@touchline/domain/languages';
import { BUILDER_MARKET, builderParts, findMarketLabel } from '@touchline/domain/markets';
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
import { createTextStore, type LoadI18next, type TextStore } from './text-store.ts';

export type LoadTranslations = () => Promise<TranslationModule>;

export interface ShellI18n {
  readonly language: string;
  /** Loads a namespace unless it is there already. */
  readonly addNamespace: (namespace: string, load: LoadTranslations) => Promise<void>;
  /** Lets the next `addNamespace` load it again; until then its texts stay. */
  readonly forgetNamespace: (namespace: string) => void;
  /** Brings what texts need that are to be in the place of a namespace's own; the result puts them there. */
  readonly layOver: (
    namespace: string,
    texts: Readonly<Record<string, string>>,
  ) => Promise<() => void>;
  /** The texts as one plugin sees them. */
  readonly forNamespace: (namespace: string) => I18n;
  /** Whether words for an error were requested before there were any. */
  readonly isErrorAwaited: () => boolean;
}

/** Markets whose kind has another name in their own sport. */
const NAMES_OF_THEIR_OWN = ['draw-no-bet', 'overtime'] as const;

/** What a total is of, in the sports that count one thing alone. */
const TOTAL_OF: Readonly<Record<string, string>> = {
  football: 'total-goals',
  'ice-hockey': 'total-goals',
  basketball: 'total-points',
  handball: 'total-goals',
  rugby: 'total-points',
  'american-football': 'total-points',
};

const describe = (marketKey: string): MarketDescription => {
  // A key the catalogue does not know is shown as it is rather than failing the page.
  const [code = marketKey, line] = marketKey.split('@');
  const type = findMarketLabel(code);
  return {
    kind: type?.kindName ?? code,
    name:
      NAMES_OF_THEIR_OWN.find((name) => code.endsWith(name)) ??
      (type?.kindName === 'total' ? TOTAL_OF[type.sport] : undefined),
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

/** Hours and minutes on the device's clock, as `Intl` writes them in each of our languages: "09:05". */
function hoursAndMinutes(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function formatters(locale: string, { clock, zone }: TimeSettings) {
  // The first formatter of a page takes 10 ms, 40 on a slow phone: what a list shows needs none.
  const isPlain = clock !== '12' && zone === undefined;
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
    if (isPlain && style === 'time') {
      return hoursAndMinutes(time);
    }
    const known =
      made.get(style) ?? new Intl.DateTimeFormat(locale, { ...options[style], timeZone: zone });
    made.set(style, known);
    return known.format(time);
  };
}

/** Calendar days in a zone, or on the device's clock, where no formatter is needed. */
function dayFormatter(zone: string | undefined): I18n['day'] {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    if (zone !== undefined) {
      // Canada writes days as ISO 8601 does.
      made ??= new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      return made.format(time);
    }
    const date = new Date(time);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
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

function createTexts(
  store: TextStore,
  language: string,
  time: TimeSettings,
  awaitErrors: () => void,
): (namespace: string) => I18n {
  const translate =
    (namespace: string): Translate =>
    (key, values) =>
      store.text(namespace, key, values);
  const shared = translate('shared');
  const direction = directionOf(language);
  const locale = formattingLocale(language);
  const alone = direction === 'rtl' ? isolate : (text: string) => text;
  const dateTime = formatters(locale, time);
  const day = dayFormatter(time.zone);
  const relativeTime = relativeFormatter(locale);
  let countries: Intl.DisplayNames | undefined;
  const market: I18n['market'] = (marketKey, names) =>
    marketText(describe(marketKey), names, shared);
  const outcome: I18n['outcome'] = (marketKey, code, names) => {
    const parts = marketKey === BUILDER_MARKET ? builderParts(code) : undefined;
    return parts === undefined
      ? alone(outcomeText(describe(marketKey), code, names, shared))
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
      if (store.has('shared', key) || !/^[A-Z]{2}$/.test(code)) {
        return store.has('shared', key) ? shared(key) : code;
      }
      countries ??= new Intl.DisplayNames(language, { type: 'region' });
      return countries.of(code) ?? code;
    },
    market,
    outcome,
    outcomeShort: (marketKey, code, names) =>
      alone(outcomeShortText(describe(marketKey), code, names, shared)),
    marketGroup: (group) => shared(`group.${group}`),
    period: (code) => periodText(code, shared),
    suspension: (reason) => shared(`suspension.${reason}`),
    couponType: (typeId) => shared(`couponType.${typeId}`),
    page: (name) => shared(`page.${name}`),
    error: (error) => {
      const keys = [errorCode(error) ?? '', 'unknown'];
      const key = keys.find((one) => store.has('errors', one));
      if (key === undefined) {
        awaitErrors();
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

/** The page's texts: one namespace a plugin, each loaded with its first view. */
export function createI18n({
  language,
  time = {},
  onMissing,
  loadI18next,
}: {
  readonly language: string;
  readonly time?: TimeSettings;
  readonly onMissing: (key: string) => void;
  readonly loadI18next: LoadI18next;
}): ShellI18n {
  const store = createTextStore({ language, onMissing, loadI18next });
  const loaded = new Map<string, Promise<void>>();
  let isErrorAwaited = false;
  return {
    language,
    isErrorAwaited: () => isErrorAwaited,
    forNamespace: createTexts(store, language, time, () => {
      isErrorAwaited = true;
    }),
    layOver: (namespace, texts) => store.prepare(namespace, texts),
    forgetNamespace: (namespace) => void loaded.delete(namespace),
    addNamespace: (namespace, load) => {
      const known = loaded.get(namespace);
      if (known !== undefined) {
        return known;
      }
      const loading = load()
        .then((module) => store.prepare(namespace, module.default))
        .then((add) => add())
        .catch((error: unknown) => {
          loaded.delete(namespace);
          throw error;
        });
      loaded.set(namespace, loading);
      return loading;
    },
  };
}
