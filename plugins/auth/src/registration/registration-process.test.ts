import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { followRegistration, newAccount, registrationDraft } from './registration-process.ts';

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
  it('holds while the form is on screen, and leaving without an account is told', () => {
    const { key, stop, tracked, draft } = setUp('modal');
    expect(key('isRegistrationProcess')).toBe(true);
    draft.set(TYPED);
    stop();
    expect(key('isRegistrationProcess')).toBe(false);
    expect(tracked).toEqual([
      { name: 'activity', data: { action: 'registration-leave', place: 'modal', filled: true } },
    ]);
  });

  it('keeps what was typed for the next time, but never the password', () => {
    const { stop, draft } = setUp('modal');
    draft.set(TYPED);
    stop();
    expect(draft.get()).toEqual({ ...TYPED, password: '' });
  });

  it('ends with the sign-in: the flag clears at once, nothing is kept, nobody has left', () => {
    const { key, stop, tracked, draft, session } = setUp('page');
    draft.set(TYPED);
    expect(key('registrationFilled')).toBe(true);
    session.set({ userId: '1' });
    expect([key('isRegistrationProcess'), key('registrationFilled')]).toEqual([false, false]);
    expect(draft.get()).toMatchObject({ email: '', password: '' });
    stop();
    expect(tracked).toEqual([]);
  });

  it('holds the shell back while a password is shown, and signs in whoever leaves it', async () => {
    const { key, stop, context, session } = setUp('page');
    expect(key('isAccountShown')).not.toBe(true);
    newAccount(context).set({ userId: '7', token: 'token' });
    expect(key('isAccountShown')).toBe(true);
    stop();
    expect(key('isAccountShown')).toBe(false);
    await vi.waitFor(() => expect(session.get().userId).toBe('7'));
  });

  it('stands in nobody’s way in a modal, which asks by itself', () => {
    const { key, draft } = setUp('modal');
    draft.set(TYPED);
    expect(key('registrationFilled')).toBe(false);
  });
});
