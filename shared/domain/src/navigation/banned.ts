import { ALLOW, type Decision, type PlayerStanding, type Target } from './decision.ts';

const DEDUCE_ROUTE = 'deduce';

/** The ban level at which money may still be taken out (platform specification §4 and §9). */
export function deduceBanLevel(banVersion: number): 53 | 45 {
  return banVersion === 1 ? 53 : 45;
}

function isAllowed({ banLevel, banVersion }: PlayerStanding, { route }: Target): boolean {
  return route?.name === DEDUCE_ROUTE
    ? banLevel === deduceBanLevel(banVersion)
    : (route?.allowedWhenBanned ?? true);
}

/**
 * Banned players may go to the routes that say so and nowhere else; pages for them alone send
 * everybody else home. While navigation is blocked nobody goes anywhere.
 */
export const bannedDecision: Decision = {
  name: 'banned',
  decide: ({ isNavigationBlocked, player, settings }, target) => {
    if (isNavigationBlocked) {
      return { kind: 'cancel' };
    }
    const isBanned = player !== undefined && player.banLevel > 0;
    if (isBanned && !isAllowed(player, target)) {
      return { kind: 'leave', address: settings.bannedAddress };
    }
    return !isBanned && target.route?.bannedOnly === true ? { kind: 'redirect', path: '/' } : ALLOW;
  },
};
