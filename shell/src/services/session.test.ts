import { createStore, type SessionState } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { createSession, type SessionMessage } from './session.ts';

function setUp(overrides: Record<string, unknown> = {}) {
  let onMessage: (message: SessionMessage) => void = () => undefined;
  let isMarked = false;
  const dependencies = {
    state: createStore<SessionState>({ userId: undefined }),
    tokens: { get: vi.fn(), replace: vi.fn(), set: vi.fn(), held: vi.fn() },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    check: vi.fn(async (): Promise<string | undefined> => '17'),
    onChecked: vi.fn(),
    disconnect: vi.fn(async () => undefined),
    clearCookies: vi.fn(),
    liftBan: vi.fn(),
    signedOut: {
      isSet: () => isMarked,
      set: () => {
        isMarked = true;
      },
      clear: () => {
        isMarked = false;
      },
    },
    announce: vi.fn(),
    onMessage: (listener: typeof onMessage) => {
      onMessage = listener;
    },
    afterLogin: vi.fn(async () => undefined),
    leave: vi.fn(async (_outcome: string) => undefined),
    ...overrides,
  };
  return {
    session: createSession(dependencies),
    dependencies,
    notify: (message: SessionMessage) => onMessage(message),
  };
}

const refusing = () => ({
  disconnect: vi.fn(async () => {
    throw new Error('down');
  }),
});

describe('session', () => {
  it('the session is signed in by the user id of a login and continues', async () => {
    const { session, dependencies } = setUp();
    await session.adopt({ userId: '5', token: 't' });
    expect(session.state.get()).toEqual({ userId: '5' });
    expect(dependencies.tokens.set).toHaveBeenCalledWith('t');
    expect(dependencies.announce).toHaveBeenCalledWith('login');
    expect(dependencies.afterLogin).toHaveBeenCalledOnce();
  });

  it('the session remains signed in when the response to a check from before the sign-in arrives after it', async () => {
    let respond: (userId: string | undefined) => void = () => undefined;
    const check = () =>
      new Promise<string | undefined>((resolve) => {
        respond = resolve;
      });
    const { session, dependencies } = setUp({ check });
    const checked = session.verify();
    await session.adopt({ userId: '5', token: 't' });
    respond(undefined);
    await checked;
    expect(session.state.get()).toEqual({ userId: '5' });
    expect(dependencies.onChecked).not.toHaveBeenCalled();
  });

  it('the session remains signed out when the response to a check from before the sign-out arrives after it', async () => {
    let respond: (userId: string | undefined) => void = () => undefined;
    const check = () =>
      new Promise<string | undefined>((resolve) => {
        respond = resolve;
      });
    const { session, dependencies } = setUp({ check });
    await session.adopt({ userId: '5', token: 't' });
    const checked = session.verify();
    await session.logout();
    respond('5');
    await checked;
    expect(session.state.get().userId).toBeUndefined();
    expect(dependencies.onChecked).not.toHaveBeenCalled();
  });

  it('the session signs out: disconnect, cookies, ban level 0, then leaves, then there is no user id', async () => {
    const steps: string[] = [];
    const { session, dependencies } = setUp({
      disconnect: vi.fn(async () => void steps.push('disconnect')),
      clearCookies: () => steps.push('cookies'),
      liftBan: () => steps.push('ban'),
      leave: async (outcome: string) => void steps.push(`leave ${outcome}`),
    });
    await session.adopt({ userId: '5', token: 't' });
    session.state.subscribe(({ userId }) => steps.push(`user ${userId}`));
    await session.logout();
    expect(steps).toEqual(['disconnect', 'cookies', 'ban', 'leave signed-out', 'user undefined']);
    expect(dependencies.announce).toHaveBeenLastCalledWith('logout');
    expect(dependencies.signedOut.isSet()).toBe(false);
  });

  it('a failed disconnect is logged, the page reloads, and nothing signs in again automatically', async () => {
    const { session, dependencies } = setUp(refusing());
    await session.adopt({ userId: '5', token: 't' });
    await session.logout();
    expect(dependencies.log.error).toHaveBeenCalledOnce();
    expect(dependencies.leave).toHaveBeenCalledExactlyOnceWith('failed');
    expect(dependencies.announce).toHaveBeenLastCalledWith('logout');
    expect(dependencies.clearCookies).toHaveBeenCalledOnce();
    expect(session.state.get().userId).toBeUndefined();
    await session.verify();
    expect(dependencies.check).not.toHaveBeenCalled();
    expect(session.state.get().userId).toBeUndefined();
  });

  it('the session repeats the disconnect until the server has confirmed it, and only then trusts it again', async () => {
    const { session, dependencies } = setUp(refusing());
    await session.logout();
    await session.confirmSignOut();
    expect(dependencies.signedOut.isSet()).toBe(true);
    dependencies.disconnect.mockResolvedValueOnce(undefined as never);
    await session.confirmSignOut();
    expect(dependencies.signedOut.isSet()).toBe(false);
    await session.confirmSignOut();
    expect(dependencies.disconnect).toHaveBeenCalledTimes(3);
  });

  it('a login removes the mark of an unconfirmed sign-out', async () => {
    const { session, dependencies } = setUp(refusing());
    await session.logout();
    await session.adopt({ userId: '6', token: 't' });
    expect(dependencies.signedOut.isSet()).toBe(false);
  });

  it('the session follows a logout and a login of another tab without announcing them again', async () => {
    const { session, notify, dependencies } = setUp();
    notify('login');
    await vi.waitFor(() => expect(session.state.get().userId).toBe('17'));
    notify('logout');
    await vi.waitFor(() => expect(session.state.get().userId).toBeUndefined());
    expect(dependencies.announce).not.toHaveBeenCalled();
    expect(dependencies.disconnect).not.toHaveBeenCalled();
  });

  it('another player who signed in elsewhere makes the page reload for them', async () => {
    const { session, notify, dependencies } = setUp();
    await session.adopt({ userId: '5', token: 't' });
    notify('login');
    await vi.waitFor(() => expect(dependencies.leave).toHaveBeenCalledExactlyOnceWith('replaced'));
    dependencies.leave.mockClear();
    notify('login');
    await vi.waitFor(() => expect(dependencies.check).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(dependencies.leave).not.toHaveBeenCalled();
  });

  it('the session keeps what it knows when the check fails', async () => {
    const { session, dependencies } = setUp();
    await session.adopt({ userId: '5', token: 't' });
    dependencies.check.mockRejectedValueOnce(new Error('down'));
    await session.verify();
    expect(session.state.get().userId).toBe('5');
    expect(dependencies.log.warn).toHaveBeenCalledOnce();
  });
});
