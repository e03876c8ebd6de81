import type { I18n } from '@touchline/plugin-api';

/** The name of a championship's country; `undefined` for one that spans countries. */
export function countryOf(
  { country }: { readonly country: string },
  i18n: I18n,
): string | undefined {
  return /^[A-Z]{2}(-[A-Z]{3})?$/.test(country) ? i18n.country(country) : undefined;
}
