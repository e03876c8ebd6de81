/** A match clock as it was read: `seconds` played at the moment `at`, running or stopped. */
export interface MatchClock {
  readonly seconds: number;
  /** Milliseconds since epoch. */
  readonly at: number;
  readonly running: boolean;
}

/** Seconds played at a moment. */
export function secondsPlayed({ seconds, at, running }: MatchClock, now: number): number {
  return running ? seconds + Math.max(0, Math.floor((now - at) / 1000)) : seconds;
}

/** Minutes after which a football half is in stoppage time. */
const REGULAR: Readonly<Record<string, number>> = { '1h': 45, '2h': 90 };

/** The running minute as a list shows it: 67′, or 45+2′ in stoppage time. */
export function minuteText(seconds: number, period: string | undefined): string {
  const minute = Math.floor(seconds / 60) + 1;
  const regular = REGULAR[period ?? ''];
  return regular !== undefined && minute > regular
    ? `${regular}+${minute - regular}′`
    : `${minute}′`;
}
