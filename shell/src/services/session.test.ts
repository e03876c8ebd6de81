import { describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';

function setUp(overrides: Record<string, unknown> = {}) {
  let hear: (message: 'login' | 'logout') => void = () => undefined;
  const dependencies = {
    tokens: { get: vi.fn(), replace: vi.fn(), set: vi.fn() },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    check: vi.fn(async (): Promise<string | undefined> => '17'),
    disconnect: vi.fn(async () => undefined),
    clearCookies: vi.fn(),
    announce: vi.fn(),
    hear: (listener: typeof hear) => {
      hear = listener;
    },
    afterLogin: vi.fn(async () => undefined),
    afterLogout: vi.fn(async () => undefined),
    ...overrides,
  };
  return {
    session: createSession(dependencies),
    dependencies,
    tell: (m: 'login' | 'logout') => hear(m),
  };
}

describe('session', () => {
  it('is signed in by the user id of a login and goes on', async () => {
    const { session, dependencies } = setUp();
    await session.adopt({ userId: '5', token: 't' });
    expect(session.state.get()).toEqual({ userId: '5' });
    expect(dependencies.tokens.set).toHaveBeenCalledWith('t');
    expect(dependencies.announce).toHaveBeenCalledWith('login');
    expect(dependencies.afterLogin).toHaveBeenCalledOnce();
  });

  it('forgets everything on logout even when the server does not answer', async () => {
    const { session, dependencies } = setUp({
      disconnect: vi.fn(async () => {
        throw new Error('down');
      }),
    });
    await session.adopt({ userId: '5', token: 't' });
    await session.logout();
    expect(session.state.get().userId).toBeUndefined();
    expect(dependencies.clearCookies).toHaveBeenCalledOnce();
    expect(dependencies.log.error).toHaveBeenCalledOnce();
    expect(dependencies.afterLogout).toHaveBeenCalledOnce();
  });

  it('follows a logout and a login of another tab', async () => {
    const { session, tell } = setUp();
    tell('login');
    await vi.waitFor(() => expect(session.state.get().userId).toBe('17'));
    tell('logout');
    await vi.waitFor(() => expect(session.state.get().userId).toBeUndefined());
  });

  it('keeps what it knows when the check fails', async () => {
    const { session, dependencies } = setUp();
    await session.adopt({ userId: '5', token: 't' });
    dependencies.check.mockRejectedValueOnce(new Error('down'));
    await session.verify();
    expect(session.state.get().userId).toBe('5');
  });
});
