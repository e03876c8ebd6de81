import type { EventView } from '@touchline/live-client';
import type { RouteTarget } from '@touchline/plugin-api';

/** As much of an event as its address is made of. */
export type EventPlace = ChampPlace & Pick<EventView, 'id' | 'slug'>;

/** The page of an event. */
export function eventTarget({ id, slug, section, sport, champ }: EventPlace): RouteTarget {
  return {
    route: 'mainGame',
    params: { section, sport, champ: `${champ.id}-${champ.slug}`, game: `${id}-${slug}` },
  };
}

/** A championship in a section, as an event or a list of championships names it. */
export type ChampPlace = Pick<EventView, 'section' | 'sport'> & {
  readonly champ: Pick<EventView['champ'], 'id' | 'slug'>;
};

/** The list of a championship. */
export function champTarget({ section, sport, champ }: ChampPlace): RouteTarget {
  return {
    route: 'mainSectionWithChamp',
    params: { section, sport, champ: `${champ.id}-${champ.slug}` },
  };
}

/** The page of a team or a player. */
export function teamTarget({ id }: { readonly id: number }): RouteTarget {
  return { route: 'team', params: { teamSection: String(id) } };
}

/** The leading number of an address's part such as `1042-arsenal-chelsea`. */
export function idOf(part: string | undefined): number | undefined {
  const digits = /^\d+/.exec(part ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
