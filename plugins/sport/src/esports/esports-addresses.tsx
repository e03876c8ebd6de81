import { esportsTypeOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { type ReactNode, useMemo } from 'react';
import { champTarget, eventTarget, teamTarget } from '../event/event-address.ts';
import { EventAddresses } from '../event/event-addresses.ts';
import type { EsportsPlace } from './asked.ts';

/** Keeps players within the pages of esports that they came from. */
export function EsportsAddresses({
  prefix,
  type,
  children,
}: EsportsPlace & { readonly children: ReactNode }) {
  const addresses = useMemo((): EventAddresses => {
    const paramsOf = ({ sport, champ }: Pick<EventView, 'sport'> & { readonly champ: Champ }) => ({
      type: type ?? esportsTypeOf(sport) ?? '',
      discipline: sport,
      champ: `${champ.id}-${champ.slug}`,
    });
    return {
      event: (event) =>
        esportsTypeOf(event.sport) === undefined
          ? eventTarget(event)
          : {
              route: `${prefix}Game`,
              params: { ...paramsOf(event), game: `${event.id}-${event.slug}` },
            },
      champ: (place) =>
        esportsTypeOf(place.sport) === undefined
          ? champTarget(place)
          : { route: `${prefix}Champ`, params: paramsOf(place) },
      team: teamTarget,
    };
  }, [prefix, type]);
  return <EventAddresses value={addresses}>{children}</EventAddresses>;
}

type Champ = Pick<EventView['champ'], 'id' | 'slug'>;
