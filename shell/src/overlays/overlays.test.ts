import { createStore, type CurrentRoute, type NavigationOutcome } from '@touchline/plugin-api';
import { createTestClock, createTestLive } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { Availability } from '../plugins/mandatory.ts';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createModals } from './modals.ts';
import { createNotificationCenter } from './notification-center.ts';
import { addNotification, type ShownNotification } from './notifications.ts';
import { showNotices } from './notices.ts';

const texts = { t: (key: string) => key };
const shown = (
  key: string,
  kind: 'error' | 'success' | 'info',
  message = key,
): ShownNotification => ({
  key,
  kind,
  message,
});

afterEach(() => document.body.replaceChildren());

describe('list of notifications', () => {
  it('the list of notifications has at most three failures, the newest; successes do not count', () => {
    const added = [
      shown('a', 'error'),
      shown('ok', 'success'),
      shown('b', 'error'),
      shown('c', 'error'),
      shown('d', 'error'),
    ];
    const list = added.reduce<readonly ShownNotification[]>(addNotification, []);
    expect(list.map(({ key }) => key)).toEqual(['ok', 'b', 'c', 'd']);
  });

  it('the list of notifications shows a success once, and replaces by id', () => {
    const twice = addNotification([shown('a', 'success', 'Saved')], shown('b', 'success', 'Saved'));
    expect(twice).toHaveLength(1);
    const first = { ...shown('a', 'info', '1 of 3'), id: 'progress' };
    const second = { ...shown('b', 'info', '2 of 3'), id: 'progress' };
    expect(addNotification([first], second)).toEqual([second]);
  });
});

describe('notifications on screen', () => {
  function setUp() {
    const clock = createTestClock();
    document.body.innerHTML = '<div data-slot="overlay"></div>';
    const overlay = document.body.firstElementChild as HTMLElement;
    const center = createNotificationCenter({ overlay, clock, texts });
    const messages = () =>
      [...document.querySelectorAll('[data-notification]')].map((card) => card.textContent);
    return { clock, center, messages };
  }

  it('a notification closes automatically after 10 s, but not under the pointer, and not when sticky', () => {
    const { clock, center, messages } = setUp();
    center.show({ kind: 'info', message: 'one' });
    center.show({ kind: 'info', message: 'two', sticky: true });
    const [first] = document.querySelectorAll('[data-notification]');
    clock.advance(9_999);
    first?.dispatchEvent(new Event('pointerenter'));
    clock.advance(60_000);
    expect(messages()).toHaveLength(2);
    first?.dispatchEvent(new Event('pointerleave'));
    clock.advance(10_000);
    expect(messages()).toEqual([expect.stringContaining('two')]);
  });

  it('the notifications leave nothing behind when the last is closed', () => {
    const { clock, center } = setUp();
    const dispose = center.show({ kind: 'error', message: 'failed' });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('main_error');
    dispose();
    expect(document.querySelector('[data-notifications]')).toBeNull();
    expect(clock.pending()).toBe(0);
  });

  it('a notification acts once and closes', () => {
    const { center, messages } = setUp();
    const act = vi.fn();
    center.show({ kind: 'info', message: 'Removed', action: { label: 'Undo', act } });
    const undo = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Undo',
    );
    undo?.click();
    expect(act).toHaveBeenCalledOnce();
    expect(messages()).toEqual([]);
  });

  it('a notification has the title and confirmation of the catalogue unless it has its own', () => {
    const { center, messages } = setUp();
    const act = () => undefined;
    center.show({ kind: 'error', message: 'm' });
    center.show({ kind: 'success', message: 'm' });
    center.show({ kind: 'success', title: 'Saved', message: 'm', action: { act } });
    expect(messages()).toEqual(['main_errorm×', 'main_donem×', 'Savedmmain_ok×']);
  });
});

describe('notices', () => {
  it('the notices show stale prices, a lost connection and missing protection, and disappear again', () => {
    document.body.innerHTML = '<div data-slot="notice"></div>';
    const slot = document.body.firstElementChild as HTMLElement;
    const live = createTestLive();
    const availability = createStore<Availability>('unknown');
    const dispose = showNotices({ slot, texts, live, availability, window });
    const visible = () =>
      [...slot.children]
        .filter((bar) => !(bar as HTMLElement).hidden)
        .map(({ textContent }) => textContent);
    expect(visible()).toEqual([]);
    live.setStatus({ state: 'stale' });
    expect(visible()).toEqual(['main_prices_stale']);
    live.setStatus({ state: 'offline' });
    availability.set('unavailable');
    expect(visible()).toEqual(['main_offline', 'main_betting_unavailable']);
    live.setStatus({ state: 'live' });
    availability.set('available');
    expect(visible()).toEqual([]);
    dispose();
    expect(slot.childNodes).toHaveLength(0);
  });
});

describe('modals in the address', () => {
  function setUp(query: Record<string, string> = {}, fails = false) {
    const current = createStore({ query } as unknown as CurrentRoute);
    const stack = [query];
    let position = 0;
    const done: NavigationOutcome = { status: 'done' };
    const go = () => current.set({ query: stack[position] ?? {} } as unknown as CurrentRoute);
    const navigation = {
      current,
      position: () => position,
      step: (delta: number) => {
        position += delta;
        go();
      },
      setQuery: async (
        change: Record<string, string | undefined>,
        options?: { replace?: boolean },
      ) => {
        const entries = Object.entries({ ...stack[position], ...change });
        const next = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
        position += options?.replace === true ? 0 : 1;
        stack.length = position;
        stack.push(next as Record<string, string>);
        go();
        return done;
      },
    } as unknown as ShellNavigation;
    const show = vi.fn();
    const load = vi.fn(async () => ({ show }));
    if (fails) {
      load.mockRejectedValueOnce(new Error('offline'));
    }
    const onFailure = vi.fn();
    const log = createTestLogger();
    const made = createModals({ navigation, clock: createTestClock(), load, onFailure, log });
    return { ...made, load, onFailure, log, show, stack, position: () => position };
  }

  it('a modal opens by a new entry, which closing reverts with what was added', async () => {
    const { modals, start, show, stack, position } = setUp({ sport: '1' });
    start();
    await modals.open('login', { return: '/office' });
    await settle();
    expect(stack).toEqual([{ sport: '1' }, { sport: '1', return: '/office', modal: 'login' }]);
    expect(show).toHaveBeenLastCalledWith('login', expect.objectContaining({ return: '/office' }));
    await modals.close();
    await settle();
    expect(position()).toBe(0);
    expect(show).toHaveBeenLastCalledWith(undefined, { sport: '1' });
  });

  it('another modal replaces the first, and one back closes it', async () => {
    const { modals, start, stack, position } = setUp();
    start();
    await modals.open('login', { return: '/office' });
    await modals.open('forgot');
    expect(stack).toEqual([{}, { modal: 'forgot' }]);
    await modals.close();
    expect(position()).toBe(0);
  });

  it('an offered modal closes nothing: they open one after the other, once nothing is open', async () => {
    const { modals, start, stack, position } = setUp();
    start();
    await modals.open('coupon');
    const opened: string[] = [];
    const offer = (name: string) => modals.offer(name).then(() => opened.push(name));
    void offer('face-id');
    void offer('first-deposit');
    await settle();
    expect([stack.at(-1), opened]).toEqual([{ modal: 'coupon' }, []]);
    await modals.close();
    await settle();
    expect([stack.at(-1), opened]).toEqual([{ modal: 'face-id' }, ['face-id']]);
    await modals.close();
    await settle();
    expect([stack.at(-1), opened.at(-1)]).toEqual([{ modal: 'first-deposit' }, 'first-deposit']);
    await modals.close();
    expect(position()).toBe(0);
  });

  it('a modal that cannot be shown is reported, leaves the address, and can be opened later', async () => {
    const { modals, start, show, onFailure, log, stack, position } = setUp({ sport: '1' }, true);
    start();
    await modals.open('login');
    await settle();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(log.records).toMatchObject([{ level: 'error' }]);
    expect([position(), stack[0]]).toEqual([0, { sport: '1' }]);
    await modals.open('login');
    await settle();
    expect(show).toHaveBeenLastCalledWith('login', expect.anything());
  });

  it('the modal host can be loaded ahead, once', async () => {
    const { modals, start, prepare, load, onFailure } = setUp({}, true);
    start();
    await expect(prepare()).rejects.toThrow('offline');
    await prepare();
    await modals.open('login');
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('a modal that the page was opened with closes in place', async () => {
    const { modals, start, show, stack } = setUp({ modal: 'login', a: '1' });
    start();
    await settle();
    expect(show).toHaveBeenCalledWith('login', expect.anything());
    await modals.close();
    expect(stack).toEqual([{ a: '1' }]);
  });

  it('the modal host is not loaded while the address has no modal', async () => {
    const load = vi.fn();
    const { start } = createModals({
      navigation: { current: createStore({ query: {} }) } as never,
      clock: createTestClock(),
      load,
      onFailure: vi.fn(),
      log: createTestLogger(),
    });
    start();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });
});
