import type { ContextValue } from './when.ts';

/** What of the site configuration decides whether something exists. */
interface DecidingConfiguration {
  readonly flags: Readonly<Record<string, boolean>>;
  /** The tests of the visitor, one of each group. */
  readonly abTests: readonly (readonly number[])[];
  readonly registrationAllowed: boolean;
  readonly currentCountryCode?: string | undefined;
  readonly policyLogoCountries?: readonly string[] | undefined;
  readonly betting: { readonly couponForVisitors: boolean };
}

/**
 * The context keys that follow from the site configuration, all below `config.`: every flag, and
 * the settings that decide whether something exists. Page server and shell use the same.
 */
export function configurationKeys(
  configuration: DecidingConfiguration,
): Readonly<Record<string, ContextValue>> {
  const flags = Object.entries(configuration.flags).map(([flag, isOn]) => [`config.${flag}`, isOn]);
  const { currentCountryCode, policyLogoCountries } = configuration;
  return {
    ...Object.fromEntries(flags),
    ...(policyLogoCountries?.includes(currentCountryCode ?? '') && { 'config.policyLogo': true }),
    // A visitor has one test of each group; a group not drawn yet makes an unused key.
    ...Object.fromEntries(configuration.abTests.map((group) => [`abTest.${group.join()}`, true])),
    'config.registrationAllowed': configuration.registrationAllowed,
    'config.couponForVisitors': configuration.betting.couponForVisitors,
  };
}
