import { minuteText } from '../time/index.ts';

/** What a lead of a sport with early payouts is counted in. */
export function leadUnit(sport: string): 'Goals' | 'Points' {
  return sport === 'football' || sport === 'ice-hockey' ? 'Goals' : 'Points';
}

/** The score and the minute at which something was paid, as far as they are known: `2:0, 34′`. */
export function momentText({
  score,
  period,
  seconds,
}: {
  readonly score: string;
  readonly period?: string | undefined;
  readonly seconds?: number | undefined;
}): string {
  return seconds === undefined ? score : `${score}, ${minuteText(seconds, period)}`;
}
