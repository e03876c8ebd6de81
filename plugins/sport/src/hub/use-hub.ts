import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { useEvents } from '../event-list/use-events.ts';
import type { HubName } from './hub-names.ts';
import { hubsResource } from './hub.resource.ts';

export interface Hub {
  /** Its look and sections; undefined while they are on their way, or where operators have removed it. */
  readonly hub: CompetitionHub | undefined;
  /** Its events have arrived, or there are none because there is no such hub any more. */
  readonly ready: boolean;
  /** All of them; undefined until they have arrived. */
  readonly events: readonly EventView[] | undefined;
  readonly live: readonly EventView[];
  /** Those that have not begun. */
  readonly coming: readonly EventView[];
}

/** A hub with its events, followed while the component is shown. */
export function useHub(name: HubName): Hub {
  const { i18n } = usePlugin();
  const { data } = useResource(hubsResource, { language: i18n.language });
  const { ready, events } = useEvents(`hub:${name}`);
  const hub = data?.groups.hubs.hubs.find((known) => known.name === name);
  const isThere = ready || (data !== undefined && hub === undefined);
  return {
    hub,
    ready: isThere,
    events: isThere ? events : undefined,
    live: useMemo(() => events.filter(({ section }) => section === 'live'), [events]),
    coming: useMemo(() => events.filter(({ section }) => section === 'line'), [events]),
  };
}
