import { ALLOW, type Decision } from './decision.ts';

/**
 * A player who has excluded themselves does not play. Pages stay open: what is theirs they can see
 * and withdraw.
 */
export const exclusionDecision: Decision = {
  name: 'exclusion',
  refusal: 'player_excluded',
  decide: ({ player }, { route }) =>
    player?.isExcluded === true && route?.isPlay === true ? { kind: 'status', status: 403 } : ALLOW,
};
