import { evaluateWhen } from '@touchline/contracts';
import type { GuardDecision } from '@touchline/plugin-api';
import { formatPath, isSitePath } from '../address.ts';
import { ALLOW, type Decision, type DecisionContext, type Target } from '../decision.ts';

const LOGIN_ROUTE = 'login';
/** Query parameter of the login page: where the player was headed. */
export const RETURN_PARAMETER = 'return';

function toLogin(context: DecisionContext, { address }: Target): GuardDecision {
  const login = context.table.routes.find(({ name }) => name === LOGIN_ROUTE);
  if (login === undefined || !evaluateWhen(login.when, context.key)) {
    return { kind: 'redirect', path: '/' };
  }
  const query = { [RETURN_PARAMETER]: formatPath(address) };
  return { kind: 'redirect', path: formatPath({ path: context.table.build(login.name), query }) };
}

/**
 * Pages for players send a visitor to login, which remembers the way back; pages for visitors send
 * a player on to where that login was to lead, else home.
 */
export const accessDecision: Decision = {
  name: 'access',
  decide: (context, target) => {
    const access = target.route?.access ?? 'any';
    const authenticated = Boolean(context.key('authenticated'));
    if (access === 'auth' && !authenticated) {
      return toLogin(context, target);
    }
    if (access === 'guest' && authenticated) {
      const wanted = target.address.query[RETURN_PARAMETER];
      return {
        kind: 'redirect',
        path: wanted !== undefined && isSitePath(wanted) ? wanted : '/',
      };
    }
    return ALLOW;
  },
};
