import type { View } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { mountRootParcel } from 'single-spa';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestLoader } from '../testing/test-loader.ts';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createKeyStore } from '../services/context-keys.ts';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createSlots } from './slots.ts';
import { createViewHost } from './view-host.ts';

const view: View = {
  bootstrap: async () => undefined,
  mount: async (props) => {
    const { domElement, input } = props as unknown as {
      domElement: HTMLElement;
      input: { readonly label?: string };
    };
    domElement.textContent = input.label ?? 'shown';
  },
  unmount: async () => undefined,
};
const slot = (name: string, order: number, when?: unknown) => ({
  slot: 'header',
  name,
  order,
  module: `./${name}.view.tsx`,
  ...(when === undefined ? {} : { when }),
});
const views = (...names: string[]) => ({
  slots: names.map((name) => ({ slot: 'header', name, view: async () => ({ view }) })),
});

function setUp() {
  const element = document.createElement('div');
  element.innerHTML = '<p data-skeleton>…</p>';
  document.body.append(element);
  const keys = createKeyStore();
  const registry = createRegistry({
    manifests: [
      testManifest({ id: 'header', slots: [slot('bar', 10)] }),
      testManifest({
        id: 'auth',
        slots: [
          slot('sign-in', 5, { not: { key: 'authenticated' } }),
          slot('balance', 20, { key: 'authenticated' }),
        ],
      }),
    ],
    log: createTestLogger(),
  });
  const slots = createSlots({
    registry,
    keys,
    loader: createTestLoader(
      {
        header: views('bar'),
        auth: views('sign-in', 'balance'),
        promo: views('offer'),
      },
      createTestContext,
    ),
    host: createViewHost({
      parcels: async () => mountRootParcel as never,
      clock: createTestClock(),
      log: createTestLogger(),
      texts: { t: (key) => key },
      report: () => undefined,
    }),
  });
  const names = () =>
    [...element.querySelectorAll<HTMLElement>('[data-view]')].map((root) => root.dataset['view']);
  return { element, keys, registry, slots, names };
}

afterEach(() => document.body.replaceChildren());

describe('slots', () => {
  it('a slot has what is contributed, in order, while conditions hold', async () => {
    const { element, keys, slots, names } = setUp();
    slots.mount({ slot: 'header', element });
    await settle();
    expect(names()).toEqual(['sign-in', 'bar']);
    const bar = element.querySelector('[data-view=bar]');
    keys.set('authenticated', true);
    await settle();
    expect(names()).toEqual(['bar', 'balance']);
    expect(element.querySelector('[data-view=bar]')).toBe(bar);
  });

  it('a slot loses its skeleton when the first view is there', async () => {
    const { element, slots } = setUp();
    slots.mount({ slot: 'header', element });
    expect(element.querySelector('[data-skeleton]')).not.toBeNull();
    await settle();
    expect(element.querySelector('[data-skeleton]')).toBeNull();
  });

  it('a slot follows plugins that are added and removed; the others keep their views', async () => {
    const { element, registry, slots, names } = setUp();
    slots.mount({ slot: 'header', element });
    await settle();
    const bar = element.querySelector('[data-view=bar]');
    registry.change({
      kind: 'add',
      manifests: [testManifest({ id: 'promo', slots: [slot('offer', 7)] })],
    });
    await settle();
    expect(names()).toEqual(['sign-in', 'offer', 'bar']);
    registry.change({ kind: 'remove', plugin: 'promo' });
    await settle();
    expect(names()).toEqual(['sign-in', 'bar']);
    expect(element.querySelector('[data-view=bar]')).toBe(bar);
    registry.change({
      kind: 'replace',
      manifest: testManifest({ id: 'header', version: '2.0.0', slots: [slot('bar', 10)] }),
    });
    await settle();
    expect(element.querySelector('[data-view=bar]')).not.toBe(bar);
  });

  it('a slot passes its input to every view and is empty after it is disposed', async () => {
    const { element, slots } = setUp();
    const dispose = slots.mount({ slot: 'header', element, input: { label: 'from the owner' } });
    await settle();
    expect(element.textContent).toContain('from the owner');
    dispose();
    await settle();
    expect(element.childNodes).toHaveLength(0);
  });
});
