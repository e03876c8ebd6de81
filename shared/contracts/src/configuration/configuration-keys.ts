import type { CoreConfiguration } from './configuration.ts';
import type { ContextValue } from '../plugins/when.ts';

/**
 * The context keys that follow from the site configuration, all below `config.`: every flag, and
 * the settings that decide whether something exists. Page server and shell use the same.
 */
export function configurationKeys(
  configuration: CoreConfiguration,
): Readonly<Record<string, ContextValue>> {
  const flags = Object.entries(configuration.flags).map(([flag, isOn]) => [`config.${flag}`, isOn]);
  return {
    ...Object.fromEntries(flags),
    // A visitor has one test of each group; a group not drawn yet makes an unused key.
    ...Object.fromEntries(configuration.abTests.map((group) => [`abTest.${group.join()}`, true])),
    'config.registrationAllowed': configuration.registrationAllowed,
    'config.couponForVisitors': configuration.betting.couponForVisitors,
  };
}
