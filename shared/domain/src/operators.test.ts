import { describe, expect, it } from 'vitest';
import {
  isPermitted,
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  type OperatorPermission,
  type OperatorRole,
} from './operators.ts';

const allOf = (role: OperatorRole) =>
  OPERATOR_PERMISSIONS.filter((permission) => isPermitted([role], permission));

describe('permissions of operators', () => {
  it('the admin may do everything, also what no permission is declared for', () => {
    expect(allOf('admin')).toEqual(OPERATOR_PERMISSIONS);
    expect(isPermitted(['admin'], undefined)).toBe(true);
  });

  it.each(OPERATOR_ROLES.filter((role) => role !== 'admin'))(
    'the role %s has permissions, and none that would give it others',
    (role) => {
      expect(allOf(role).length).toBeGreaterThan(3);
      expect(isPermitted([role], undefined)).toBe(false);
      const admins = new Set<OperatorPermission>([
        'operators.manage',
        'tokens.manage',
        'configuration.change',
        'releases.change',
      ]);
      expect(allOf(role).filter((permission) => admins.has(permission))).toEqual([]);
    },
  );

  it('the duties that must not meet in one hand are of different roles', () => {
    // Who accepts a player's documents or lets them play does not pay them.
    const duties: readonly (readonly [OperatorPermission, OperatorPermission])[] = [
      ['withdrawals.decide', 'verification.decide'],
      ['withdrawals.decide', 'bets.void'],
      ['withdrawals.decide', 'results.correct'],
      ['bonuses.give', 'players.ban'],
    ];
    for (const [one, other] of duties) {
      for (const role of OPERATOR_ROLES.filter((each) => each !== 'admin')) {
        expect([role, isPermitted([role], one) && isPermitted([role], other)]).toEqual([
          role,
          false,
        ]);
      }
    }
  });

  it('the roles of one operator add up', () => {
    expect(isPermitted(['support'], 'withdrawals.decide')).toBe(false);
    expect(isPermitted(['support', 'payments'], 'withdrawals.decide')).toBe(true);
    expect(isPermitted([], 'players.read')).toBe(false);
  });
});
