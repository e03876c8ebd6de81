import { createStore } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { createPluginScope } from './plugin-scope.ts';

describe('plugin scope', () => {
  it('the plugin scope ends everything it owns once, also what was disposed early', () => {
    const scope = createPluginScope(() => undefined);
    const first = vi.fn();
    const second = vi.fn();
    scope.own(first)();
    scope.own(second);
    scope.dispose();
    scope.dispose();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('the plugin scope continues when a disposer throws, and logs it', () => {
    const onError = vi.fn();
    const scope = createPluginScope(onError);
    const other = vi.fn();
    scope.own(() => {
      throw new Error('stuck');
    });
    scope.own(other);
    scope.dispose();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('the plugin scope ends subscriptions of stores, which stay the same object for the same store', () => {
    const scope = createPluginScope(() => undefined);
    const store = createStore(1);
    const listener = vi.fn();
    expect(scope.store(store)).toBe(scope.store(store));
    scope.store(store).subscribe(listener);
    store.set(2);
    scope.dispose();
    store.set(3);
    expect(listener.mock.calls).toEqual([[2]]);
  });

  it('the plugin scope ends immediately what is registered after its end', () => {
    const scope = createPluginScope(() => undefined);
    scope.dispose();
    const late = vi.fn();
    scope.own(late);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
