import { describe, expect, it } from 'vitest';
import { allowsAllCookies, allowsFunctionalCookies, type CookiesAgreement } from './agreement.ts';
import { constrainCoefView } from './coef-view.ts';
import { settingsAttributes } from './settings-attributes.ts';
import { timeZoneOf } from './time-zone.ts';

const ALL = [0, 1, 2, 4, 5, 6, 14, 15, 16];

describe('the odds format of a view', () => {
  it.each([
    { coefViewId: 0, appViewType: 0, becomes: 0 },
    { coefViewId: 2, appViewType: 1, becomes: 2 },
    { coefViewId: 4, appViewType: 1, becomes: 14 },
    { coefViewId: 5, appViewType: 1, becomes: 15 },
    { coefViewId: 6, appViewType: 1, becomes: 16 },
    { coefViewId: 14, appViewType: 0, becomes: 4 },
    { coefViewId: 16, appViewType: 0, becomes: 6 },
    { coefViewId: 3, appViewType: 0, becomes: 0 },
    { coefViewId: Number.NaN, appViewType: 0, becomes: 0 },
  ])('the odds format $coefViewId in view $appViewType is $becomes', ({ becomes, ...given }) => {
    expect(constrainCoefView({ ...given, allowed: ALL })).toBe(becomes);
  });

  it('the odds format is decimal where the site does not allow it', () => {
    expect(constrainCoefView({ coefViewId: 6, appViewType: 0, allowed: [0, 1, 2] })).toBe(0);
  });
});

describe('the page attributes of settings', () => {
  it('the page has no attributes while no setting is chosen', () => {
    expect(Object.values(settingsAttributes({})).filter((value) => value !== undefined)).toEqual(
      [],
    );
  });

  it('theme, size, density, contrast, crests, lightness, clock and zone', () => {
    expect(
      settingsAttributes({
        appTheme: 1,
        appFontSize: 'largest',
        isAppCompactView: 1,
        visuallyImpairedMode: 1,
        isTeamLogosInCoupon: 1,
        isAppLightVersion: 1,
        isTrackerOpen: 1,
        is12h: true,
        timeZone: 3,
      }),
    ).toEqual({
      theme: 'dark',
      font: 'largest',
      compact: '',
      impaired: '',
      crests: '',
      light: '',
      tracker: '',
      clock: '12',
      zone: 'Etc/GMT-3',
    });
  });

  it.each([
    [0, 'light'],
    [1, 'dark'],
    [undefined, undefined],
  ])('theme %s is %s', (appTheme, theme) => {
    expect(settingsAttributes({ appTheme })['theme']).toBe(theme);
  });

  it.each([
    [-5, 'Etc/GMT+5'],
    [0, 'Etc/GMT+0'],
    [14, 'Etc/GMT-14'],
    [5.5, undefined],
    [99, undefined],
  ])('the zone %s is %s, and the browser knows it', (timeZone, zone) => {
    expect(settingsAttributes({ timeZone })['zone']).toBe(zone);
    const noon = Date.UTC(2026, 0, 15, 12);
    const hour = new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    });
    if (zone !== undefined) {
      expect(Number(hour.format(noon))).toBe((12 + timeZone) % 24);
    }
  });

  it('the settings omit values that were not written by us', () => {
    const broken = { appTheme: 'dark', appFontSize: '9000px', timeZone: '3' } as never;
    expect(
      Object.values(settingsAttributes(broken)).filter((value) => value !== undefined),
    ).toEqual([]);
  });
});

describe('the time zone', () => {
  it.each([
    [{ chosen: -8, deviceOffset: -60 }, -8],
    [{ chosen: undefined, deviceOffset: -60 }, 1],
    [{ chosen: undefined, deviceOffset: 300 }, -5],
    [{ chosen: undefined, deviceOffset: undefined }, 3],
    [{ chosen: undefined, deviceOffset: Number.NaN }, 3],
  ])('the time zone by %j is %s', (given, hours) => {
    expect(timeZoneOf(given)).toBe(hours);
  });
});

describe('the cookie choice', () => {
  const said = (
    agreeType: CookiesAgreement['agreeType'],
    given: Partial<CookiesAgreement> = {},
  ) => {
    const agreement = { agreeType, isAsked: true, isFunctionalChosen: false, ...given };
    return [allowsAllCookies(agreement), allowsFunctionalCookies(agreement)];
  };

  it.each([
    ['all', {}, [true, true]],
    ['necessary', {}, [false, false]],
    ['necessary', { isFunctionalChosen: true }, [false, false]],
    ['chosen', {}, [false, false]],
    ['chosen', { isFunctionalChosen: true }, [false, true]],
    [undefined, {}, [false, false]],
  ] as const)('the cookie choice %s with %j: all and functional %j', (answer, given, expected) => {
    expect(said(answer, given)).toEqual(expected);
  });

  it.each([undefined, 'necessary', 'chosen'] as const)(
    'all cookies are allowed where no consent popup is configured, also after %s',
    (answer) => {
      expect(said(answer, { isAsked: false })).toEqual([true, true]);
    },
  );
});
