import { formatPath } from './address.ts';
import {
  ALLOW,
  type Decision,
  type DecisionContext,
  type NavigationDecision,
  type Target,
} from './decision.ts';
import { currentGameRoute } from './games.ts';

const PLATFORM_TYPE = 'platform_type';
/** Query flag of the home page: opens the way back in for who has forgotten the password. */
const FORGOT_PASSWORD_FLAG = 'showForgotPasswordModal';
const FORGOT_PASSWORD_MODAL = { modal: 'forgot-password' } as const;
const LEGACY_PROMO_ROUTE = 'legacyPromo';

/** The offer route that shows the same as a bonus route, with the parameter that carries over. */
const OFFER_OF_BONUS: readonly (readonly [bonus: string, offer: string])[] = [
  ['bonusItem', 'bonusOffer'],
  ['bonusRule', 'bonusOffer'],
  ['bonuses', 'bonusOffers'],
  ['bonusList', 'bonusOffers'],
  ['bonusPartner', 'partnerOffer'],
];

function toRoute(
  { table }: DecisionContext,
  name: string,
  { params, address }: Target,
): NavigationDecision {
  if (!table.routes.some((route) => route.name === name)) {
    return ALLOW;
  }
  return {
    kind: 'redirect',
    path: formatPath({ path: table.build(name, params), query: address.query }),
  };
}

/** A promotion with an old path: exact strings of the configuration. */
function legacyPromo(context: DecisionContext, target: Target): NavigationDecision | undefined {
  const { table, settings } = context;
  const { path, query } = target.address;
  const promotionId = settings.legacyPromoPaths[path];
  const isServed = table.routes.some(({ name }) => name === LEGACY_PROMO_ROUTE);
  return promotionId === undefined || !isServed
    ? undefined
    : {
        kind: 'redirect',
        path: formatPath({ path: table.build('promotion', { promotionId }), query }),
      };
}

function unknownAddress(context: DecisionContext, target: Target): NavigationDecision {
  const { [PLATFORM_TYPE]: platformType, ...query } = target.address.query;
  if (platformType !== undefined && !context.isEmbedded) {
    return { kind: 'redirect', path: formatPath({ path: '/', query }) };
  }
  return target.route === undefined ? { kind: 'status', status: 404 } : ALLOW;
}

/** The flag gives way to the modal that it means, or to nothing for who is signed in. */
function forgotPassword(
  { isAuthenticated }: DecisionContext,
  { address }: Target,
): NavigationDecision {
  const { [FORGOT_PASSWORD_FLAG]: flag, ...query } = address.query;
  return flag === undefined
    ? ALLOW
    : {
        kind: 'redirect',
        path: formatPath({
          path: address.path,
          query: isAuthenticated ? query : { ...query, ...FORGOT_PASSWORD_MODAL },
        }),
      };
}

/** A game with an old address; without a match the index of games. */
function legacyGame({ settings }: DecisionContext, target: Target): NavigationDecision {
  const asked = target.params['legacy'] ?? target.params['gameRoute'];
  const route = currentGameRoute(asked, settings.games);
  const path = route === undefined ? '/games' : `/games/${encodeURIComponent(route)}`;
  return { kind: 'redirect', path: formatPath({ path, query: target.address.query }) };
}

function convertBonus(context: DecisionContext, target: Target): NavigationDecision {
  const { bonusesAsOffers } = context.settings;
  const pair = OFFER_OF_BONUS.find(
    ([bonus, offer]) => target.route?.name === (bonusesAsOffers ? bonus : offer),
  );
  const name = pair?.[bonusesAsOffers ? 1 : 0];
  return name === undefined ? ALLOW : toRoute(context, name, target);
}

/**
 * Which page an address is (platform specification §2): an old one redirects to what took its
 * place, one that no route knows is not found.
 */
export const resolutionDecision: Decision = {
  name: 'resolution',
  decide: (context, target) => {
    const { route } = target;
    if (route === undefined || route.status === 404) {
      return legacyPromo(context, target) ?? unknownAddress(context, target);
    }
    if (route.name === 'home') {
      return forgotPassword(context, target);
    }
    if (route.name === 'legacyBonusGame' || route.name === 'allGamesEntrance') {
      return legacyGame(context, target);
    }
    return route.redirectTo === undefined
      ? convertBonus(context, target)
      : toRoute(context, route.redirectTo, target);
  },
};
