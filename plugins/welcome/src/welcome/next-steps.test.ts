import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const keysOf = (given: Parameters<typeof nextSteps>[0]) => nextSteps(given).map(({ key }) => key);
const NO_EMAIL = { email: '', isActivated: false };

describe('the next steps of a new player', () => {
  it('an address that has not been proved comes first', () => {
    const email = { email: 'a…@b.example', isActivated: false };
    const steps = keysOf({ email, phone: { isBound: false }, hasDeposit: false });
    expect(steps).toEqual(['email', 'deposit', 'limit']);
  });

  it('a player who registered in one click adds a phone', () => {
    const steps = keysOf({ email: NO_EMAIL, phone: { isBound: false }, hasDeposit: false });
    expect(steps).toEqual(['phone', 'deposit', 'limit']);
  });

  it('a player who can be reached goes on with a deposit and a limit', () => {
    const steps = keysOf({ email: NO_EMAIL, phone: { isBound: true }, hasDeposit: false });
    expect(steps).toEqual(['deposit', 'limit']);
  });

  it('a player with a deposit is asked for none', () => {
    const email = { email: 'a…@b.example', isActivated: true };
    expect(keysOf({ email, phone: { isBound: false }, hasDeposit: true })).toEqual(['limit']);
  });
});
