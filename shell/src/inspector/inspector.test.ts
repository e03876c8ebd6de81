import { BUS_EVENTS, type BusEnvelope } from '@touchline/contracts/plugins';
import { INSPECT_META } from '@touchline/contracts/site';
import { type Decision, parseAddress } from '@touchline/domain/navigation';
import { createTestClock } from '@touchline/testing';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { createBus } from '../services/bus.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { testContext } from '../testing/test-navigation.ts';
import { createBusRecorder } from './bus-recorder.ts';
import { describePlugins } from './describe-plugins.ts';
import { describeConditions, whenText } from './describe-when.ts';
import { explainNavigation } from './explain-navigation.ts';
import { mayInspect } from './may-inspect.ts';

const registry = compileRegistry([
  testManifest({
    id: 'office',
    routes: [testRoute('office', '/office'), testRoute('login', '/login')],
    slots: [
      {
        slot: 'footer',
        name: 'balance',
        when: { key: 'authenticated' },
        module: './balance.view.tsx',
      },
    ],
  }),
  testManifest({ id: 'promo', criticality: 'mandatory' }),
]);

describe('inspector', () => {
  it('the inspector may be opened outside production, and where the document says so', () => {
    const page = document.implementation.createHTMLDocument();
    expect(mayInspect({ document: page, isDevelopment: false })).toBe(false);
    expect(mayInspect({ document: page, isDevelopment: true })).toBe(true);
    const meta = page.createElement('meta');
    meta.name = INSPECT_META;
    page.head.append(meta);
    expect(mayInspect({ document: page, isDevelopment: false })).toBe(true);
  });

  it('the inspector shows the answer of every guard, through redirects, up to the one that decided', async () => {
    const access: Decision = {
      name: 'access',
      decide: (_context, { route }) =>
        route?.name === 'office' ? { kind: 'redirect', path: '/login' } : { kind: 'allow' },
    };
    const terms: Decision = { name: 'terms', decide: () => ({ kind: 'allow' }) };
    const { steps, route } = await explainNavigation({
      address: parseAddress('/en/office', ['en']),
      context: {
        ...testContext({ table: registry.table, keys: {} }),
        current: undefined,
        signedInFrom: undefined,
      },
      decisions: [terms, access],
      guards: [{ name: 'promo/gate', ask: async () => ({ kind: 'status', status: 404 }) }],
    });
    expect(
      steps.map(({ address, guard, answer, isLast }) => [address, guard, answer, isLast]),
    ).toEqual([
      ['/en/office', 'terms', 'allow', false],
      ['/en/office', 'access', 'redirect /login', true],
      ['/en/login', 'terms', 'allow', false],
      ['/en/login', 'access', 'allow', false],
      ['/en/login', 'promo/gate', 'status 404', true],
    ]);
    expect(route).toBe('login');
  });

  it('the inspector writes conditions as people read them, with their keys and results', () => {
    expect(
      whenText({
        all: [
          { key: 'a' },
          {
            not: {
              any: [
                { key: 'b', above: 2 },
                { key: 'c', in: ['x', 'y'] },
              ],
            },
          },
        ],
      }),
    ).toBe('a and (not ((b > 2) or (c in x, y)))');
    const described = describeConditions(registry, (key) => key === 'authenticated');
    expect(described).toEqual({
      conditions: [{ owner: 'office · footer balance', text: 'authenticated', holds: true }],
      keys: [['authenticated', true]],
    });
  });

  it('the inspector shows of each plugin its version, state, activation and size', () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = '<div data-plugin="promo" data-state="error"></div>';
    const entries: Record<string, unknown[]> = {
      measure: [{ name: 'touchline:office', duration: 12 }],
      resource: [
        { name: 'https://x/assets/office/1.0.0/a.js', encodedBodySize: 1000 },
        { name: 'https://x/assets/office/1.0.0/b.js', encodedBodySize: 24 },
        { name: 'https://x/assets/shell/1.0.0/a.js', encodedBodySize: 5 },
      ],
    };
    const performance = { getEntriesByType: (type: string) => entries[type] as never };
    expect(describePlugins({ registry, document: page, performance })).toMatchObject([
      {
        id: 'office',
        version: '1.0.0',
        state: 'active',
        activation: 12,
        bytes: 1024,
        files: 2,
        contributions: 3,
      },
      { id: 'promo', state: 'failed', activation: undefined, bytes: 0, isMandatory: true },
    ]);
  });
});

describe('recorder of the bus', () => {
  function setUp() {
    const clock = createTestClock();
    const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const handled: BusEnvelope[] = [];
    const bus = createBus({
      loadCatalogue: async () => BUS_EVENTS,
      loadSubject: async () => Subject,
      clock,
      log,
      runHandlers: async (envelope) => void handled.push(envelope),
      createTraceId: () => 'trace',
    });
    return { bus, clock, handled, recorder: createBusRecorder({ bus, clock }) };
  }

  it('the bus recorder replays its events, with the pauses between, and does not record that', async () => {
    const { bus, clock, handled, recorder } = setUp();
    await bus.forSource('sport').emit('coupon.remove', { outcomeId: 'a' });
    clock.advance(300);
    await bus.forSource('coupon').emit('coupon.changed', { outcomeIds: ['b'] });
    const done = vi.fn();
    const replayed = recorder.replay(recorder.timeline.get()).finally(done);
    await vi.waitFor(() => expect(handled).toHaveLength(3));
    clock.advance(299);
    await new Promise((resolve) => setTimeout(resolve));
    expect(handled).toHaveLength(3);
    clock.advance(1);
    await replayed;
    expect(handled.slice(2).map(({ name, source, payload }) => [name, source, payload])).toEqual([
      ['coupon.remove', 'sport', { outcomeId: 'a' }],
      ['coupon.changed', 'coupon', { outcomeIds: ['b'] }],
    ]);
    expect(recorder.timeline.get()).toHaveLength(2);
    await bus.forSource('sport').emit('coupon.clear', {});
    expect(recorder.timeline.get()).toHaveLength(3);
  });

  it('the bus recorder keeps the last 500 and forgets on demand', async () => {
    const { bus, recorder } = setUp();
    for (let count = 0; count < 502; count += 1) {
      await bus.forSource('sport').emit('coupon.remove', { outcomeId: String(count) });
    }
    expect(recorder.timeline.get()).toHaveLength(500);
    expect(recorder.timeline.get()[0]?.payload).toEqual({ outcomeId: '2' });
    recorder.clear();
    recorder.dispose();
    await bus.forSource('sport').emit('coupon.clear', {});
    expect(recorder.timeline.get()).toEqual([]);
  });
});
