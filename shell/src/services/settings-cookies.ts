import type { AllowedSettings } from '@touchline/contracts/configuration';
import type { Preferences } from '@touchline/plugin-api';

/** Functional cookies last a day (platform.txt §9: the default lifetime). */
export const FUNCTIONAL_COOKIE_SECONDS = 86_400;

type FunctionalCookie = 'window_size' | 'hide_left' | 'hide_right';

/** The functional cookies as they should be; an absent one is to be removed. */
export function functionalCookies({
  isAgreed,
  settings,
  width,
  height,
}: {
  readonly isAgreed: boolean;
  readonly settings: Pick<Preferences, 'leftSectionDisplayState' | 'rightSectionDisplayState'>;
  /** Of the window, CSS pixels. */
  readonly width: number;
  readonly height: number;
}): Readonly<Record<FunctionalCookie, string | undefined>> {
  const hidden = (state: number) => (isAgreed && state === 1 ? '1' : undefined);
  return {
    window_size: isAgreed ? `${width}x${height}` : undefined,
    hide_left: hidden(settings.leftSectionDisplayState),
    hide_right: hidden(settings.rightSectionDisplayState),
  };
}

/**
 * Settings that come by cookie, from a partner's page or an earlier visit: view type and kind of
 * market names, each taken only when the site's list has it.
 */
export function settingsOfCookies({
  readCookie,
  allowed,
}: {
  readonly readCookie: (name: string) => string | undefined;
  readonly allowed: AllowedSettings;
}): Partial<Pick<Preferences, 'appViewType' | 'marketsNameType'>> {
  const listed = <Value extends number>(name: string, values: readonly Value[]) =>
    values.find((value) => String(value) === readCookie(name));
  const appViewType = listed('app_view_type', allowed.appViewTypes);
  const marketsNameType = listed('markets_name_type', allowed.marketsNameTypes);
  return {
    ...(appViewType === undefined ? {} : { appViewType }),
    ...(marketsNameType === undefined ? {} : { marketsNameType }),
  };
}
