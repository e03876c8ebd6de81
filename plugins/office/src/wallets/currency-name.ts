/** A currency in the player's language, as it stands at the beginning of a line. */
export function currencyName(language: string, currency: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
