/**
 * How often what is on screen is refetched, ms (product specification §9). `live` and `line`
 * name the section where the two differ; `liveSport`, `liveChamp` and `liveFastest` are the sports
 * and championships that a site requests more often.
 */
export const REFRESH_INTERVALS = {
  line: 15_000,
  liveSport: 3_000,
  liveChamp: 3_000,
  liveFastest: 2_000,
  dashboardLive: 5_000,
  gameLive: 5_000,
  menuLive: 5_000,
  favoritesLive: 5_000,
  syntheticGame: 2_000,
  gameOverPanel: 10_000,
  coupon: 10_000,
  gameSliderLine: 30_000,
  gameSliderLive: 15_000,
  media: 600_000,
  gameTimelineLive: 60_000,
  topGamesLine: 60_000,
  topGamesLive: 10_000,
  userMessages: 60_000,
  topChamps: 10_000,
  recommendedGamesLine: 15_000,
  recommendedGamesLive: 10_000,
  banners: 60_000,
  couponOpenedCost: 15_000,
  champResults: 15_000,
  insights: 15_000,
} as const;

export type RefreshSubject = keyof typeof REFRESH_INTERVALS;

/** The interval of whatever the table does not name, ms. */
const UNKNOWN_SUBJECT = 10_000;

/** Milliseconds between two refreshes of a subject: by the table, else 10 s. */
export function refreshInterval(subject: string): number {
  return Object.hasOwn(REFRESH_INTERVALS, subject)
    ? REFRESH_INTERVALS[subject as RefreshSubject]
    : UNKNOWN_SUBJECT;
}
