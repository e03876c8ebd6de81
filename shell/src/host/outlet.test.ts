import type { View } from '@touchline/plugin-api';
import { createTestClock, createTestContext } from '@touchline/testing';
import { mountRootParcel } from 'single-spa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createTestLoader } from '../testing/test-loader.ts';
import { testRoute } from '../testing/test-manifest.ts';
import { createOutlet, type OutletDependencies } from './outlet.ts';
import { createViewHost } from './view-host.ts';

type Props = { readonly domElement: HTMLElement; readonly params: Record<string, string> };

function textView(text: string, given: { wait?: Promise<void>; mounts?: () => void } = {}): View {
  const write = (props: unknown) => {
    const { domElement, params } = props as Props;
    domElement.textContent = `${text} ${params['id'] ?? ''}`.trim();
  };
  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      given.mounts?.();
      await given.wait;
      write(props);
    },
    update: async (props) => write(props),
    unmount: async () => undefined,
  };
}

function shown(name: string, given: Partial<ShownRoute> & { module?: string } = {}): ShownRoute {
  const contribution = {
    ...testRoute(name, '/'),
    plugin: 'site',
    ...(given.module && { module: given.module }),
  };
  return {
    name,
    plugin: 'site',
    layout: 'default',
    language: 'en',
    path: `/${name}`,
    params: {},
    query: {},
    reached: 'push',
    contribution: contribution as never,
    ...given,
  };
}

function setUp(
  views: Record<string, View | (() => Promise<View>)>,
  dictionaries: OutletDependencies['dictionaries'] = () => undefined,
) {
  const element = document.createElement('main');
  element.innerHTML = '<div data-skeleton>bones</div>';
  document.body.append(element);
  const clock = createTestClock();
  const onSettled = vi.fn();
  const onLeft = vi.fn();
  const onStatus = vi.fn();
  const outlet = createOutlet({
    element,
    clock,
    onSettled,
    onLeft,
    onStatus,
    dictionaries,
    versionOf: () => '1.0.0',
    loader: createTestLoader(
      {
        site: {
          routes: Object.entries(views).map(([name, view]) => ({
            name,
            path: `/${name}`,
            layout: 'default',
            access: 'any',
            view: async () => ({ view: typeof view === 'function' ? await view() : view }),
          })),
        },
      },
      createTestContext,
    ),
    host: createViewHost({
      parcels: async () => mountRootParcel as never,
      clock,
      log: createTestLogger(),
      texts: { t: (key) => key },
      report: () => undefined,
    }),
  });
  const visible = () =>
    [...element.children]
      .filter((child) => !(child as HTMLElement).hidden)
      .map((child) => child.textContent);
  return { element, clock, outlet, onSettled, onLeft, onStatus, visible };
}

afterEach(() => document.body.replaceChildren());

describe('outlet', () => {
  it('the outlet keeps the document’s skeleton until the first view is there', async () => {
    const { outlet, visible, onSettled } = setUp({ home: textView('home') });
    outlet.show(shown('home', { reached: 'start' }));
    expect(visible()).toEqual(['bones']);
    await settle();
    expect(visible()).toEqual(['home']);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('the outlet shows a view only with the dictionaries of its route, laid over the plugin’s texts', async () => {
    const order: string[] = [];
    let arrive: () => void = () => undefined;
    const { outlet, visible } = setUp(
      { home: textView('home', { mounts: () => order.push('mounted') }) },
      ({ name }) =>
        new Promise((resolve) => {
          arrive = () => resolve(() => order.push(`texts of ${name}`));
        }),
    );
    outlet.show(shown('home', { reached: 'start' }));
    await settle();
    expect(visible()).toEqual(['bones']);
    arrive();
    await settle();
    expect(visible()).toEqual(['home']);
    expect(order).toEqual(['texts of home', 'mounted']);
  });

  it('the outlet keeps the old view until the new one is ready', async () => {
    const { outlet, visible, element, onLeft } = setUp({
      home: textView('home'),
      live: textView('live'),
    });
    outlet.show(shown('home'));
    await settle();
    onLeft.mockClear();
    outlet.show(shown('live'));
    expect(visible()).toEqual(['home']);
    expect(onLeft).not.toHaveBeenCalled();
    await settle();
    expect(visible()).toEqual(['live']);
    expect(onLeft).toHaveBeenCalledOnce();
    expect(element.children).toHaveLength(1);
  });

  it('the outlet takes the focus out of the old view before it removes it', async () => {
    const live = textView('live');
    const { outlet, element } = setUp({ home: textView('home'), live });
    outlet.show(shown('home'));
    await settle();
    const home = element.firstElementChild as HTMLElement;
    home.tabIndex = -1;
    home.focus();
    let focused: Element | null | undefined;
    home.addEventListener('blur', () => {
      focused = home.isConnected ? document.activeElement : undefined;
    });
    outlet.show(shown('live'));
    await settle();
    expect(focused).toBe(document.body);
    expect(element.textContent).toBe('live');
  });

  it('the outlet shows a skeleton in the place of the old view after 100 ms', async () => {
    let arrive: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { outlet, visible, clock } = setUp({
      home: textView('home'),
      live: textView('live', { wait }),
    });
    outlet.show(shown('home'));
    await settle();
    outlet.show(shown('live'));
    await settle(clock, 99);
    expect(visible()).toEqual(['home']);
    await settle(clock, 1);
    expect(visible()).toEqual(['bones']);
    arrive();
    await settle();
    expect(visible()).toEqual(['live']);
  });

  it('the outlet passes new parameters to a mounted view, also under another route of the same module', async () => {
    const mounts = vi.fn();
    const view = textView('list', { mounts });
    const { outlet, visible, element } = setUp({ list: view });
    outlet.show(shown('sport', { module: './list.view.tsx', params: { id: '1' } }));
    await settle();
    outlet.show(shown('champ', { module: './list.view.tsx', params: { id: '2' } }));
    await settle();
    expect(visible()).toEqual(['list 2']);
    expect(mounts).toHaveBeenCalledOnce();
    expect(element.querySelector('[data-view]')?.getAttribute('data-view')).toBe('champ');
  });

  it('the outlet shows only the last view of several navigations', async () => {
    const { outlet, visible, element } = setUp({
      home: textView('home'),
      live: textView('live'),
      line: textView('line'),
    });
    outlet.show(shown('home'));
    await settle();
    outlet.show(shown('live'));
    outlet.show(shown('line'));
    await settle();
    expect(visible()).toEqual(['line']);
    expect(element.children).toHaveLength(1);
  });

  it('a failure with a status opens the page of that status', async () => {
    const { outlet, onStatus, onSettled } = setUp({
      game: async () => {
        throw Object.assign(new Error('gone'), { status: 404, code: 'not_found' });
      },
    });
    outlet.show(shown('game'));
    await settle();
    expect(onStatus).toHaveBeenCalledWith(404);
    expect(onSettled).toHaveBeenCalledWith(expect.anything(), 'error');
  });

  it('the page of a status that fails with it itself has a message and a way home, not itself again', async () => {
    const fails = async (): Promise<View> => {
      throw Object.assign(new Error('away'), { status: 500, code: 'unavailable' });
    };
    const { element, outlet, onStatus } = setUp({ error: fails, game: fails });
    const page = shown('error');
    outlet.show({ ...page, contribution: { ...page.contribution, status: 500 } as never });
    await settle();
    expect(onStatus).not.toHaveBeenCalled();
    const card = element.querySelector('[data-retry-card]');
    expect(card?.textContent).toContain('main_view_failed');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/en');
    outlet.show(shown('game'));
    await settle();
    expect(element.querySelector('[data-retry-card] a')).toBeNull();
  });

  it('the outlet shows the replacement of a view until a view is there again', async () => {
    const { outlet, visible } = setUp({ home: textView('home') });
    const card = document.createElement('p');
    card.textContent = 'nothing here';
    outlet.showInstead(card);
    expect(visible()).toEqual(['nothing here']);
    outlet.show(shown('home'));
    expect(visible()).toEqual(['nothing here']);
    await settle();
    expect(visible()).toEqual(['home']);
  });
});
