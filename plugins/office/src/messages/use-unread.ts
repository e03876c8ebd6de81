import { useResource } from '@touchline/plugin-api';
import { unreadResource } from './messages.resource.ts';

const MOST_SHOWN = 99;

/** How many messages the player has not opened, as it is shown: `99+` for more. None while there are none. */
export function useUnread(): string | undefined {
  const { data } = useResource(unreadResource, {});
  if (data === undefined || data.unread === 0) {
    return undefined;
  }
  return data.unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(data.unread);
}
