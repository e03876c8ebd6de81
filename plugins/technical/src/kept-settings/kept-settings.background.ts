import { COMMON_SETTINGS } from '@touchline/contracts/identity';
import type { Disposer, PluginContext, Preferences } from '@touchline/plugin-api';
import { keepSettings } from '@touchline/plugin-api/kept-settings';

/**
 * Keeps the settings of the page with the account of the signed-in player. On a device that is new to it the account's
 * choices come first, and what it has no choice of is taken from the device; afterwards the later change decides.
 */
export function start(context: PluginContext): Disposer {
  const { config, preferences } = context;
  return keepSettings(context, {
    group: 'commonSettings',
    ids: COMMON_SETTINGS,
    get: () => ({ ...preferences.get() }),
    change: (settings) => preferences.change(settings as Partial<Preferences>),
    subscribe: (listener) => preferences.subscribe(listener),
    initial: () => ({ ...config.core.get().settings }),
  });
}
