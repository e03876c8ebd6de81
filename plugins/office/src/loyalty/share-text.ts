/** A percentage in the language's own form, without its sign: 0.05 is `0,05` in Russian. */
export function shareText(percent: number, language: string): string {
  return percent.toLocaleString(`${language}-u-nu-latn`, {
    // Of less than one, all shares of a column have the same digits.
    minimumFractionDigits: percent < 1 ? 2 : 0,
    maximumFractionDigits: 2,
  });
}
