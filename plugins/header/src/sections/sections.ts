import { type CurrentRoute, type RouteTarget, usePlugin } from '@touchline/plugin-api';

export interface Section {
  /** Its name is the text `section.<key>`. */
  readonly key: 'live' | 'line' | 'esports' | 'casino' | 'results' | 'favourites';
  readonly to: RouteTarget;
  readonly isCurrent: (route: CurrentRoute) => boolean;
}

const SECTIONS: readonly Section[] = [
  ...(['live', 'line'] as const).map((section) => ({
    key: section,
    to: { route: 'mainSection', params: { section } },
    isCurrent: ({ params }: CurrentRoute) => params['section'] === section,
  })),
  {
    key: 'esports',
    to: { route: 'esportsHome' },
    isCurrent: ({ plugin }) => plugin === 'cyber',
  },
  {
    key: 'casino',
    to: { route: 'casino' },
    isCurrent: ({ plugin }) => plugin === 'casino',
  },
  {
    key: 'results',
    to: { route: 'results' },
    isCurrent: ({ name }) => name === 'results',
  },
  {
    key: 'favourites',
    to: { route: 'favorites' },
    isCurrent: ({ name }) => name === 'favorites',
  },
];

/** The sections of the site that the release has, for the header and for the menu of the account. */
export function useSections(): readonly Section[] {
  const { keys, navigation } = usePlugin();
  // Games are a section where the operator has opened it.
  const hasGames = keys.get('config.thirdparty.allowed') === true;
  return SECTIONS.filter(
    ({ key, to }) => navigation.has(to.route) && (key !== 'casino' || hasGames),
  );
}
