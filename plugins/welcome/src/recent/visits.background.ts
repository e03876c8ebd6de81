import type { CurrentRoute, Disposer, PluginContext } from '@touchline/plugin-api';
import { visitedOf } from './visited.store.ts';

/** The leading number of an address's part such as `1042-arsenal-chelsea`. */
function idOf(part: string | undefined): number | undefined {
  const digits = /^[1-9]\d{0,14}/.exec(part ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Remembers the competitions and events that the player opens. */
export function start(context: PluginContext): Disposer {
  const { current } = context.navigation;
  const visited = visitedOf(context);
  const remember = ({ name, params }: CurrentRoute) => {
    const id = idOf(params[name === 'mainGame' ? 'game' : 'champ']);
    if (id !== undefined && name === 'mainGame') {
      visited.event(id);
    }
    if (id !== undefined && name === 'mainSectionWithChamp') {
      visited.champ(id);
    }
  };
  remember(current.get());
  return current.subscribe(remember);
}
