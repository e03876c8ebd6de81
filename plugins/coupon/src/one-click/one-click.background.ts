import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { turnOneClickOff } from './switch-one-click.ts';
import { oneClickOf } from './one-click.ts';

/**
 * Offers the switch once the first screen is there, and reports bets whose response was lost. A player who
 * signs out turns one-click betting off: the next player of this device turns it on again.
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
