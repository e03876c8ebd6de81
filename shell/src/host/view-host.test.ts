import {
  ApplicationError,
  createStore,
  type PluginContext,
  reactView,
  usePlugin,
  type View,
} from '@touchline/plugin-api';
import { createElement, memo } from 'react';
import { mountRootParcel } from 'single-spa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_INPUT } from './mounted-view.ts';
import { createViewHost } from './view-host.ts';

const context = {} as PluginContext;
const realTask = globalThis.setImmediate;
let timers = 0;
let parent: HTMLElement;

function plainView(given: Partial<Record<'mount' | 'unmount', () => Promise<void>>> = {}): View {
  type Props = { readonly domElement: HTMLElement };
  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      await given.mount?.();
      (props as unknown as Props).domElement.textContent = 'shown';
    },
    unmount: async (props) => {
      await given.unmount?.();
      (props as unknown as Props).domElement.textContent = '';
    },
  };
}

function setUp({ isAsRendered = true, parcels = async () => mountRootParcel } = {}) {
  const report = vi.fn();
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const host = createViewHost({
    parcels: parcels as never,
    clock: {
      now: () => Date.now(),
      after: (milliseconds, act) => {
        timers += 1;
        const end = () => {
          timers -= pending ? 1 : 0;
          pending = false;
        };
        let pending = true;
        const timer = setTimeout(() => {
          end();
          act();
        }, milliseconds);
        return () => {
          end();
          clearTimeout(timer);
        };
      },
      every: () => () => undefined,
    },
    log,
    texts: { t: (key) => key },
    report,
    isAsRendered: () => isAsRendered,
  });
  const mount = (load: () => Promise<View>, onFailure: 'retry' | 'nothing' = 'retry') =>
    host.mount({
      description: {
        plugin: 'sport',
        name: 'home',
        onFailure,
        load: async () => ({ view: await load(), context }),
      },
      parent,
      input: NO_INPUT,
    });
  return { host, mount, report, log };
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
/** Lets React, which works in its own tasks, render. */
async function render() {
  for (let task = 0; task < 10; task += 1) {
    await new Promise((resolve) => realTask(resolve));
    await pass();
  }
}
const root = () => parent.querySelector<HTMLElement>('[data-plugin=sport][data-view=home]');
const card = () => parent.querySelector<HTMLElement>('[data-retry-card]');

beforeEach(() => {
  vi.useFakeTimers();
  timers = 0;
  parent = document.createElement('main');
  document.body.append(parent);
});
afterEach(() => {
  vi.useRealTimers();
  parent.remove();
});

/** What the server has sent of a view. */
function sendRendered(html: string): HTMLElement {
  parent.innerHTML = `<div data-plugin="sport" data-view="home" data-rendered="mobile">${html}</div>`;
  return parent.firstElementChild as HTMLElement;
}

const hello = (text: string): View =>
  reactView(() => createElement('button', { type: 'button' }, text));

describe('a view that the server has rendered', () => {
  it('a rendered view is taken over with its elements, and says when it lives', async () => {
    const { mount, log } = setUp();
    const sent = sendRendered('<button type="button">Bet</button>');
    const button = sent.firstElementChild;
    const view = mount(async () => hello('Bet'));
    expect(root()).toBe(sent);
    expect(sent.dataset['rendered']).toBe('mobile');
    await render();
    expect(root()).toBe(sent);
    expect(sent.firstElementChild).toBe(button);
    expect({ ...sent.dataset }).toEqual({ plugin: 'sport', view: 'home', state: 'ready' });
    expect(log.info).not.toHaveBeenCalled();
    view.unmount();
    await render();
    expect(parent.childNodes).toHaveLength(0);
  });

  it('a rendered view lives, is updated and is taken down before single-spa is there', async () => {
    const { mount } = setUp({ parcels: () => new Promise(() => undefined) });
    sendRendered('<p></p>');
    const view = mount(async () =>
      reactView(({ params }) => createElement('p', undefined, params['name'])),
    );
    await render();
    expect(root()?.dataset['state']).toBe('ready');
    view.update({ ...NO_INPUT, params: { name: 'Ajax' } });
    await render();
    expect(root()?.innerHTML).toBe('<p>Ajax</p>');
    view.unmount();
    await render();
    expect(parent.childNodes).toHaveLength(0);
  });

  it('a view that was not rendered shows the card while single-spa cannot be loaded, and comes with it', async () => {
    let isDown = true;
    const parcels = async () => {
      if (isDown) throw new Error('away');
      return mountRootParcel;
    };
    const { mount } = setUp({ parcels });
    mount(async () => plainView());
    await pass();
    expect(card()).not.toBeNull();
    isDown = false;
    await pass(1000);
    expect(root()?.textContent).toBe('shown');
  });

  it('a rendered view that renders otherwise here is replaced by what it renders', async () => {
    const { mount, log } = setUp();
    const sent = sendRendered('<button type="button">Bet</button>');
    Object.assign(context, { log });
    mount(async () => hello('Sell'));
    await render();
    expect(sent.innerHTML).toBe('<button type="button">Sell</button>');
    expect(log.info).toHaveBeenCalledWith(
      expect.stringContaining('differs from what the server rendered'),
      expect.anything(),
    );
  });

  it('a rendered view stays on screen until the view of a device with stored state replaces it', async () => {
    const { mount, log } = setUp({ isAsRendered: false });
    const sent = sendRendered('<button type="button">Bet</button>');
    const button = sent.firstElementChild;
    let come: (view: View) => void = () => undefined;
    mount(() => new Promise((resolve) => (come = resolve)));
    await render();
    expect(sent.firstElementChild).toBe(button);
    come(hello('Sell'));
    await render();
    expect(sent.innerHTML).toBe('<button type="button">Sell</button>');
    expect(log.info).not.toHaveBeenCalled();
  });

  it('a rendered view that fails gives way to the card, and a retry renders it in the browser', async () => {
    const { mount } = setUp();
    sendRendered('<button type="button">Bet</button>');
    let isDown = true;
    mount(async () => {
      if (isDown) throw new Error('away');
      return hello('Bet');
    });
    await render();
    expect(root()?.dataset['rendered']).toBeUndefined();
    expect(card()).not.toBeNull();
    isDown = false;
    await pass(10_000);
    await render();
    expect(root()?.innerHTML).toBe('<button type="button">Bet</button>');
  });
});

describe('view host', () => {
  it('the view host mounts into one root that shows plugin, view and state, and leaves nothing behind', async () => {
    const { mount } = setUp();
    const view = mount(async () => plainView());
    expect(root()?.dataset['state']).toBe('loading');
    await pass();
    expect(root()?.dataset['state']).toBe('ready');
    expect(root()?.textContent).toBe('shown');
    view.unmount();
    await pass();
    expect(parent.childNodes).toHaveLength(0);
    expect(timers).toBe(0);
  });

  it('a load that fails shows a retry card and recovers automatically after a second', async () => {
    const { mount, report } = setUp();
    const load = vi
      .fn<() => Promise<View>>()
      .mockRejectedValueOnce(
        new ApplicationError({ code: 'plugin_load_failed', message: 'down', phase: 'load' }),
      )
      .mockResolvedValue(plainView());
    mount(load);
    await pass();
    expect(root()?.dataset['state']).toBe('error');
    expect(card()?.textContent).toContain('main_page_refresh_button');
    expect(report).toHaveBeenCalledWith({
      plugin: 'sport',
      view: 'home',
      failure: {
        error: expect.objectContaining({ phase: 'load', code: 'plugin_load_failed' }),
        isRetry: false,
      },
    });
    await pass(1000);
    expect(root()?.dataset['state']).toBe('ready');
    expect(card()).toBeNull();
  });

  it('the view host retries after 1, 2 and 4 seconds, then waits for a person', async () => {
    const { mount } = setUp();
    const load = vi.fn<() => Promise<View>>().mockRejectedValue(new Error('down'));
    mount(load);
    await pass();
    const calls: number[] = [];
    for (const wait of [1000, 2000, 4000, 60_000]) {
      await pass(wait - 1);
      calls.push(load.mock.calls.length);
      await pass(1);
      calls.push(load.mock.calls.length);
    }
    expect(calls).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
    load.mockResolvedValue(plainView());
    card()?.querySelector('button')?.click();
    await pass();
    expect(root()?.dataset['state']).toBe('ready');
  });

  it('a view that becomes ready clears the record: what fails afterwards is retried from 1 s on again', async () => {
    const { mount } = setUp();
    const down = new ApplicationError({ code: 'plugin_load_failed', message: 'x', phase: 'load' });
    const load = vi.fn<() => Promise<View>>().mockRejectedValueOnce(down);
    load.mockResolvedValueOnce(plainView()).mockRejectedValue(down);
    const view = mount(load);
    await pass(1000);
    expect(root()?.dataset['state']).toBe('ready');
    // Without an `update` the view is mounted again.
    view.update({ ...NO_INPUT, params: { id: '2' } });
    await pass();
    expect([root()?.dataset['state'], load.mock.calls.length]).toEqual(['error', 3]);
    const after = [];
    for (const wait of [1000, 2000, 4000, 60_000]) {
      await pass(wait);
      after.push(load.mock.calls.length);
    }
    expect(after).toEqual([4, 5, 6, 6]);
  });

  it('the view host keeps the card while it retries, and a press replaces a retry that takes long', async () => {
    const { mount } = setUp();
    const load = vi
      .fn<() => Promise<View>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue(plainView());
    mount(load);
    await pass(1000);
    expect([root()?.dataset['state'], card() === null]).toEqual(['loading', false]);
    await pass(999);
    card()?.querySelector('button')?.click();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1);
    card()?.querySelector('button')?.click();
    await pass();
    expect(root()?.textContent).toBe('shown');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('a person reloads at most once a second', async () => {
    const { mount } = setUp();
    const load = vi
      .fn<() => Promise<View>>()
      .mockRejectedValue(new ApplicationError({ code: 'view_missing', message: 'none' }));
    mount(load);
    await pass();
    card()?.querySelector('button')?.click();
    await pass();
    card()?.querySelector('button')?.click();
    await pass(999);
    card()?.querySelector('button')?.click();
    await pass();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1);
    card()?.querySelector('button')?.click();
    await pass();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('a view that is loading already is requested once, though the connection is back meanwhile', async () => {
    const { mount } = setUp();
    const load = vi
      .fn<() => Promise<View>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementationOnce(() => new Promise(() => undefined));
    mount(load);
    await pass();
    const button = card()?.querySelector('button');
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(2);
    button?.click();
    await pass();
    expect(load).toHaveBeenCalledTimes(2);
    expect(parent.querySelector('[data-state="loading"]')).not.toBeNull();
  });

  it('a view that throws at its first render is replaced by the card and heals', async () => {
    const { mount, report } = setUp();
    const broken = createStore(true);
    const view = reactView(function Home() {
      if (broken.get()) {
        throw new Error('first render');
      }
      return createElement('p', undefined, 'healed');
    });
    mount(async () => view);
    await render();
    expect(root()?.dataset['state']).toBe('error');
    expect(report).toHaveBeenCalledWith({
      plugin: 'sport',
      view: 'home',
      failure: {
        error: expect.objectContaining({ phase: 'mount', code: 'view_crashed' }),
        isRetry: false,
      },
    });
    broken.set(false);
    card()?.querySelector('button')?.click();
    await render();
    expect(root()?.dataset['state']).toBe('ready');
    expect(root()?.textContent).toBe('healed');
  });

  it('a view that hangs in mount is abandoned after 5 s; if it mounts late it is removed unseen', async () => {
    const { mount, report } = setUp();
    let comeUp: () => void = () => undefined;
    const unmount = vi.fn(async () => undefined);
    const hanging = plainView({
      mount: () =>
        new Promise((resolve) => {
          comeUp = resolve;
        }),
      unmount,
    });
    mount(
      vi.fn<() => Promise<View>>().mockResolvedValueOnce(hanging).mockResolvedValue(plainView()),
    );
    await pass(4999);
    expect(root()?.dataset['state']).toBe('loading');
    await pass(1);
    expect(root()?.dataset['state']).toBe('error');
    expect(report).toHaveBeenCalledWith({
      plugin: 'sport',
      view: 'home',
      failure: {
        error: expect.objectContaining({ phase: 'mount', code: 'lifecycle_timeout' }),
        isRetry: false,
      },
    });
    await pass(1000);
    expect(root()?.textContent).toBe('shown');
    comeUp();
    await pass();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(root()?.textContent).toBe('shown');
  });

  it('a view that does not load within 15 s shows the card until it arrives, and a press loads it again', async () => {
    const { mount } = setUp();
    let come: (view: View) => void = () => undefined;
    const late = new Promise<View>((resolve) => {
      come = resolve;
    });
    const load = vi.fn<() => Promise<View>>().mockReturnValue(late);
    mount(load);
    await pass(15_000);
    expect(root()?.dataset['state']).toBe('error');
    await pass(60_000);
    expect([card() === null, load.mock.calls.length]).toEqual([false, 1]);
    card()?.querySelector('button')?.click();
    await pass(15_000);
    expect([card() === null, load.mock.calls.length]).toEqual([false, 2]);
    come(plainView());
    await pass();
    expect(root()?.textContent).toBe('shown');
    expect(card()).toBeNull();
  });

  it('a view that breaks after it was ready shows the card and does not loop', async () => {
    const { mount, report } = setUp();
    let breakIt: (error: unknown) => void = () => undefined;
    const load = vi.fn(async (): Promise<View> => {
      const view = plainView();
      return {
        ...view,
        mount: async (props) => {
          breakIt = props.onCrash;
          await (view.mount as (given: unknown) => Promise<void>)(props);
        },
      };
    });
    mount(load);
    await pass();
    breakIt(new Error('later'));
    await pass(60_000);
    expect(root()?.dataset['state']).toBe('error');
    expect(load).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([
      [{ plugin: 'sport', view: 'home' }],
      [
        {
          plugin: 'sport',
          view: 'home',
          failure: { error: expect.objectContaining({ phase: 'run' }), isRetry: false },
        },
      ],
    ]);
  });

  it('the view host retries what failed when requested, and leaves the rest alone', async () => {
    const { host, mount } = setUp();
    const load = vi.fn<() => Promise<View>>().mockRejectedValue(new Error('down'));
    const fine = vi.fn(async () => plainView());
    mount(fine);
    mount(load, 'nothing');
    const left = vi.fn<() => Promise<View>>().mockRejectedValue(new Error('down'));
    const gone = mount(left, 'nothing');
    await pass(60_000);
    gone.unmount();
    load.mockClear().mockResolvedValue(plainView());
    left.mockClear();
    host.retry();
    await pass();
    expect([...parent.children].map(({ textContent }) => textContent)).toEqual(['shown', 'shown']);
    expect(fine).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });

  it('the view host shows nothing where the contribution says so', async () => {
    const { mount } = setUp();
    mount(async () => {
      throw new Error('down');
    }, 'nothing');
    await pass();
    expect(root()?.childNodes).toHaveLength(0);
  });

  it('the view host passes the latest props to a view, however fast they change', async () => {
    const { mount } = setUp();
    const seen: unknown[] = [];
    const view = reactView(function Home({ params }) {
      seen.push(params['id']);
      return createElement('p', undefined, params['id']);
    });
    const mounted = mount(async () => view);
    await render();
    for (const id of ['1', '2', '3']) {
      mounted.update({ ...NO_INPUT, params: { id } });
    }
    await render();
    expect(root()?.textContent).toBe('3');
    expect(seen.at(-1)).toBe('3');
    mounted.update({ ...NO_INPUT, params: { id: '4' } });
    mounted.unmount();
    await render();
    expect(parent.childNodes).toHaveLength(0);
  });

  it('the view host renders mounted views again, and never unmounted ones', async () => {
    const { host, mount } = setUp();
    let word = 'early';
    const views = [
      mount(async () => reactView(() => createElement('p', undefined, word))),
      mount(async () => reactView(() => createElement('p', undefined, word))),
      mount(async () => plainView()),
    ];
    await render();
    word = 'late';
    views[1]?.unmount();
    host.refresh();
    await render();
    expect([...parent.children].map(({ textContent }) => textContent)).toEqual(['late', 'shown']);
  });

  it('the view host renders again what a mounted view has memoised, with the same context', async () => {
    const { host, mount } = setUp();
    let word = 'early';
    const contexts = new Set<PluginContext>();
    const Row = memo(function Row() {
      contexts.add(usePlugin());
      return createElement('p', undefined, word);
    });
    const mounted = mount(async () => reactView(() => createElement(Row)));
    await render();
    word = 'late';
    mounted.update({ ...NO_INPUT, params: { id: '1' } });
    await render();
    expect(root()?.textContent).toBe('early');
    host.refresh();
    await render();
    expect(root()?.textContent).toBe('late');
    word = 'later';
    mounted.update({ ...NO_INPUT, params: { id: '2' } });
    await render();
    expect(root()?.textContent).toBe('late');
    expect(contexts.size).toBe(1);
  });

  it('a view unmounted while it loads never appears', async () => {
    const { mount } = setUp();
    const view = mount(async () => plainView());
    view.unmount();
    await pass(20_000);
    expect(parent.childNodes).toHaveLength(0);
    expect(timers).toBe(0);
  });
});
