import { definePlugin, type PluginContext, type View } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { declarationProblems } from './declaration.ts';
import { rehearse } from './rehearsal.ts';

interface Props {
  readonly context: PluginContext;
  readonly domElement: HTMLElement;
}

/** A plugin of one view that does this when it is mounted. */
function pluginThat(mount: (props: Props) => unknown) {
  const view = {
    bootstrap: async () => undefined,
    mount: async (props: unknown) => void (await mount(props as Props)),
    unmount: async () => undefined,
  } as unknown as View;
  return definePlugin({
    id: 'demo',
    api: '^1.0',
    modals: [{ name: 'demo', view: async () => ({ view }) }],
  });
}

const healthy = (mount: (props: Props) => unknown) => rehearse(pluginThat(mount), {}).healthy();

describe('contract of plugins', () => {
  it('the contract finds nothing wrong with a view that cleans up', async () => {
    expect(
      await healthy(({ context }) => {
        const stop = context.bus.on('coupon.clear', () => undefined);
        stop();
      }),
    ).toEqual([]);
  });

  it.each<[string, (props: Props) => unknown, string]>([
    [
      'a listener',
      () => window.addEventListener('resize', () => undefined),
      'listener of "resize" on window',
    ],
    ['a node', () => document.body.append(document.createElement('aside')), '<aside> in the page'],
    ['a style', () => document.head.append(document.createElement('style')), '<style> in the page'],
    ['an interval', () => setInterval(() => undefined, 60_000).unref(), 'interval of the browser'],
    [
      'a timer',
      ({ context }) => context.clock.after(1000, () => undefined),
      'timer of the context',
    ],
    [
      'a subscription',
      ({ context }) => context.bus.on('coupon.clear', () => undefined),
      'subscription bus.on(coupon.clear)',
    ],
    [
      'a followed topic',
      ({ context }) => context.live.follow('top:live'),
      'subscription live.follow(top:live)',
    ],
    [
      'a watched store',
      ({ context }) => context.session.state.subscribe(() => undefined),
      'subscription session.state.subscribe',
    ],
  ])('the contract reports %s that a view leaves behind', async (_what, mount, left) => {
    expect(await healthy(mount)).toEqual([`view of modal "demo": leaves behind: ${left}`]);
    document.body.replaceChildren();
    document.head.replaceChildren();
  });

  it('the contract reports a slot that a view has and the plugin does not declare', async () => {
    const plugin = pluginThat(({ context, domElement }) => {
      const release = context.slots.mount({ slot: 'demo.place', element: domElement });
      release();
    });
    expect(await rehearse(plugin, {}).healthy()).toEqual([
      'view of modal "demo": has the slot "demo.place", which "ownSlots" does not declare',
    ]);
    const declared = { ...plugin, ownSlots: ['demo.place'] };
    expect(await rehearse(declared, {}).healthy()).toEqual([]);
  });

  it('the contract reports what a view requests and emits past its context', async () => {
    expect(
      await healthy(async ({ context }) => {
        await context.http
          .request({ path: '/elsewhere', schema: {} as never })
          .catch(() => undefined);
        await context.bus.emit('coupon.remove', {} as never).catch(() => undefined);
        try {
          await fetch('/line-api/v1/sports');
        } catch {
          // Refused, and reported below.
        }
      }),
    ).toEqual([
      'view of modal "demo": reaches the network by fetch instead of its context',
      'view of modal "demo": reaches the network by fetch instead of its context',
      'view of modal "demo": asks for "/elsewhere", which is none of the site\'s APIs',
      'view of modal "demo": sends "coupon.remove", which the catalogue does not have so',
    ]);
  });

  it('the contract runs handlers too, with the simplest payload of their event or a given one', async () => {
    const payloads: unknown[] = [];
    const handle = (context: PluginContext, payload: never) => {
      payloads.push(payload);
      context.clock.after(1000, () => undefined);
    };
    const plugin = definePlugin({
      id: 'demo',
      api: '^1.0',
      handlers: [{ event: 'coupon.remove', handle: async () => ({ handle }) }],
    });
    expect(await rehearse(plugin, {}).healthy()).toEqual([
      'handle of event "coupon.remove": leaves behind: timer of the context',
    ]);
    const given = { 'coupon.remove': { outcomeId: '77' } };
    await rehearse(plugin, { payloads: given }).healthy();
    expect(payloads).toEqual([
      { outcomeId: 'a' },
      { outcomeId: 'a' },
      { outcomeId: '77' },
      { outcomeId: '77' },
    ]);
  });

  it('the contract reports a view that does not mount in time', async () => {
    vi.useFakeTimers();
    try {
      const found = healthy(() => new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await found).toEqual(['view of modal "demo": mount takes longer than 5000 ms']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the contract finds a view that a refused service breaks, and one that waits for a service that hangs', async () => {
    const { faulty } = rehearse(
      pluginThat(async ({ context }) => {
        await context.navigation.go('/elsewhere').catch(() => {
          throw new Error('broken');
        });
      }),
      {},
    );
    expect(await faulty('failing')).toEqual(['view of modal "demo": broken']);
    vi.useFakeTimers();
    try {
      const found = faulty('hanging');
      await vi.advanceTimersByTimeAsync(6000);
      expect(await found).toContain('view of modal "demo": mount takes longer than 5000 ms');
    } finally {
      vi.useRealTimers();
    }
  });

  it('the contract reports what of a declaration the shell would refuse', async () => {
    const { modals } = pluginThat(() => undefined);
    const plugin = definePlugin({
      id: 'Demo!',
      api: '^9.0',
      modals: [...(modals ?? []), ...(modals ?? [])],
      ownSlots: ['other.place'],
      slots: [{ slot: 'nowhere', name: 'x', view: async () => ({}) as never }],
      handlers: [{ event: 'demo.unknown', handle: async () => ({ handle: () => undefined }) }],
    });
    expect(
      (await declarationProblems(plugin)).map((problem) => problem.replace(/;.*|: Invalid.*/, '')),
    ).toEqual([
      'manifest id',
      'it needs plugin API ^9.0',
      'the modal "demo" is declared twice',
      'neither the page nor the plugin has the slot "nowhere"',
      'its own slot "other.place" does not start with "Demo!."',
      'the catalogue has no event "demo.unknown"',
      'the view of "x" in slot "nowhere": its module exports no "view"',
    ]);
  });
});
