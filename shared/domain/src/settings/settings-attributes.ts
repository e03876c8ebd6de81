/** The settings that show on the whole page. */
export interface PageSettings {
  /** 0 light, 1 dark; absent as the device. */
  readonly appTheme?: number | undefined;
  readonly appFontSize?: string | undefined;
  readonly isAppCompactView?: number | undefined;
  readonly visuallyImpairedMode?: number | undefined;
  readonly isTeamLogosInCoupon?: number | undefined;
  readonly isAppLightVersion?: number | undefined;
  readonly isTrackerOpen?: number | undefined;
  readonly is12h?: boolean | undefined;
  /** Hours east of Greenwich; absent as the device. */
  readonly timeZone?: number | undefined;
}

/**
 * What the settings make of the attributes of `<html>`, by their names below `data-`; an absent value
 * removes the attribute. It is standalone and needs nothing but its input: the document carries
 * its text, so that the first paint has it.
 */
export function settingsAttributes(
  settings: PageSettings,
): Readonly<Record<string, string | undefined>> {
  const { appTheme, appFontSize, isAppCompactView, visuallyImpairedMode, is12h, timeZone } =
    settings;
  const { isTeamLogosInCoupon, isAppLightVersion, isTrackerOpen } = settings;
  const isHours = Number.isInteger(timeZone) && Math.abs(timeZone as number) <= 14;
  const hours = isHours ? (timeZone as number) : 0;
  return {
    theme: appTheme === 0 ? 'light' : appTheme === 1 ? 'dark' : undefined,
    font: appFontSize === 'large' || appFontSize === 'largest' ? appFontSize : undefined,
    compact: isAppCompactView === 1 ? '' : undefined,
    impaired: visuallyImpairedMode === 1 ? '' : undefined,
    crests: isTeamLogosInCoupon === 1 ? '' : undefined,
    light: isAppLightVersion === 1 ? '' : undefined,
    tracker: isTrackerOpen === 1 ? '' : undefined,
    clock: is12h === true ? '12' : undefined,
    // The sign in these names is the other way round: Etc/GMT-3 is three hours ahead.
    zone: isHours ? `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` : undefined,
  };
}
