import { parseAddress } from './address.ts';
import { ALLOW, type Decision, type PlayerStatus, type Target } from './decision.ts';

const DEDUCE_ROUTE = 'deduce';

/** The ban level at which money may still be taken out (platform specification §4 and §9). */
export function deduceBanLevel(banVersion: number): 53 | 45 {
  return banVersion === 1 ? 53 : 45;
}

function isAllowed({ banLevel, banVersion }: PlayerStatus, { route }: Target): boolean {
  return route?.name === DEDUCE_ROUTE
    ? banLevel === deduceBanLevel(banVersion)
    : (route?.allowedWhenBanned ?? true);
}

/** Where a page for banned players alone sends everybody else; undefined for those it is for. */
export function homeUnlessBanned(player: PlayerStatus | undefined): '/' | undefined {
  return player !== undefined && player.banLevel > 0 ? undefined : '/';
}

/**
 * Banned players may go to the routes that allow it and nowhere else; pages for them alone send
 * all others home. While navigation is blocked no one is redirected.
 */
export const bannedDecision: Decision = {
  name: 'banned',
  refusal: 'player_banned',
  decide: ({ isNavigationBlocked, languages, player, settings }, target) => {
    if (isNavigationBlocked) {
      return { kind: 'cancel' };
    }
    const home = homeUnlessBanned(player);
    if (player !== undefined && home === undefined && !isAllowed(player, target)) {
      const address = settings.bannedAddress;
      // On the page itself there is nowhere to leave to.
      return parseAddress(address, languages).path === target.address.path
        ? ALLOW
        : { kind: 'leave', address };
    }
    return home !== undefined && target.route?.bannedOnly === true
      ? { kind: 'redirect', path: home }
      : ALLOW;
  },
};
