import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptLoader } from './fingerprint-script.ts';
import { createTimerClock } from '../../testing/timer-clock.ts';

const URL = '/hd-api/external/apps/web/api.js';
const API = { ready: async () => undefined, exec: async () => ({}) };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'hdApi');
});

function setUp() {
  const load = createScriptLoader({
    window,
    url: URL,
    clock: createTimerClock(),
  });
  const element = () => document.head.querySelector('script');
  return { load, element };
}

describe('the fingerprint script', () => {
  it('the fingerprint script is loaded from its fixed path and polled every 110 ms until it exposes itself', async () => {
    const { load, element } = setUp();
    const loading = load();
    expect(element()?.getAttribute('src')).toBe(URL);
    element()?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(109);
    Object.assign(globalThis, { hdApi: API });
    const found = vi.fn();
    void loading.then(found);
    await vi.advanceTimersByTimeAsync(0);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledExactlyOnceWith(API);
    expect(await load()).toBe(API);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('the fingerprint script that exposes nothing is abandoned', async () => {
    const { load, element } = setUp();
    const outcome = expect(load()).rejects.toThrow('exposes nothing');
    element()?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(6000);
    await outcome;
  });

  it('the fingerprint script that cannot be loaded makes room for the next attempt', async () => {
    const { load, element } = setUp();
    const outcome = expect(load()).rejects.toThrow('could not be loaded');
    element()?.dispatchEvent(new Event('error'));
    await outcome;
    expect(element()).toBeNull();
  });
});
