import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { BusEnvelope } from '@touchline/contracts/plugins';
import { ApplicationError, createStore, type Store } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createKeyStore } from '../services/context-keys.ts';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { runBackground } from './background.ts';
import { createHandlerRunner } from './handlers.ts';
import { createMandatory } from './mandatory.ts';
import { createTestLoader } from '../testing/test-loader.ts';
import type { PluginLoader } from './plugin-loader.ts';

const envelope = (name: string): BusEnvelope =>
  ({ name, version: 1, payload: { a: 1 }, source: 'x', time: 0, traceId: '1' }) as never;
const handlers = [{ event: 'coupon.open', module: './h.ts' }];

describe('handlers of events', () => {
  it('the event waits for every handler, with its payload', async () => {
    const registry = createRegistry({
      manifests: [testManifest({ id: 'coupon', handlers })],
      log: createTestLogger(),
    });
    const handle = vi.fn(async () => undefined);
    const run = createHandlerRunner({
      registry,
      clock: createTestClock(),
      log: createTestLogger(),
      loader: createTestLoader(
        {
          coupon: { handlers: [{ event: 'coupon.open', handle: async () => ({ handle }) }] },
        },
        createTestContext,
      ),
    });
    await run(envelope('coupon.open'));
    expect(handle).toHaveBeenCalledWith(
      expect.objectContaining({ plugin: expect.objectContaining({ id: 'coupon' }) }),
      { a: 1 },
    );
  });

  it('a handler that throws, hangs or cannot be loaded does not affect the others', async () => {
    const log = createTestLogger();
    const clock = createTestClock();
    const handled = vi.fn();
    const manifests = ['a', 'b', 'c', 'down'].map((id) => testManifest({ id, handlers }));
    const module = (handle: () => Promise<void>) => ({
      handlers: [{ event: 'coupon.open', handle: async () => ({ handle }) }],
    });
    const run = createHandlerRunner({
      registry: createRegistry({ manifests, log: createTestLogger() }),
      clock,
      log,
      loader: createTestLoader(
        {
          a: module(async () => {
            throw new Error('broken');
          }),
          b: module(() => new Promise(() => undefined)),
          c: module(async () => handled()),
        },
        createTestContext,
      ),
    });
    const running = run(envelope('coupon.open'));
    await settle(clock, 10_000);
    await running;
    expect(handled).toHaveBeenCalledOnce();
    expect(log.records.filter(({ level }) => level === 'error')).toHaveLength(3);
  });
});

describe('background services', () => {
  const background = [{ name: 'watch', when: { key: 'authenticated' }, module: './w.ts' }];

  function setUp() {
    const dispose = vi.fn();
    const start = vi.fn(async () => dispose);
    const keys = createKeyStore();
    const registry = createRegistry({
      manifests: [testManifest({ id: 'office', background })],
      log: createTestLogger(),
    });
    const stop = runBackground({
      registry,
      keys,
      clock: createTestClock(),
      log: createTestLogger(),
      loader: createTestLoader(
        {
          office: { background: [{ name: 'watch', start: async () => ({ start }) }] },
        },
        createTestContext,
      ),
    });
    return { dispose, start, keys, registry, stop };
  }

  it('a background service whose code could not be loaded starts as soon as it can, while it is needed', async () => {
    const failed = new ApplicationError({ code: 'plugin_load_failed', message: 'down' });
    const clock = createTestClock();
    const start = vi.fn(async () => () => undefined);
    const part = vi.fn<PluginLoader['part']>().mockRejectedValue(failed);
    const keys = createKeyStore();
    keys.set('authenticated', true);
    const stop = runBackground({
      registry: createRegistry({
        manifests: [testManifest({ id: 'office', background })],
        log: createTestLogger(),
      }),
      keys,
      clock,
      log: createTestLogger(),
      loader: { part } as unknown as PluginLoader,
    });
    await settle();
    const tries: number[] = [];
    for (const wait of [1_000, 2_000, 4_000]) {
      await settle(clock, wait - 1);
      tries.push(part.mock.calls.length);
      await settle(clock, 1);
    }
    expect(tries).toEqual([1, 2, 3]);
    part.mockResolvedValue({ module: { start }, context: createTestContext().context } as never);
    await settle(clock, 60_000);
    await settle(clock, 60_000);
    expect(start).toHaveBeenCalledOnce();
    part.mockRejectedValue(failed);
    keys.set('authenticated', false);
    keys.set('authenticated', true);
    await settle();
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('a background service runs exactly while its condition holds', async () => {
    const { dispose, start, keys } = setUp();
    await settle();
    expect(start).not.toHaveBeenCalled();
    keys.set('authenticated', true);
    await settle();
    expect(start).toHaveBeenCalledOnce();
    keys.set('authenticated', false);
    await settle();
    expect(dispose).toHaveBeenCalledOnce();
  });

  it('a background service stops immediately when the condition ends while it is still starting', async () => {
    const { dispose, start, keys } = setUp();
    keys.set('authenticated', true);
    await Promise.resolve();
    keys.set('authenticated', false);
    await settle();
    expect(start.mock.calls.length).toBe(dispose.mock.calls.length);
  });

  it('a background service ends with its plugin and with the shell', async () => {
    const { dispose, keys, registry, stop } = setUp();
    keys.set('authenticated', true);
    await settle();
    registry.change({ kind: 'remove', plugin: 'office' });
    await settle();
    expect(dispose).toHaveBeenCalledOnce();
    stop();
    expect(dispose).toHaveBeenCalledOnce();
  });
});

describe('mandatory plugins', () => {
  function setUp(ids: readonly string[], definitions: Record<string, object>) {
    const clock = createTestClock();
    const registry = createRegistry({
      manifests: ids.map((id) => testManifest({ id, criticality: 'mandatory' })),
      log: createTestLogger(),
    });
    const core = createStore<Partial<CoreConfiguration>>({});
    const mandatory = createMandatory({
      registry,
      configuration: { core: core as Store<CoreConfiguration> },
      clock,
      log: createTestLogger(),
      loader: createTestLoader(definitions as never, createTestContext),
    });
    return { clock, registry, core, mandatory, definitions };
  }

  it('the mandatory plugins are available when each has loaded', async () => {
    const { mandatory } = setUp(['responsible-gaming'], { 'responsible-gaming': {} });
    expect(await mandatory.ensure()).toBe(true);
    expect(mandatory.availability.get()).toBe('available');
  });

  it('responsible gaming is missed even where the registry does not know it', async () => {
    const { mandatory } = setUp([], {});
    expect(await mandatory.ensure()).toBe(false);
    expect(mandatory.availability.get()).toBe('unavailable');
  });

  it('a plugin that the configuration names is missed where the registry does not know it', async () => {
    const { mandatory, core } = setUp(['responsible-gaming'], { 'responsible-gaming': {} });
    expect(await mandatory.ensure()).toBe(true);
    core.set({ mandatoryPlugins: ['own-limits'] });
    expect(mandatory.availability.get()).toBe('unknown');
    expect(await mandatory.ensure()).toBe(false);
  });

  it('a change of the configuration that names the same plugins does not close play', async () => {
    const { mandatory, core } = setUp(['responsible-gaming'], { 'responsible-gaming': {} });
    await mandatory.ensure();
    core.set({ mandatoryPlugins: ['responsible-gaming'] });
    expect(mandatory.availability.get()).toBe('available');
  });

  it('a mandatory plugin that fails closes play and is requested again until it is back', async () => {
    const { mandatory, clock, definitions } = setUp(['responsible-gaming'], {});
    expect(await mandatory.ensure()).toBe(false);
    definitions['responsible-gaming'] = {};
    await settle(clock, 1000);
    expect(mandatory.availability.get()).toBe('available');
    expect(clock.pending()).toBe(0);
  });

  it('a mandatory plugin removed while the page is open closes play immediately', async () => {
    const { mandatory, registry, definitions } = setUp(['responsible-gaming'], {
      'responsible-gaming': {},
    });
    await mandatory.ensure();
    delete definitions['responsible-gaming'];
    registry.change({ kind: 'remove', plugin: 'responsible-gaming' });
    expect(mandatory.availability.get()).toBe('unknown');
    expect(await mandatory.ensure()).toBe(false);
  });
});
