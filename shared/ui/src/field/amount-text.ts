/**
 * The text of an amount field while it is typed: digits and one decimal point, at most
 * `decimals` digits after it. A decimal comma becomes a point; anything else, as from a pasted
 * "1 250,50 €", falls away.
 */
export function amountText(typed: string, { decimals }: { readonly decimals: number }): string {
  const kept = typed.replace(/[^\d.,]/g, '').replaceAll(',', '.');
  const last = kept.lastIndexOf('.');
  if (last < 0 || decimals === 0) {
    return (last < 0 ? kept : kept.slice(0, kept.indexOf('.'))).replace(/^0+(?=\d)/, '');
  }
  const whole = kept
    .slice(0, last)
    .replaceAll('.', '')
    .replace(/^0+(?=\d)/, '');
  return `${whole || '0'}.${kept.slice(last + 1, last + 1 + decimals)}`;
}
