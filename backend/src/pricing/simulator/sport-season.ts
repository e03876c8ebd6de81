import type { Sport } from '@touchline/domain/markets';

type ByTier = Readonly<Record<1 | 2 | 3, number>>;

/** How the calendar fills a sport's day. */
export interface SportSeason {
  readonly sport: Sport;
  /** Matches that run side by side at any moment, each followed by the next. */
  readonly lanes: number;
  /** Minutes from one start to the next in a lane: about as long as a match lasts. */
  readonly slotMinutes: number;
  /** No match lasts longer, in minutes. */
  readonly longestMinutes: number;
  /** On how many days out of three a side plays, by the tier of its competition. */
  readonly playingDays: ByTier;
  /** How many hours before its start a match appears in the line, by tier. */
  readonly leadHours: ByTier;
}

const WEEK = 7 * 24;

/** Durations are those of the sports' own models. */
export const SPORT_SEASONS: readonly SportSeason[] = [
  {
    sport: 'football',
    lanes: 38,
    slotMinutes: 111,
    longestMinutes: 112,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: WEEK, 2: 18, 3: 6 },
  },
  {
    sport: 'tennis',
    lanes: 11,
    slotMinutes: 120,
    longestMinutes: 420,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
  },
  {
    sport: 'basketball',
    lanes: 4,
    slotMinutes: 59,
    longestMinutes: 150,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
  },
  {
    sport: 'ice-hockey',
    lanes: 5,
    slotMinutes: 92,
    longestMinutes: 130,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
  },
  {
    sport: 'volleyball',
    lanes: 4,
    slotMinutes: 84,
    longestMinutes: 240,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 48, 2: 12, 3: 6 },
  },
  {
    sport: 'cricket',
    lanes: 8,
    slotMinutes: 165,
    longestMinutes: 720,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
  },
];
