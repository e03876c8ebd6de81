import { createTestClock, createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import type { ModuleSource } from './module-source.ts';
import { createPluginLoader } from './plugin-loader.ts';
import type { PluginScope } from './plugin-scope.ts';

function setUp({
  manifest = {},
  settings,
  load,
}: {
  readonly manifest?: Record<string, unknown>;
  readonly settings?: unknown;
  readonly load: ModuleSource['load'];
}) {
  const registry = createRegistry({
    manifests: [testManifest({ id: 'sport', ...manifest })],
    log: createTestLogger(),
  });
  const recover = vi.fn();
  const abandon = vi.fn();
  const clock = createTestClock();
  const scopes: PluginScope[] = [];
  const namespaces: string[] = [];
  const loader = createPluginLoader({
    registry,
    modules: { load, recover, abandon, remap: vi.fn() },
    log: createTestLogger(),
    isAsRendered: () => false,
    services: {
      clock,
      configuration: { settingsOf: () => settings } as never,
      preferences: { get: () => ({}) } as never,
      i18n: {
        language: 'ru',
        addNamespace: async (namespace: string, given: () => Promise<unknown>) => {
          await given();
          namespaces.push(namespace);
        },
        completed: async () => undefined,
      } as never,
    },
    createContext: ({ plugin, scope, settings: read }) => {
      scopes.push(scope);
      return Object.defineProperty(
        { ...createTestContext({ plugin: plugin.id }).context },
        'settings',
        {
          get: read,
        },
      );
    },
  });
  return { loader, registry, recover, abandon, clock, scopes, namespaces };
}

const definition = { id: 'sport', api: '^1.0' };

describe('plugin loader', () => {
  it('the plugin loader loads and activates once, however often and by any caller', async () => {
    const load = vi.fn(async () => ({ plugin: definition }));
    const { loader } = setUp({ load });
    const [first, second] = await Promise.all([loader.activate('sport'), loader.activate('sport')]);
    expect(load).toHaveBeenCalledExactlyOnceWith('@touchline/sport');
    expect(second.context).toBe(first.context);
  });

  it('the plugin loader refuses a plugin of another API version before one byte of it is loaded', async () => {
    const load = vi.fn();
    const { loader } = setUp({ manifest: { api: '^2.0' }, load });
    await expect(loader.activate('sport')).rejects.toMatchObject({
      code: 'plugin_incompatible',
      plugin: 'sport',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('the plugin loader joins a pending load, and requests the code again once it is overdue', async () => {
    const load = vi
      .fn<ModuleSource['load']>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue({ plugin: definition });
    const { loader, abandon, clock } = setUp({ load });
    void loader.activate('sport');
    clock.advance(14_999);
    void loader.activate('sport');
    expect(load).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await expect(loader.activate('sport')).resolves.toMatchObject({ definition });
    expect(abandon).toHaveBeenCalledExactlyOnceWith('@touchline/sport');
    clock.advance(60_000);
    await loader.activate('sport');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('the plugin loader requests the code again for a player who retries, once for all views that retry together', async () => {
    const load = vi
      .fn<ModuleSource['load']>()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue({ plugin: { ...definition, slots: [] } });
    const { loader, clock } = setUp({ load });
    const retry = () =>
      loader
        .part('sport', () => async () => 'part', { isAsked: true })
        .then(({ module }) => module);
    void retry();
    clock.advance(999);
    void retry();
    expect(load).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await expect(Promise.all([retry(), retry()])).resolves.toEqual(['part', 'part']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('the plugin loader does not let a player who retries join an automatic request of the page', async () => {
    const hanging = new Promise(() => undefined);
    const load = vi
      .fn<ModuleSource['load']>()
      .mockReturnValueOnce(hanging)
      .mockReturnValueOnce(hanging)
      .mockResolvedValue({ plugin: { ...definition, slots: [] } });
    const { loader, clock } = setUp({ load });
    void loader.activate('sport');
    clock.advance(15_000);
    void loader.activate('sport');
    clock.advance(1);
    const retried = await loader.part('sport', () => async () => 'part', { isAsked: true });
    expect(retried.module).toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('the plugin loader forgets a failed load, and the next request retries', async () => {
    const load = vi
      .fn<ModuleSource['load']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ plugin: definition });
    const { loader, recover } = setUp({ load });
    await expect(loader.activate('sport')).rejects.toMatchObject({ code: 'plugin_load_failed' });
    expect(recover).toHaveBeenCalledWith('@touchline/sport');
    await expect(loader.activate('sport')).resolves.toMatchObject({ definition });
  });

  it('the plugin loader validates operator settings at activation and passes them on parsed', async () => {
    const withSettings = {
      ...definition,
      settings: async () => ({ settings: z.object({ limit: z._default(z.number(), 5) }) }),
    };
    const load = async () => ({ plugin: withSettings });
    const good = setUp({ load, settings: {} });
    expect((await good.loader.activate('sport')).context.settings).toEqual({ limit: 5 });
    const bad = setUp({ load, settings: { limit: 'many' } });
    await expect(bad.loader.activate('sport')).rejects.toMatchObject({ code: 'settings_invalid' });
  });

  it('the plugin loader loads the texts of the language, else the English ones, with the first part', async () => {
    const english = vi.fn(async () => ({ default: {} }));
    const load = async () => ({
      plugin: { ...definition, translations: { namespace: 'sport', languages: { en: english } } },
    });
    const { loader, namespaces } = setUp({ load });
    await loader.activate('sport');
    expect(english).toHaveBeenCalledOnce();
    expect(namespaces).toContain('sport');
  });

  it('the plugin loader refuses a part that the code does not have, and a module that is another plugin', async () => {
    const { loader } = setUp({ load: async () => ({ plugin: definition }) });
    await expect(loader.part('sport', () => undefined)).rejects.toMatchObject({
      code: 'view_missing',
    });
    const other = setUp({ load: async () => ({ plugin: { ...definition, id: 'casino' } }) });
    await expect(other.loader.activate('sport')).rejects.toMatchObject({
      code: 'plugin_load_failed',
    });
  });

  it('the plugin loader requests a part twice: the first failure may be that of a preload long past', async () => {
    const { loader } = setUp({ load: async () => ({ plugin: definition }) });
    const part = vi.fn().mockRejectedValueOnce(new Error('preload')).mockResolvedValue('module');
    await expect(loader.part('sport', () => part)).resolves.toMatchObject({ module: 'module' });
    part.mockRejectedValue(new Error('down'));
    await expect(loader.part('sport', () => part)).rejects.toMatchObject({
      code: 'plugin_load_failed',
    });
  });

  it('the plugin loader ends the scope of a replaced plugin, and activates the new version', async () => {
    const load = vi.fn(async () => ({ plugin: definition }));
    const { loader, registry, scopes } = setUp({ load });
    await loader.activate('sport');
    const ended = vi.fn();
    scopes[0]?.own(ended);
    registry.change({ kind: 'replace', manifest: testManifest({ id: 'sport', version: '2.0.0' }) });
    expect(ended).toHaveBeenCalledOnce();
    await loader.activate('sport');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
