import { type CurrentRoute, type RouteTarget, usePlugin } from '@touchline/plugin-api';

export interface Section {
  /** Its name is the text `section.<key>`. */
  readonly key: 'live' | 'line' | 'esports' | 'results' | 'favourites';
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
  const { navigation } = usePlugin();
  return SECTIONS.filter(({ to }) => navigation.has(to.route));
}
