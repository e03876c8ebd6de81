import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  followRegistration,
  followShownAccount,
  newAccount,
  registrationDraft,
  showOnPage,
} from './registration-process.ts';

const TYPED = {
  email: 'a@b.example',
  password: 'long enough',
  name: '',
  surname: '',
  birthday: '1990-01-01',
  termsAccepted: true,
};

function setUp(place: 'page' | 'modal') {
  const test = createTestContext({ plugin: 'auth' });
  const key = (name: string) => test.context.keys.get(`auth.${name}`);
  return {
    ...test,
    key,
    draft: registrationDraft(test.context),
    stop: followRegistration(test.context, place),
  };
}

describe('the process of registration', () => {
  it('the registration process lasts while the form is on screen, and leaving without an account is reported', () => {
    const { key, stop, tracked, draft } = setUp('modal');
    expect(key('isRegistrationProcess')).toBe(true);
    draft.set(TYPED);
    stop();
    expect(key('isRegistrationProcess')).toBe(false);
    expect(tracked).toEqual([
      { name: 'activity', data: { action: 'registration-leave', place: 'modal', filled: true } },
    ]);
  });

  it('the registration process keeps what was typed for the next time, but never the password', () => {
    const { stop, draft } = setUp('modal');
    draft.set(TYPED);
    stop();
    expect(draft.get()).toEqual({ ...TYPED, password: '' });
  });

  it('the registration process ends with the sign-in: the flag clears immediately, nothing is kept or reported as left', () => {
    const { key, stop, tracked, draft, session } = setUp('page');
    draft.set(TYPED);
    expect(key('registrationFilled')).toBe(true);
    session.set({ userId: '1' });
    expect([key('isRegistrationProcess'), key('registrationFilled')]).toEqual([false, false]);
    expect(draft.get()).toMatchObject({ email: '', password: '' });
    stop();
    expect(tracked).toEqual([]);
  });

  it('the registration process holds navigation back while a password is shown, and signs in a player who leaves it', async () => {
    const { key, stop, context, session } = setUp('page');
    expect(key('isAccountShown')).not.toBe(true);
    newAccount(context).set({ userId: '7', token: 'token' });
    expect(key('isAccountShown')).toBe(true);
    stop();
    expect(key('isAccountShown')).toBe(false);
    await vi.waitFor(() => expect(session.get().userId).toBe('7'));
  });

  it('the registration process leaves an account to the page of its login and password, which signs in who leaves', async () => {
    const { key, stop, context, session, tracked } = setUp('page');
    const answer = { userId: '7', token: 'token' };
    newAccount(context).set(answer);
    const moved = showOnPage(context);
    stop();
    await moved;
    expect(newAccount(context).get()).toEqual(answer);
    expect([session.get().userId, tracked]).toEqual([undefined, []]);
    const leave = followShownAccount(context);
    expect(key('isAccountShown')).toBe(true);
    leave();
    expect(key('isAccountShown')).toBe(false);
    await vi.waitFor(() => expect(session.get().userId).toBe('7'));
    expect(newAccount(context).get()).toBeUndefined();
  });

  it('the registration process blocks no navigation in a modal, which prompts on its own', () => {
    const { key, draft } = setUp('modal');
    draft.set(TYPED);
    expect(key('registrationFilled')).toBe(false);
  });
});
