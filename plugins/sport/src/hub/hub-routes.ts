import type { RouteDefinition } from '@touchline/plugin-api';
import { TITLE_OF_EVENT } from '../event/title-of-event.ts';
import { HUB_NAMES, HUB_TITLES, type HubName } from './hub-names.ts';

const TOPICS = '/line-api/v1/topics';
/** The configuration of all hubs. */
export const HUBS = '/bff-api/config/group/get?groups=hubs&lang={language}';

/** The pages of one hub. */
function pagesOf(name: HubName): readonly RouteDefinition[] {
  const page = { layout: 'default', access: 'any', title: `title.${HUB_TITLES[name]}` } as const;
  const ofList = { ...page, firstData: [`${TOPICS}/hub:${name}`, HUBS] };
  const ofEvent = {
    ...page,
    titleFromData: TITLE_OF_EVENT,
    view: () => import('./hub-game.view.tsx'),
  };
  return [
    {
      ...ofList,
      name: `${name}Home`,
      path: `/${name}`,
      view: () => import('./hub.view.tsx'),
    },
    {
      ...ofEvent,
      name: `${name}Game`,
      path: `/${name}/game/:game`,
      firstData: [`${TOPICS}/event:{game:id}`],
    },
    {
      ...ofEvent,
      name: `${name}Event`,
      path: `/${name}/event/:id`,
      firstData: [`${TOPICS}/event:{id:id}`],
    },
    {
      ...page,
      name: `${name}Final`,
      path: `/${name}/final`,
      firstData: [`${TOPICS}/outrights:${name}`, HUBS],
      view: () => import('./hub-final.view.tsx'),
    },
    {
      ...ofList,
      name: `${name}Favorites`,
      path: `/${name}/favorites`,
      view: () => import('./hub-favourites.view.tsx'),
    },
  ];
}

/** The pages of all competition hubs that have addresses of their own. */
export const hubRoutes: readonly RouteDefinition[] = HUB_NAMES.flatMap(pagesOf);
