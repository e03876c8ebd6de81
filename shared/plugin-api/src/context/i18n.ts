/** Names to put into a market's text, e.g. the teams of the event. */
export interface MarketNames {
  readonly home: string;
  readonly away: string;
  /** The player that an outcome is about. */
  readonly player?: string | undefined;
}

/** Texts of the plugin's own namespace in the page's language. */
export interface I18n {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Text of a key; `count` chooses the plural form by Intl.PluralRules. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Texts every section shares: sports, markets, outcomes, periods, coupon types, error codes. */
  readonly sport: (slug: string) => string;
  /** Name of an ISO 3166-1 country, or of a nation of sport by its ISO 3166-2 code (`GB-ENG`). */
  readonly country: (code: string) => string;
  readonly market: (marketKey: string, names: MarketNames) => string;
  readonly outcome: (marketKey: string, outcomeCode: string, names: MarketNames) => string;
  /** Short label of an outcome for a button: 1, X, 2, Over 2.5. */
  readonly outcomeShort: (marketKey: string, outcomeCode: string, names: MarketNames) => string;
  /** Name of a tab of the game page. */
  readonly marketGroup: (group: string) => string;
  readonly period: (code: string) => string;
  readonly suspension: (reason: string) => string;
  /** Name of a coupon type by its number: single, accumulator, system. */
  readonly couponType: (typeId: number) => string;
  /** Words of a link to a page that every section may lead to. */
  readonly page: (name: 'home' | 'live' | 'line' | 'office') => string;
  /** Words for an error's code, with a general sentence for unknown ones. */
  readonly error: (error: unknown) => string;
  /** Money in minor units, in the language's own form. */
  readonly money: (amount: number, currency: string) => string;
  /** IANA name of the zone that times are shown in; undefined where it is the device's own. */
  readonly timeZone: string | undefined;
  /** The calendar day of a time in that zone: `2026-11-25`. */
  readonly day: (time: number) => string;
  readonly dateTime: (time: number, style: 'time' | 'date' | 'date-time' | 'day') => string;
  readonly relativeTime: (time: number, now: number) => string;
}
