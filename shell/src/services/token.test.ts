import { describe, expect, it } from 'vitest';
import { createTokenStore, tokenExpiry } from './token.ts';

const MINUTE = 60_000;

function tokenUntil(expiry: number, mark = 'a'): string {
  const payload = btoa(JSON.stringify({ exp: expiry / 1000, mark }));
  return `head.${payload.replaceAll('+', '-').replaceAll('/', '_')}.sign`;
}

function setUp({ cookie }: { cookie?: string } = {}) {
  const state = { now: 1_000_000, cookie, fetches: 0, fail: false };
  let turn: Promise<unknown> = Promise.resolve();
  const store = createTokenStore({
    now: () => state.now,
    readCookie: () => state.cookie,
    withCrossTabLock: (act) => {
      const result = turn.then(act, act);
      turn = result.catch(() => undefined);
      return result;
    },
    fetchToken: async () => {
      state.fetches += 1;
      if (state.fail) {
        throw new Error('no session');
      }
      state.cookie = tokenUntil(state.now + 10 * MINUTE, `fetched ${state.fetches}`);
      return state.cookie;
    },
  });
  return { state, store };
}

describe('token store', () => {
  it('the token store reads the expiry claim in seconds and survives nonsense', () => {
    expect(tokenExpiry(tokenUntil(90_000))).toBe(90_000);
    expect(tokenExpiry('nonsense')).toBeUndefined();
    expect(tokenExpiry('a.%%%.c')).toBeUndefined();
  });

  it('the token store uses a valid cookie without a request to the server', async () => {
    const { state, store } = setUp({ cookie: tokenUntil(1_000_000 + 5 * MINUTE) });
    expect(await store.get()).toBe(state.cookie);
    expect(state.fetches).toBe(0);
  });

  it('the token store requests another where there is none, or one that states no expiry', async () => {
    for (const cookie of [undefined, `head.${btoa('{}')}.sign`]) {
      const { state, store } = setUp(cookie === undefined ? {} : { cookie });
      expect(store.held()).toBeUndefined();
      await store.get();
      expect(state.fetches).toBe(1);
    }
  });

  it('the token store refreshes once for fifty parallel calls that find it expired', async () => {
    const { state, store } = setUp({ cookie: tokenUntil(1_000_000 - 1) });
    const tokens = await Promise.all(Array.from({ length: 50 }, () => store.get()));
    expect(new Set(tokens).size).toBe(1);
    expect(state.fetches).toBe(1);
  });

  it('the token store uses the token that another tab put into the cookie instead of refreshing again', async () => {
    const { state, store } = setUp({ cookie: tokenUntil(1_000_000 + 5 * MINUTE) });
    const refused = await store.get();
    state.cookie = tokenUntil(1_000_000 + 9 * MINUTE, 'other tab');
    expect(await store.replace(refused)).toBe(state.cookie);
    expect(state.fetches).toBe(0);
  });

  it('the token store shares a refresh for 60 s with calls whose older token was refused', async () => {
    const { state, store } = setUp({ cookie: tokenUntil(1_000_000 + 5 * MINUTE) });
    const old = await store.get();
    const fresh = await store.replace(old);
    expect(await store.replace(old)).toBe(fresh);
    expect(state.fetches).toBe(1);
    // Without the cookie nothing but this memory shares it.
    state.cookie = undefined;
    state.now += 59_999;
    expect(await store.replace(old)).toBe(fresh);
    expect(state.fetches).toBe(1);
    state.now += 1;
    expect(await store.replace(old)).not.toBe(fresh);
    expect(state.fetches).toBe(2);
  });

  it('the token store refreshes immediately when the fresh token itself is refused', async () => {
    const { state, store } = setUp();
    const fresh = await store.get();
    expect(await store.replace(fresh)).not.toBe(fresh);
    expect(state.fetches).toBe(2);
  });

  it('a failed refresh fails its callers and the next call tries again', async () => {
    const { state, store } = setUp();
    state.fail = true;
    await expect(store.get()).rejects.toThrow('no session');
    state.fail = false;
    expect(await store.get()).toBe(state.cookie);
  });
});
