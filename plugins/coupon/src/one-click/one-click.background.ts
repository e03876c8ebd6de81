import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { turnOneClickOff } from './switch-one-click.ts';
import { oneClickOf } from './one-click.ts';

/**
 * Offers the switch once the first screen is there, and tells of bets whose answer was lost. Whoever
 * signs out takes one-click betting along: the next player of this device turns it on anew.
 */
export function start(context: PluginContext): Disposer {
  const { keys, session } = context;
  keys.set('oneClick', true);
  oneClickOf(context).resume();
  const stop = session.state.subscribe(({ userId }) => {
    if (userId === undefined) {
      turnOneClickOff(context);
    }
  });
  return () => {
    stop();
    keys.set('oneClick', undefined);
  };
}
