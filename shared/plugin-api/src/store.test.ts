import { from, map } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('a store notifies its listeners of each other state, not of the present one', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe((state) => heard.push(state));
  store.set(1);
  store.set(2);
  store.set(3);
  stop();
  stop();
  store.set(4);
  expect([heard, store.get()]).toEqual([[2, 3], 4]);
});

it('a store notifies a function as often as it was subscribed', () => {
  const store = createStore(1);
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  store.subscribe(onChange);
  store.set(2);
  stop();
  store.set(3);
  expect(onChange.mock.calls).toEqual([[2], [2], [3]]);
});

it('a store does not notify who left because of what another listener did', () => {
  const store = createStore(1);
  const onChange = vi.fn();
  store.subscribe(() => stop());
  const stop = store.subscribe(onChange);
  store.set(2);
  expect(onChange).not.toHaveBeenCalled();
});

it('a store reports a listener that throws as uncaught, and notifies the others', async () => {
  const store = createStore(1);
  const onChange = vi.fn();
  const uncaught: unknown[] = [];
  const tasks = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
    try {
      task();
    } catch (error) {
      uncaught.push(error);
    }
  });
  const fault = new Error('mine');
  store.subscribe(() => {
    throw fault;
  });
  store.subscribe(onChange);
  store.set(2);
  tasks.mockRestore();
  expect([onChange.mock.calls, uncaught]).toEqual([[[2]], [fault]]);
});

it('the changes of a store are an observable of the present state and every later one', () => {
  const store = createStore(1);
  const heard: string[] = [];
  const subscription = from(store.changes)
    .pipe(map((state) => `state ${state}`))
    .subscribe((text) => heard.push(text));
  store.set(2);
  subscription.unsubscribe();
  store.set(3);
  expect(heard).toEqual(['state 1', 'state 2']);
});
