/** Where registration is shown when it is requested. */
export type RegistrationPlace = 'nowhere' | 'route' | 'modal';

/**
 * Where the registration form appears (platform specification §4, registration form display): nowhere
 * while registration is not allowed, on a VIP domain, for a player, and on the registration page,
 * which shows it already; on its route from the login and where the site has a registration of its
 * own; otherwise in a modal over the current page.
 */
export function registrationPlace(given: {
  readonly isAllowed: boolean;
  readonly isVipDomain: boolean;
  readonly isAuthenticated: boolean;
  /** Name of the route that is on the page. */
  readonly route: string;
  /** The login is what registration is opened from. */
  readonly isLogin: boolean;
  /** The site's registration is a separate page. */
  readonly isCustom: boolean;
}): RegistrationPlace {
  const { isAllowed, isVipDomain, isAuthenticated, route, isLogin, isCustom } = given;
  if (!isAllowed || isVipDomain || isAuthenticated || route === 'registration') {
    return 'nowhere';
  }
  return isLogin || isCustom ? 'route' : 'modal';
}
