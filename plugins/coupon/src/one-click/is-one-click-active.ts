import type { PluginContext } from '@touchline/plugin-api';
import { couponSettingsOf } from '../settings/settings.store.ts';

/** Whether this site offers one-click betting to the current visitor. */
export function isOneClickOffered({ keys, session }: PluginContext): boolean {
  return keys.get('config.betting.oneClick') === true && session.state.get().userId !== undefined;
}

/** Whether a tap on a price places immediately. */
export function isOneClickActive(context: PluginContext): boolean {
  return couponSettingsOf(context).get().isOneClick && isOneClickOffered(context);
}
