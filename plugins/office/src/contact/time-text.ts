/** Minutes since midnight as a field for times has them. */
export function timeText(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** The minutes since midnight of a field for times; undefined for anything else. */
export function minutesIn(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined
    ? undefined
    : Number(hours) * 60 + Number(minutes);
}
