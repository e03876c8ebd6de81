import { describe, expect, it } from 'vitest';
import { SITE_OPEN } from '../site/site-state.ts';
import { CALL_DECISIONS, type Caller, decideCall } from './decide-call.ts';
import type { Refusal } from './decision.ts';
import { GOOD_STANDING } from './good-standing.ts';

const FLAGS = new Set(['termsConfirmation', 'identification']);
const caller = (given: Partial<Caller> = {}): Caller => ({
  site: SITE_OPEN,
  player: GOOD_STANDING,
  isOn: (flag) => FLAGS.has(flag),
  ...given,
});
const decide = (given: Partial<Caller>, open: readonly Refusal[] = []) =>
  decideCall(caller(given), { path: '/betting-api/v1/bets', open });
const player = (faults: object) => ({ player: { ...GOOD_STANDING, ...faults } });

/** A player whom one decision refuses, in the order of the decisions. */
const REFUSED: readonly (readonly [Refusal, Partial<Caller>])[] = [
  ['site_maintenance', { site: { maintenance: true, blockReason: undefined } }],
  ['visitor_blocked', { site: { maintenance: false, blockReason: 2 } }],
  ['player_banned', player({ banLevel: 1 })],
  ['player_excluded', player({ isExcluded: true })],
  ['terms_changed', player({ isTermsChanged: true })],
  ['identification_required', player({ isVerified: false, hasDeposit: false })],
];

describe('a call', () => {
  it('a call of a visitor and of a player in good standing goes through', () => {
    expect(decide({})).toBeUndefined();
    expect(decide({ player: undefined })).toBeUndefined();
  });

  it.each(REFUSED)(
    'a call is refused with %s unless it is exempt from just that',
    (refusal, given) => {
      expect(decide(given)).toBe(refusal);
      expect(decide(given, [refusal])).toBeUndefined();
      const others = REFUSED.map(([code]) => code).filter((code) => code !== refusal);
      expect(decide(given, others)).toBe(refusal);
    },
  );

  it('a call is refused by every decision that has a code, in the order of pages', () => {
    expect(CALL_DECISIONS.map(({ refusal }) => refusal)).toEqual(REFUSED.map(([code]) => code));
  });

  it('a call exempt from everything always goes through', () => {
    const open = REFUSED.map(([code]) => code);
    for (const [, given] of REFUSED) {
      expect(decide(given, open)).toBeUndefined();
    }
  });

  it('a call is not refused for terms or identification that the site does not require', () => {
    const isOn = () => false;
    const faults = { isTermsChanged: true, isVerified: false, hasDeposit: false };
    expect(decide({ ...player(faults), isOn })).toBeUndefined();
  });
});
