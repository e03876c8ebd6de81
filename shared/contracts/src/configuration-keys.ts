import type { CoreConfiguration } from './configuration.ts';
import type { ContextValue } from './when.ts';

/**
 * The context keys that follow from the site configuration, all below `config.`: every flag, and
 * the settings that decide whether something exists. Page server and shell use the same.
 */
export function configurationKeys(
  configuration: CoreConfiguration,
): Readonly<Record<string, ContextValue>> {
  // Where one test is left of a group, the visitor takes part in it.
  const tests = configuration.abTests.flatMap((group) => (group.length === 1 ? group : []));
  const flags = Object.entries(configuration.flags).map(([flag, isOn]) => [`config.${flag}`, isOn]);
  return {
    ...Object.fromEntries(flags),
    ...Object.fromEntries(tests.map((test) => [`abTest.${test}`, true])),
    'config.registrationAllowed': configuration.registrationAllowed,
    'config.couponForVisitors': configuration.betting.couponForVisitors,
  };
}
