import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { hiddenBalanceOf } from './hidden-balance.store.ts';

/** Hides or shows the balance as the account says, also after a change on another device. */
export function start(context: PluginContext): Disposer {
  return hiddenBalanceOf(context).start();
}
