import type { Sport } from '@touchline/domain';

/** How the calendar fills a sport's day. */
export interface SportSeason {
  readonly sport: Sport;
  /** Matches that run side by side at any moment, each followed by the next. */
  readonly lanes: number;
  /** Minutes from one start to the next in a lane: about as long as a match lasts. */
  readonly slotMinutes: number;
  /** No match lasts longer, in minutes. */
  readonly longestMinutes: number;
  /** A side plays on this many days out of three. */
  readonly playingDays: 1 | 2 | 3;
}

/** Durations are those of the sports' own models. */
export const SPORT_SEASONS: readonly SportSeason[] = [
  { sport: 'football', lanes: 27, slotMinutes: 112, longestMinutes: 112, playingDays: 2 },
  { sport: 'tennis', lanes: 14, slotMinutes: 95, longestMinutes: 420, playingDays: 3 },
  { sport: 'basketball', lanes: 10, slotMinutes: 115, longestMinutes: 240, playingDays: 2 },
  { sport: 'ice-hockey', lanes: 10, slotMinutes: 140, longestMinutes: 240, playingDays: 2 },
  { sport: 'volleyball', lanes: 7, slotMinutes: 100, longestMinutes: 240, playingDays: 2 },
  { sport: 'cricket', lanes: 9, slotMinutes: 200, longestMinutes: 600, playingDays: 3 },
];
