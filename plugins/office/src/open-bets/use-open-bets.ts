import { useResource } from '@touchline/plugin-api';
import { openBetsResource } from './open-bets.resource.ts';

/** How many open bets the player has, as it is shown: `20+` where only the first are counted. None while there are none. */
export function useOpenBets(): string | undefined {
  const { data } = useResource(openBetsResource, {});
  return data === undefined || data.bets.length === 0
    ? undefined
    : `${data.bets.length}${data.nextCursor === undefined ? '' : '+'}`;
}
