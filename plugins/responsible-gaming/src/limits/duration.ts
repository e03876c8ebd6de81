type Unit = 'day' | 'hour' | 'minute';

/** So many days, hours or minutes in the words of a language, always with the digits 0–9. */
export function amountOf(
  value: number,
  {
    unit,
    language,
    style = 'long',
  }: {
    readonly unit: Unit;
    readonly language: string;
    readonly style?: 'long' | 'short';
  },
): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: style,
  }).format(value);
}

/** A length of time as people say it, to the whole minute: "1 hr 20 min". */
export function durationText(minutes: number, language: string): string {
  const whole = Math.max(0, Math.floor(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [amountOf(hours, { unit: 'hour', language, style: 'short' })] : []),
    ...(rest > 0 || hours === 0
      ? [amountOf(rest, { unit: 'minute', language, style: 'short' })]
      : []),
  ];
  return parts.join(' ');
}
