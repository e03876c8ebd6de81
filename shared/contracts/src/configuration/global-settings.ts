import * as z from 'zod/mini';

/** A flag as the specification writes it: 0 off, 1 on. */
const Flag = z.union([z.literal(0), z.literal(1)]);
const off = () => z._default(Flag, 0);
const on = () => z._default(Flag, 1);

/** Which cookies the visitor agrees to: all, those the site needs, or a choice. */
export const COOKIES_AGREE_TYPES = ['all', 'necessary', 'chosen'] as const;
export type CookiesAgreeType = (typeof COOKIES_AGREE_TYPES)[number];

/**
 * The player's own settings of the page (platform.txt §3 "Global settings"), kept on the device; the
 * defaults are the specification's where it names one. What it lists beside them lives where it is
 * decided: language and section states in the page, the user and the balance in session and accounts,
 * country, taxes, zones and tests in the site configuration; `isRegistrationProcess` is the context key
 * `auth.isRegistrationProcess`.
 *
 * Kept for sections to come, and offered by no page yet: `isBetGenerator`, and `isMoveVideoOnScroll`,
 * which is about the video of an event.
 */
export const GlobalSettings = z.object({
  appFontSize: z._default(z.enum(['normal', 'large', 'largest']), 'normal'),
  /** 0 light, 1 dark; without one the device decides. */
  appTheme: z.optional(Flag),
  /** 0 European, 1 Asian. */
  appViewType: off(),
  isAppCompactView: off(),
  /** Without crests, pictures and motion, with nothing loaded ahead. */
  isAppLightVersion: off(),
  /** Larger type, strongest contrast, underlined links. */
  visuallyImpairedMode: off(),

  /** Format id: 0 decimal, 1 fractional, 2 American, 4, 5, 6 and in the Asian view 14, 15, 16. */
  coefViewId: z._default(z.number(), 0),
  /** How a changed price is shown: 0 by arrow and colour, 1 without colour. */
  coefIndicationType: off(),
  /** Columns of an event's markets: 0 as many as are comfortable, else 1 to 3 as far as they fit. */
  marketDisplaySettings: z._default(z.number(), 0),
  /** Names of markets and outcomes: 0 in full, 1 short. */
  marketsNameType: z._default(z.number(), 0),

  is12h: z._default(z.boolean(), false),
  /** Hours east of Greenwich; without one the device decides, and 3 where it does not say. */
  timeZone: z.optional(z.int().check(z.gte(-12), z.lte(14))),

  isAccumulatorOfTheDay: on(),
  isLiveAccumulatorOfTheDay: on(),
  /** The site's best matches come before the competitions of a list. */
  isBestMatchesOnTop: off(),
  isBetGenerator: off(),
  /** Halves, periods and innings beside every total, not only where the total is not enough. */
  isDetailedScore: off(),
  /** Statistics of an event open in a separate window, not in place of the page. */
  isDisplayStatsInNewWindow: on(),
  isGroupByCountry: z._default(z.boolean(), true),
  isMoveVideoOnScroll: on(),
  isShowGameId: off(),
  isShowSportsOnly: off(),
  /** The tracker of a match is open. */
  isTrackerOpen: off(),
  /** Crests beside the teams on the slip. */
  isTeamLogosInCoupon: off(),
  /** 0 shown, 1 hidden by the player. */
  leftSectionDisplayState: off(),
  rightSectionDisplayState: off(),

  /** Personalised lists, made for this user; another user starts without. */
  userId: z._default(z.string(), ''),
  lineProfileId: z._default(z.string(), ''),
  liveProfileId: z._default(z.string(), ''),
  /** Milliseconds since epoch; 0 without a profile. */
  profileIdTimestamp: z._default(z.number(), 0),

  /** Absent until the visitor has answered. */
  cookiesAgreeType: z.optional(z.enum(COOKIES_AGREE_TYPES)),
  /** Of a choice: window size and hidden columns may be remembered in cookies. */
  isFunctionalCookiesAgreed: z._default(z.boolean(), false),
});
export type GlobalSettings = z.infer<typeof GlobalSettings>;

/** What a setting may be on this site; anything else is refused. */
export const AllowedSettings = z.object({
  coefViewIds: z._default(z.array(z.number()), [0, 1, 2, 4, 5, 6, 14, 15, 16]),
  appViewTypes: z._default(z.array(Flag), [0, 1]),
  marketsNameTypes: z._default(z.array(z.number()), [0, 1]),
});
export type AllowedSettings = z.infer<typeof AllowedSettings>;
