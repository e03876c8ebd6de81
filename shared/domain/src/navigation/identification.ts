import { formatPath, isSitePath, RETURN_PARAMETER } from './address.ts';
import {
  ALLOW,
  availableRoute,
  type Decision,
  type DecisionContext,
  isSitePage,
} from './decision.ts';

const IDENTIFICATION_ROUTE = 'accountIdentification';
const IDENTIFICATION_FLAG = 'identification';
/** Query flag of the identification page: the player did not choose to come. */
export const IDENTIFICATION_NEEDED = 'identification-needed';

/** Whether a player has to identify before anything else. */
export function mustIdentify({ player, isOn }: DecisionContext): boolean {
  // Banned players have few pages, and are not led away from them.
  return (
    player !== undefined &&
    player.banLevel === 0 &&
    isOn(IDENTIFICATION_FLAG) &&
    !player.isVerified &&
    !player.hasDeposit
  );
}

/**
 * A player who must identify is redirected to the page for it from everywhere but the exempt pages. That page's
 * address remembers where the player was headed, and redirects there once it is no longer needed.
 */
export const identificationDecision: Decision = {
  name: 'identification',
  refusal: 'identification_required',
  decide: (context, { route, address }) => {
    const isNeeded = context.isAuthenticated && mustIdentify(context);
    if (route?.name === IDENTIFICATION_ROUTE) {
      const wanted = address.query[RETURN_PARAMETER] ?? '/';
      const isAsked = address.query[IDENTIFICATION_NEEDED] !== undefined;
      return isAsked && !isNeeded && context.player !== undefined
        ? { kind: 'redirect', path: isSitePath(wanted) ? wanted : '/' }
        : ALLOW;
    }
    if (!isNeeded || route === undefined || route.exemptFromIdentification || isSitePage(route)) {
      return ALLOW;
    }
    const page = availableRoute(context, IDENTIFICATION_ROUTE);
    const query = { [IDENTIFICATION_NEEDED]: '1', [RETURN_PARAMETER]: formatPath(address) };
    return page === undefined
      ? ALLOW
      : { kind: 'redirect', path: formatPath({ path: context.table.build(page.name), query }) };
  },
};
