import type { CoreConfiguration } from './configuration.ts';
import type { ContextValue } from './when.ts';

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
    'config.registrationAllowed': configuration.registrationAllowed,
    'config.couponForVisitors': configuration.betting.couponForVisitors,
  };
}
