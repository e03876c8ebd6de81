import { UserConfiguration } from '@touchline/contracts/identity';
import { createStore, type HttpRequest, type SessionState } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createKeyStore } from './context-keys.ts';
import { createUserConfiguration, followUser } from './user-configuration.ts';

const configurationOf = (change: Partial<UserConfiguration> = {}) =>
  UserConfiguration.parse({ user_data: {}, protection_methods: {}, ...change });

/** HTTP that answers when the test resolves it. */
function setUp() {
  const asked: {
    request: HttpRequest<unknown>;
    answer: (body: unknown) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const http = {
    request: (request: HttpRequest<unknown>) =>
      new Promise<unknown>((answer, fail) => void asked.push({ request, answer, fail })),
  };
  const error = vi.fn();
  const log = { ...createTestLogger(), error };
  const configurations = createUserConfiguration({ http: http as never, log });
  return { asked, configurations, error };
}

const flags = ({ state }: ReturnType<typeof createUserConfiguration>) => {
  const { isInstalled, isLoaded } = state.get();
  return { isInstalled, isLoaded };
};
const ON = { isInstalled: true, isLoaded: true };
const OFF = { isInstalled: false, isLoaded: false };

describe('loading the user configuration', () => {
  it('the user configuration sets both flags on success, and is skipped from then on', async () => {
    const { asked, configurations } = setUp();
    void configurations.load();
    expect(flags(configurations)).toEqual(OFF);
    asked[0]?.answer({ result: configurationOf({ user_name: 'Ada' }) });
    await settle();
    expect(flags(configurations)).toEqual(ON);
    expect(configurations.state.get().value?.user_name).toBe('Ada');
    await configurations.load();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a failure', (one: { fail: (error: unknown) => void }) => one.fail(new Error('down'))],
    [
      'an error in the answer',
      (one: { answer: (body: unknown) => void }) => one.answer({ error: 'gone' }),
    ],
  ])(
    'the user configuration after %s leaves both flags off, is logged, and may be retried',
    async (_name, end) => {
      const { asked, configurations, error } = setUp();
      void configurations.load();
      if (asked[0] !== undefined) {
        end(asked[0]);
      }
      await settle();
      expect(flags(configurations)).toEqual(OFF);
      expect(error).toHaveBeenCalledOnce();
      void configurations.load();
      expect(asked).toHaveLength(2);
    },
  );

  it('a failed reload turns both flags off; the known configuration remains', async () => {
    const { asked, configurations } = setUp();
    void configurations.load();
    asked[0]?.answer({ result: configurationOf({ user_name: 'Ada' }) });
    await settle();
    void configurations.reload();
    asked[1]?.fail(new Error('down'));
    await settle();
    expect(flags(configurations)).toEqual(OFF);
    expect(configurations.state.get().value?.user_name).toBe('Ada');
  });

  it('the user configuration aborts the request before, whose response is ignored', async () => {
    const { asked, configurations } = setUp();
    void configurations.load();
    void configurations.load();
    expect(asked[0]?.request.signal?.aborted).toBe(true);
    asked[1]?.answer({ result: configurationOf({ user_name: 'second' }) });
    asked[0]?.answer({ result: configurationOf({ user_name: 'first' }) });
    await settle();
    expect(configurations.state.get().value?.user_name).toBe('second');
  });
});

describe('following who is signed in', () => {
  it('the user configuration is loaded for each user, with the context keys for conditions', async () => {
    const { asked, configurations } = setUp();
    const session = createStore<SessionState>({ userId: undefined });
    const keys = createKeyStore();
    let changed = () => undefined as void;
    const stop = followUser({
      session,
      configurations,
      keys,
      onProfileChanged: (listener) => {
        changed = listener;
        return () => undefined;
      },
    });
    changed();
    expect(asked).toHaveLength(0);
    session.set({ userId: '1' });
    asked[0]?.answer({
      result: configurationOf({
        has_deposit: true,
        isRequiredTransfer: true,
        protection_level: 40,
        verification_status: 1,
        verification_types: [1],
      }),
    });
    await settle();
    expect(['loaded', 'hasDeposit', 'protection'].map((name) => keys.get(`user.${name}`))).toEqual([
      true,
      true,
      'normal',
    ]);
    expect(keys.get('user.faceIdAsked')).toBe(true);
    expect(keys.get('user.transferRequired')).toBe(true);
    expect([keys.get('user.profileFilled'), keys.get('user.contactFilled')]).toEqual([
      false,
      false,
    ]);
    // What the player fills in is fetched, and conditions are notified of it.
    changed();
    const person = { name: 'A', surname: 'B', date_birthday: '1990-04-23', passport: '1' };
    const data = { ...person, passport_date: '2010-01-01', registration_address: 'C' };
    const reached = { phone_number: '1', user_email: 'a@b.example' };
    asked[1]?.answer({ result: configurationOf({ user_data: data as never, ...reached }) });
    await settle();
    expect([keys.get('user.profileFilled'), keys.get('user.contactFilled')]).toEqual([true, true]);
    session.set({ userId: undefined });
    expect(keys.get('user.loaded')).toBe(false);
    expect(keys.get('user.hasDeposit')).toBeUndefined();
    session.set({ userId: '2' });
    expect(asked).toHaveLength(3);
    stop();
    expect(asked[2]?.request.signal?.aborted).toBe(true);
  });
});
