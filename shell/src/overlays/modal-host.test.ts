import type { Modals, View } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { mountRootParcel } from 'single-spa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createViewHost } from '../host/view-host.ts';
import { createRegistry } from '../registry/registry.ts';
import { createKeyStore } from '../services/context-keys.ts';
import { settle } from '../testing/settle.ts';
import { createTestLoader } from '../testing/test-loader.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createModalHost } from './modal-host.ts';

const view: View = {
  bootstrap: async () => undefined,
  mount: async (props) => {
    const { domElement } = props as unknown as { domElement: HTMLElement };
    domElement.append(Object.assign(document.createElement('dialog'), { open: true }));
  },
  update: async () => undefined,
  unmount: async (props) => {
    (props as unknown as { domElement: HTMLElement }).domElement.replaceChildren();
  },
};
const modal = (name: string, when?: object) => ({ name, module: `./${name}.view.tsx`, when });

afterEach(() => document.body.replaceChildren());

function setUp() {
  const overlay = document.createElement('div');
  document.body.append(overlay);
  const keys = createKeyStore();
  const log = createTestLogger();
  const texts = { t: (key: string) => key };
  const close = vi.fn<Modals['close']>(async () => undefined);
  const manifests = [
    testManifest({
      id: 'auth',
      modals: [modal('login', { not: { key: 'authenticated' } }), modal('logout')],
    }),
    testManifest({ id: 'down', modals: [modal('broken')] }),
  ];
  const modals = [
    { name: 'login', view: async () => ({ view }) },
    { name: 'logout', view: async () => ({ view }) },
  ];
  const host = createModalHost({
    overlay,
    registry: createRegistry({ manifests, log }),
    keys,
    loader: createTestLoader({ auth: { modals } }, createTestContext),
    host: createViewHost({
      parcels: async () => mountRootParcel as never,
      clock: createTestClock(),
      log,
      texts,
      report: () => undefined,
    }),
    modals: { open: async () => undefined, offer: async () => undefined, close },
    texts,
    log,
  });
  const shown = () =>
    [...overlay.querySelectorAll<HTMLElement>('[data-modal]')].map(
      ({ dataset }) => dataset['modal'],
    );
  return { host, keys, close, shown, overlay };
}

describe('the modal in the address', () => {
  it('a modal in the address hides the one before it, and closes with its name', async () => {
    const { host, shown, overlay } = setUp();
    host.show('login', {});
    await settle();
    expect(shown()).toEqual(['login']);
    host.show('logout', {});
    await settle();
    expect(shown()).toEqual(['logout']);
    host.show(undefined, {});
    expect(shown()).toEqual([]);
    expect(overlay.children).toHaveLength(0);
  });

  it('a modal in the address keeps its view while only other parameters change', async () => {
    const { host, overlay } = setUp();
    host.show('logout', {});
    await settle();
    const dialog = overlay.querySelector('dialog');
    host.show('logout', { step: '2' });
    await settle();
    expect(overlay.querySelector('dialog')).toBe(dialog);
  });

  it('a modal in the address closes when its condition ends', async () => {
    const { host, keys, close } = setUp();
    host.show('login', {});
    await settle();
    expect(close).not.toHaveBeenCalled();
    keys.set('authenticated', true);
    await settle();
    expect(close).toHaveBeenCalledOnce();
  });

  it.each(['no-such-modal', 'login'])(
    'the modal %s is removed from the address while it is not offered',
    (name) => {
      const { host, keys, close, shown } = setUp();
      keys.set('authenticated', true);
      host.show(name, {});
      expect(close).toHaveBeenCalledOnce();
      expect(shown()).toEqual([]);
    },
  );

  it('a modal that fails is a dialog all the same, with a way to close it', async () => {
    const { host, close, overlay } = setUp();
    host.show('broken', {});
    await settle();
    const dialog = overlay.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(dialog?.getAttribute('aria-label')).toBe('main_error');
    expect(dialog?.querySelector('[data-retry-card]')).not.toBeNull();
    [...(dialog?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === 'main_close')
      ?.click();
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
