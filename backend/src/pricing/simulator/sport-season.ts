import type { MatchSport } from '../models/index.ts';

type ByTier = Readonly<Record<1 | 2 | 3, number>>;

/** How the calendar fills a sport's day. */
export interface SportSeason {
  readonly sport: MatchSport;
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
  /** How many ids its matches of a day may have. */
  readonly idsADay: number;
  /** The first of them, where they are in another sport's range, which is far longer than it needs. */
  readonly firstId?: number;
}

const WEEK = 7 * 24;
/** Esports have far fewer matches a day. */
const IDS_OF_SPORT = 1_500;
const IDS_OF_DISCIPLINE = 150;
const IDS_IN_ANOTHER = 100;

/**
 * Durations are those of the sports' own models. Ids follow from the order, and what is new comes last; a sport with
 * a `firstId` takes no part in that.
 */
export const SPORT_SEASONS: readonly SportSeason[] = [
  {
    sport: 'football',
    lanes: 38,
    slotMinutes: 111,
    longestMinutes: 112,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: WEEK, 2: 18, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'tennis',
    lanes: 11,
    slotMinutes: 120,
    longestMinutes: 420,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'basketball',
    lanes: 4,
    slotMinutes: 59,
    longestMinutes: 150,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'ice-hockey',
    lanes: 5,
    slotMinutes: 92,
    longestMinutes: 130,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'volleyball',
    lanes: 4,
    slotMinutes: 84,
    longestMinutes: 240,
    playingDays: { 1: 1, 2: 2, 3: 3 },
    leadHours: { 1: 48, 2: 12, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'cricket',
    lanes: 8,
    slotMinutes: 165,
    longestMinutes: 720,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 72, 2: 12, 3: 6 },
    idsADay: IDS_OF_SPORT,
  },
  {
    sport: 'cs2',
    lanes: 2,
    slotMinutes: 75,
    longestMinutes: 300,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_OF_DISCIPLINE,
  },
  {
    sport: 'valorant',
    lanes: 1,
    slotMinutes: 60,
    longestMinutes: 300,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_OF_DISCIPLINE,
  },
  {
    sport: 'esoccer',
    lanes: 1,
    slotMinutes: 30,
    longestMinutes: 15,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 4, 2: 4, 3: 3 },
    idsADay: IDS_OF_DISCIPLINE,
  },
  {
    sport: 'dota2',
    lanes: 1,
    slotMinutes: 60,
    longestMinutes: 150,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_OF_DISCIPLINE,
  },
  {
    sport: 'lol',
    lanes: 1,
    slotMinutes: 60,
    longestMinutes: 150,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_OF_DISCIPLINE,
  },
  {
    sport: 'table-tennis',
    lanes: 1,
    slotMinutes: 30,
    longestMinutes: 90,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 2_500,
  },
  {
    sport: 'badminton',
    lanes: 1,
    slotMinutes: 45,
    longestMinutes: 150,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 2_600,
  },
  {
    sport: 'darts',
    lanes: 1,
    slotMinutes: 60,
    longestMinutes: 180,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 2_700,
  },
  {
    sport: 'snooker',
    lanes: 1,
    slotMinutes: 90,
    longestMinutes: 300,
    playingDays: { 1: 3, 2: 3, 3: 3 },
    leadHours: { 1: 24, 2: 12, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 2_800,
  },
  {
    sport: 'handball',
    lanes: 1,
    slotMinutes: 75,
    longestMinutes: 75,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 72, 2: 24, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 4_000,
  },
  {
    sport: 'rugby',
    lanes: 1,
    slotMinutes: 95,
    longestMinutes: 95,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 72, 2: 24, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 4_100,
  },
  {
    sport: 'american-football',
    lanes: 1,
    slotMinutes: 90,
    longestMinutes: 150,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 120, 2: 24, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 4_200,
  },
  {
    sport: 'baseball',
    lanes: 1,
    slotMinutes: 120,
    longestMinutes: 420,
    playingDays: { 1: 2, 2: 3, 3: 3 },
    leadHours: { 1: 48, 2: 24, 3: 6 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 4_300,
  },
  {
    sport: 'boxing',
    lanes: 1,
    slotMinutes: 120,
    longestMinutes: 60,
    playingDays: { 1: 1, 2: 1, 3: 2 },
    leadHours: { 1: 168, 2: 72, 3: 24 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 5_500,
  },
  {
    sport: 'mma',
    lanes: 1,
    slotMinutes: 60,
    longestMinutes: 40,
    playingDays: { 1: 1, 2: 1, 3: 2 },
    leadHours: { 1: 168, 2: 72, 3: 24 },
    idsADay: IDS_IN_ANOTHER,
    firstId: 5_600,
  },
];
