import type { PageSlot } from '@touchline/domain/plugins';

/** Who may enter a route: all, players, visitors. */
export const ACCESS = ['any', 'auth', 'guest'] as const;

/** Parts of the page that a route may hide. */
export const HIDEABLE = [
  'header',
  'bottom-nav',
  'footer',
  'seo',
  'brands',
] as const satisfies readonly PageSlot[];
