import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const coming = routesLike({
  layout: 'default',
  access: 'any',
  title: (name) => `title.${name}`,
  view: () => import('./coming/coming.view.tsx'),
});

/** Pages still to come, each with what its route already decides: layout, access, conditions. */
export const comingRoutes: readonly RouteDefinition[] = [
  // Shares the name of its title with those to come.
  coming('socialRegistration', '/socialregistration', {
    access: 'guest',
    when: { key: 'config.registrationAllowed' },
    view: () => import('./social/social-registration.view.tsx'),
  }),
  // Two more whose titles share their names.
  coming('passwordReset', '/passwordreset', {
    access: 'guest',
    view: () => import('./recovery/password-reset.view.tsx'),
  }),
  coming('activate', '/:mode(activatefast|activate)', {
    view: () => import('./activation/activation.view.tsx'),
  }),
  coming('stopNewsletter', '/stopnewsletter'),
  coming('accountVerify', '/accountverify'),
  coming('welcomeAuthorizationData', '/welcome-authorization-data', {
    title: 'title.confirm',
    layout: 'clear',
  }),
  coming('confirm', '/confirm', { layout: 'clear' }),
  coming('oldRegistration', '/old-registration', {
    title: 'title.registration',
    redirectTo: 'registration',
    access: 'guest',
  }),
];
