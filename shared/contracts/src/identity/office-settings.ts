import * as z from 'zod/mini';
import { text } from '../text.ts';
import { StoredCouponSettings } from '../betting/coupon-settings.ts';
import { GlobalSettings } from '../configuration/global-settings.ts';

/**
 * The settings of the page that follow a player: how bets and events are read. What is about a device (theme,
 * letters, columns, time zone, cookies) stays on it.
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

/**
 * The settings of slips that follow a player. One-click betting itself stays on its device: nobody bets with one
 * tap where they have not said so. So does what is about a device: whether it vibrates, where the slip stands.
 */
export const SLIP_SETTINGS = [
  'changeCoefAction',
  'exactCoef',
  'isDropOnScoreChange',
  'amountStep',
  'oneClickAmount',
  'bonusOneClickAmount',
  'isBalanceShown',
  'isPossibleWinShown',
  'isAccountSelectionShown',
  'isBackedShown',
] as const satisfies readonly (keyof StoredCouponSettings)[];

/** Those of slips, and whether the header and the account show balances. */
export const OTHER_SETTINGS = [...SLIP_SETTINGS, 'isBalanceHidden'] as const;

const MOST_CURRENCIES = 50;
const OTHER_SHAPE = {
  ...StoredCouponSettings.shape,
  amountStep: StoredCouponSettings.shape.amountStep.check(
    z.refine((steps) => Object.keys(steps).length <= MOST_CURRENCIES),
  ),
  isBalanceHidden: z.boolean(),
};

/** A setting by its id, with a value that it may have. */
export const CommonSetting = z
  .object({ id: z.enum(COMMON_SETTINGS), value: z.union([z.number(), z.boolean()]) })
  .check(z.refine(({ id, value }) => GlobalSettings.shape[id].safeParse(value).success));
export type CommonSetting = z.infer<typeof CommonSetting>;

/** The same of the other group. */
export const OtherSetting = z
  .object({
    id: z.enum(OTHER_SETTINGS),
    value: z.union([z.number(), z.boolean(), text(), z.record(text(), text())]),
  })
  .check(z.refine(({ id, value }) => OTHER_SHAPE[id].safeParse(value).success));
export type OtherSetting = z.infer<typeof OtherSetting>;

const commonSettings = z.array(CommonSetting).check(z.maxLength(COMMON_SETTINGS.length));
const otherSettings = z.array(OtherSetting).check(z.maxLength(OTHER_SETTINGS.length));

/** Whether the player takes part in bonuses, and in cashback: they do until they turn it off. */
const bonusSetting = z.object({ id: z.literal('bonus'), value: z.boolean() });
const cashbackSetting = z.object({ id: z.literal('cashback'), value: z.boolean() });

/** What the device remembers of `isBalanceHidden`. */
export const StoredHiddenBalance = z.object({ isHidden: z.boolean() });
export type StoredHiddenBalance = z.infer<typeof StoredHiddenBalance>;

/** GET /web-api/officeapi/v1/settings: what the player has chosen; anything else is as the site has it. */
export const OfficeSettings = z.object({
  commonSettings,
  otherSettings,
  bonusSetting: z.optional(bonusSetting),
  cashbackSetting: z.optional(cashbackSetting),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

/**
 * PATCH /web-api/officeapi/v1/settings: those that have changed; of two devices the later decides about a setting,
 * and about that one alone.
 */
export const ChangeOfficeSettings = z.object({
  commonSettings: z._default(commonSettings, []),
  otherSettings: z._default(otherSettings, []),
  bonusSetting: z.optional(bonusSetting),
  cashbackSetting: z.optional(cashbackSetting),
});
export type ChangeOfficeSettings = z.infer<typeof ChangeOfficeSettings>;
