import { formatPath, isSitePath, RETURN_PARAMETER } from './address.ts';
import {
  ALLOW,
  availableRoute,
  type Decision,
  type DecisionContext,
  type NavigationDecision,
  type Target,
} from './decision.ts';

/** Query flag of a menu that opens over the current page. */
const MENU_FLAG = 'navigation-menu-modal';
const ACCOUNT_AREA = /^\/(?:office|account|identification|sumsub)(?:\/|$)/;
const LOGIN_MODAL = { modal: 'login' } as const;

/** Whether a path belongs to the player's own area, which has its own login route. */
export function isAccountArea(path: string): boolean {
  return ACCOUNT_AREA.test(path);
}

/** Visitors sign in first: on the account area's own page, else on the login page, else at home. */
function toLogin(context: DecisionContext, { address }: Target): NavigationDecision {
  const login =
    (isAccountArea(address.path) ? availableRoute(context, 'authApp') : undefined) ??
    availableRoute(context, 'login');
  if (login === undefined) {
    return { kind: 'redirect', path: formatPath({ path: '/', query: LOGIN_MODAL }) };
  }
  const query = { [RETURN_PARAMETER]: formatPath(address) };
  return { kind: 'redirect', path: formatPath({ path: context.table.build(login.name), query }) };
}

function ruleAfterSignIn({ settings, table, signedInFrom }: DecisionContext): string | undefined {
  const rule = settings.afterSignIn.find(({ route_from }) => route_from === signedInFrom?.name);
  return rule !== undefined && table.routes.some(({ name }) => name === rule.route_to)
    ? table.build(rule.route_to)
    : undefined;
}

/**
 * Where a sign-in redirects (platform specification §4): by the rule for the page before, else to the
 * requested address, else to the page before, else home.
 */
export function afterSignIn(context: DecisionContext, wanted: string | undefined): string {
  const path = ruleAfterSignIn(context);
  if (path !== undefined) {
    return path;
  }
  if (wanted !== undefined && isSitePath(wanted)) {
    return wanted;
  }
  return context.signedInFrom?.path ?? '/';
}

/** Pages of the account area that a player may not open yet redirect to the account itself. */
function forbiddenToPlayer(context: DecisionContext, { route, address }: Target): boolean {
  const { player } = context;
  return (
    player !== undefined &&
    (player.isDataAfterRegistration || player.isIdentificationNeeded) &&
    isAccountArea(address.path) &&
    route?.exemptFromIdentification === false
  );
}

/** Who may see a page: players, visitors, or everybody. */
export const accessDecision: Decision = {
  name: 'access',
  decide: (context, target) => {
    const { route, address } = target;
    if (route === undefined) {
      return ALLOW;
    }
    if (address.query[MENU_FLAG] !== undefined && context.current?.name === route.name) {
      return ALLOW;
    }
    const isForPlayers =
      route.access === 'auth' ||
      (route.playersOnlyWhen !== undefined && context.holds(route.playersOnlyWhen));
    if (isForPlayers && !context.isAuthenticated) {
      return toLogin(context, target);
    }
    const { isAuthenticated, signedInFrom } = context;
    if (route.access === 'guest' && isAuthenticated) {
      return { kind: 'redirect', path: afterSignIn(context, address.query[RETURN_PARAMETER]) };
    }
    if (isAuthenticated && signedInFrom !== undefined && signedInFrom.name === route.name) {
      // Signed in over the current page, which stays unless a rule redirects from it.
      const path = ruleAfterSignIn(context);
      return path === undefined ? ALLOW : { kind: 'redirect', path };
    }
    if (context.isAuthenticated && forbiddenToPlayer(context, target)) {
      const account = availableRoute(context, 'account');
      return {
        kind: 'redirect',
        path: account === undefined ? '/' : context.table.build('account'),
      };
    }
    return ALLOW;
  },
};
