const SECONDS: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 };
const LONGEST = 604_800;

/** `90m`, `2h`, `7d` in seconds; undefined for anything else, and for more than a week. */
export function lifetimeOf(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? 0);
  return seconds > 0 && seconds <= LONGEST ? seconds : undefined;
}
