type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** A number of units in the words of a language, always with the digits 0–9. */
export function amountOf(
  value: number,
  { unit, language }: { readonly unit: Unit; readonly language: string },
): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}

/** A length of time as people say it, to the whole minute: "1 hour 20 minutes". */
export function durationText(minutes: number, language: string): string {
  const whole = Math.max(0, Math.floor(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [amountOf(hours, { unit: 'hour', language })] : []),
    ...(rest > 0 || hours === 0 ? [amountOf(rest, { unit: 'minute', language })] : []),
  ];
  return parts.join(' ');
}

const MONTH_DAYS = 30.4;
const YEAR_DAYS = 365;

/** The length of a break: days below 30, then whole months, whole years (product.txt §5). */
export function breakText(days: number, language: string): string {
  if (days < 30) {
    return amountOf(days, { unit: 'day', language });
  }
  return days < YEAR_DAYS
    ? amountOf(Math.round(days / MONTH_DAYS), { unit: 'month', language })
    : amountOf(Math.floor(days / YEAR_DAYS), { unit: 'year', language });
}
