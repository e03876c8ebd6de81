import { RegistrationOptions } from '@touchline/contracts/configuration';
import { describe, expect, it } from 'vitest';
import { preselectedBonus, registrationOptions } from './registration-options.ts';

describe('the options of registration', () => {
  it('the options of registration are those of the schema where the operator has changed nothing', () => {
    expect(registrationOptions({})).toEqual(RegistrationOptions.parse({}));
  });

  it.each([
    [[0], undefined, 0],
    [[0, 1, 2], undefined, 0],
    [[0, 1, 2], '2', 2],
    [[0, 1], '2', 0],
    [[1, 0], undefined, 1],
    [[0, 1, 2], 'x', 0],
    [[], '1', 0],
  ] as const)(
    'the options with the bonuses %j, requested %s, choose %s to begin with',
    (choices, asked, is) => {
      expect(preselectedBonus({ bonusChoices: [...choices] }, asked)).toBe(is);
    },
  );
});
