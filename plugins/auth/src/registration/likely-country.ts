/** `Intl.Locale` as browsers that know the time zones of a country have it: a method, once a field. */
interface LocaleWithZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/** Whether a country has the time zone; false where the browser cannot format it. */
function hasZone(country: string, timeZone: string): boolean {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  return zones?.includes(timeZone) ?? false;
}

/** Where a language is at home as well, for sites that do not offer its likeliest country. */
const SECOND_HOME: Readonly<Record<string, string>> = { en: 'GB' };

function regionOf(language: string, likely: boolean): string | undefined {
  try {
    const locale = new Intl.Locale(language);
    return (likely ? locale.maximize() : locale).region;
  } catch {
    return undefined;
  }
}

/**
 * The likely country of a registering visitor, ISO 3166 alpha-2 in capitals: where the
 * request came from, else whose time zone the device keeps, else the region of a language it
 * prefers ("en-GB"), else where such a language is at home ("de"), else the site's own country.
 * Only countries that are offered are answered, the last one apart.
 */
export function likelyCountry(given: {
  /** Where the server saw the visitor; empty when it does not know. */
  readonly visitorCountry: string;
  readonly timeZone: string | undefined;
  /** Preferred languages, the best first. */
  readonly languages: readonly string[];
  readonly siteCountry: string;
  readonly offered: readonly string[];
}): string {
  const { visitorCountry, timeZone, languages, siteCountry, offered } = given;
  const candidates = [
    visitorCountry.toUpperCase(),
    timeZone === undefined ? undefined : offered.find((country) => hasZone(country, timeZone)),
    ...languages.map((language) => regionOf(language, false)),
    ...languages.map((language) => regionOf(language, true)),
    ...languages.map((language) => SECOND_HOME[language.split('-')[0] ?? '']),
  ];
  return (
    candidates.find((country) => country !== undefined && offered.includes(country)) ??
    siteCountry.toUpperCase()
  );
}
