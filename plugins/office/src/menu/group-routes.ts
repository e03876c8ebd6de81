import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const group = routesLike({
  layout: 'default',
  access: 'auth',
  title: (name) => `title.${name}`,
  view: () => import('./group.view.tsx'),
});

/** The groups of the account, each as a page. */
export const groupRoutes: readonly RouteDefinition[] = [
  group('officeProfile', '/office/profile', { exemptFromIdentification: true }),
  group('officeSettings', '/office/settings'),
  group('officePromo', '/office/promo'),
];
