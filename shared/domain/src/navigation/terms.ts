import { formatPath, isSitePath, RETURN_PARAMETER } from './address.ts';
import {
  ALLOW,
  availableRoute,
  type Decision,
  isSitePage,
  type NavigationRoute,
} from './decision.ts';

/** The page on which players confirm changed terms. */
export const CONFIRM_TERMS_ROUTE = 'confirmTerms';
/** The flag of the site configuration that requires players to confirm changed terms. */
export const TERMS_FLAG = 'termsConfirmation';

/** Pages one must be able to read in order to decide, and pages about failures. */
function isOpen(route: NavigationRoute | undefined): boolean {
  return (
    isSitePage(route) ||
    route === undefined ||
    (route.access === 'any' && route.exemptFromIdentification)
  );
}

/**
 * A player confirms changed terms before continuing, and returns to where they were headed; without
 * a change there is nothing to confirm.
 */
export const termsDecision: Decision = {
  name: 'terms',
  refusal: 'terms_changed',
  decide: (context, { route, address }) => {
    const { player } = context;
    const confirm = availableRoute(context, CONFIRM_TERMS_ROUTE);
    // Banned players have few pages, and are not led away from them.
    const isAsked = context.isAuthenticated && player !== undefined && player.banLevel === 0;
    if (!isAsked || confirm === undefined) {
      return ALLOW;
    }
    const isChanged = player.isTermsChanged && context.isOn(TERMS_FLAG);
    if (route?.name === CONFIRM_TERMS_ROUTE) {
      const wanted = address.query[RETURN_PARAMETER] ?? '/';
      return isChanged ? ALLOW : { kind: 'redirect', path: isSitePath(wanted) ? wanted : '/' };
    }
    const query = { [RETURN_PARAMETER]: formatPath(address) };
    return isChanged && !isOpen(route)
      ? {
          kind: 'redirect',
          path: formatPath({ path: context.table.build(CONFIRM_TERMS_ROUTE), query }),
        }
      : ALLOW;
  },
};
