import { createStore, type Preferences } from '@touchline/plugin-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PreferencesStore } from '../services/preferences.ts';
import { startSectionToggles } from './section-toggles.ts';

const root = document.documentElement;
const slot = (side: string) => document.querySelector<HTMLElement>(`[data-slot="${side}"]`);
const button = (side: string) =>
  document.querySelector<HTMLButtonElement>(`[data-section-toggle="${side}"] button`);

let stop: () => void;
let settings: PreferencesStore;

beforeEach(() => {
  document.body.innerHTML = '<div data-slot="left"><p></p></div><div data-slot="right"></div>';
  Object.assign(window, { innerWidth: 1366 });
  const store = createStore({} as Preferences);
  settings = {
    ...store,
    chosen: createStore<Partial<Preferences>>({}),
    change: (change) => store.set({ ...store.get(), ...change }),
  };
  stop = startSectionToggles({
    document,
    window: window as Window & typeof globalThis,
    preferences: settings,
    texts: { t: (key) => key },
  });
});
afterEach(() => stop());

describe('the sections beside the content', () => {
  it('the side sections are hidden and shown by their buttons, and the choice is a setting', () => {
    button('left')?.click();
    button('right')?.click();
    expect({ ...root.dataset }).toMatchObject({ left: 'hidden', right: 'hidden' });
    expect(settings.get()).toMatchObject({
      leftSectionDisplayState: 1,
      rightSectionDisplayState: 1,
    });
    expect(button('left')?.getAttribute('aria-expanded')).toBe('false');
    expect(button('left')?.getAttribute('aria-label')).toBe('main_section_left_show');
    button('left')?.click();
    expect(root.dataset['left']).toBeUndefined();
    expect(settings.get().leftSectionDisplayState).toBe(0);
  });

  it('the side sections show the hidden left one while it is hovered', () => {
    button('left')?.click();
    slot('left')?.dispatchEvent(new Event('pointerenter'));
    expect(root.dataset['left']).toBe('peek');
    slot('left')?.dispatchEvent(new Event('pointerleave'));
    expect(root.dataset['left']).toBe('hidden');
  });

  it('the side sections show the hidden left one while its filters are open', () => {
    slot('left')?.firstElementChild?.setAttribute('data-filters-open', '');
    button('left')?.click();
    expect(root.dataset['left']).not.toBe('hidden');
  });

  it('the side sections hide the left one on low-resolution screens', () => {
    Object.assign(window, { innerWidth: 1050 });
    window.dispatchEvent(new Event('resize'));
    expect(root.dataset['left']).toBe('hidden');
    expect(root.dataset['right']).toBeUndefined();
  });

  it('the side sections leave nothing behind', () => {
    button('left')?.click();
    stop();
    expect(root.dataset['left']).toBeUndefined();
    expect(document.querySelector('[data-section-toggle]')).toBeNull();
  });
});
