/** Minor units as an amount of the currency; play money has no code. */
export function amountOf(
  minor: number,
  { currency, exponent }: { currency: string; exponent: number },
): string {
  const amount = (minor / 10 ** exponent).toLocaleString('en-GB', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  return currency === 'XXX' ? amount : `${amount}\u00a0${currency}`;
}

/** Minor units of what was typed; undefined for what is no amount. */
export function minorOf(text: string, exponent: number): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim());
  const fraction = match?.[2] ?? '';
  return match === null || fraction.length > exponent
    ? undefined
    : Number(`${match[1]}${fraction.padEnd(exponent, '0')}`);
}
