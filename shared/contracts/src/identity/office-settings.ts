import * as z from 'zod/mini';
import { GlobalSettings } from '../configuration/global-settings.ts';

/**
 * The settings that follow a player: how bets and events are read. What is about a device (theme, letters, columns,
 * time zone, cookies) stays on it.
 */
export const COMMON_SETTINGS = [
  'appViewType',
  'coefViewId',
  'coefIndicationType',
  'marketsNameType',
  'is12h',
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
  'isBestMatchesOnTop',
  'isDetailedScore',
  'isDisplayStatsInNewWindow',
  'isGroupByCountry',
  'isShowGameId',
  'isShowSportsOnly',
  'isTeamLogosInCoupon',
] as const satisfies readonly (keyof GlobalSettings)[];
export type CommonSettingId = (typeof COMMON_SETTINGS)[number];

/** A setting by its id, with a value that it may have. */
export const CommonSetting = z
  .object({ id: z.enum(COMMON_SETTINGS), value: z.union([z.number(), z.boolean()]) })
  .check(z.refine(({ id, value }) => GlobalSettings.shape[id].safeParse(value).success));
export type CommonSetting = z.infer<typeof CommonSetting>;

/**
 * GET /web-api/officeapi/v1/settings: what the player has chosen; anything else is as the site has it. PATCH has those
 * that have changed: of two devices the later decides about a setting, and about that one alone.
 */
export const OfficeSettings = z.object({
  commonSettings: z.array(CommonSetting).check(z.maxLength(COMMON_SETTINGS.length)),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;
