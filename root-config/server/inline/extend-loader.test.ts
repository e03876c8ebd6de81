// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { extendLoader, type Loader } from './extend-loader.ts';

const MAP_ID = 'map';
let system: Loader;
let instantiated: string[];
let deleted: string[];
let registered: unknown[];
let offline: boolean;

/** Elements the loader has put into the head, by address. */
const inserted = (path: string) => {
  const selector = `head [href$="${path}"], head [src$="${path}"]`;
  return document.querySelector<HTMLLinkElement & HTMLScriptElement>(selector);
};
const settle = (path: string, event: 'load' | 'error') =>
  inserted(path)?.dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.replaceChildren();
  const map = {
    stylesheets: { '/assets/ui/1/ui.js': ['/assets/ui/1/ui.css'] },
    integrity: { '/assets/ui/1/ui.css': 'sha256-ui' },
  };
  document.body.innerHTML = `<script type="systemjs-importmap" id="${MAP_ID}">${JSON.stringify(map)}</script>`;
  instantiated = [];
  deleted = [];
  registered = [];
  offline = false;
  class FakeSystem {
    async import(specifier: string) {
      if (offline) {
        throw new Error('offline');
      }
      return `module ${specifier}`;
    }
    resolve(specifier: string) {
      return `resolved ${specifier}`;
    }
    delete(given: string) {
      deleted.push(given);
    }
    async instantiate(url: string) {
      instantiated.push(url);
      return 'registration';
    }
    register(...registration: unknown[]) {
      registered.push(registration);
    }
    addImportMap() {
      // The map itself is SystemJS's business.
    }
  }
  system = new FakeSystem();
  extendLoader(system, MAP_ID);
});

const url = (path: string) => new URL(path, document.baseURI).href;
const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';

/** Runs code as a script of the document does that has this address. */
function runAs(href: string | undefined, run: () => void) {
  const script = document.createElement('script');
  if (href !== undefined) {
    script.dataset['href'] = href;
  }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  run();
  vi.restoreAllMocks();
}

describe('modules that travel in the document', () => {
  it('a module of the document is the one of its address, and is not requested', async () => {
    const declare = () => undefined;
    runAs('/assets/plugin-api/1/plugin-api.js', () => system.register(['react'], declare));
    const module = await system.instantiate(url('/assets/plugin-api/1/plugin-api.js'));
    expect(module).toEqual([['react'], declare]);
    expect(instantiated).toEqual([]);
    expect(registered).toEqual([]);
  });

  it('a module of the document waits for its stylesheet like any other', async () => {
    runAs('/assets/ui/1/ui.js', () => system.register([]));
    const module = system.instantiate(url('/assets/ui/1/ui.js'));
    expect(await isPending(module)).toBe(true);
    settle('ui.css', 'load');
    expect(await module).toEqual([[]]);
  });

  it('a module that was requested registers with the loader', async () => {
    runAs(undefined, () => system.register(['react']));
    expect(registered).toEqual([[['react']]]);
  });

  it('a module of the document that is forgotten is requested', async () => {
    runAs('/assets/ui/1/ui.js', () => system.register([]));
    system.forgetFiles?.(url('/assets/ui/'));
    expect(await system.instantiate(url('/assets/ui/1/ui.js'))).toBe('registration');
  });
});

describe('modules with stylesheets', () => {
  it('a module is loaded only when its stylesheet is applied, checked by its integrity', async () => {
    const module = system.instantiate(url('/assets/ui/1/ui.js'));
    expect(inserted('ui.css')?.integrity).toBe('sha256-ui');
    await Promise.resolve();
    expect(await isPending(module)).toBe(true);
    settle('ui.css', 'load');
    expect(await module).toBe('registration');
    expect(instantiated).toEqual([url('/assets/ui/1/ui.js')]);
  });

  it('a module is loaded without a stylesheet that fails', async () => {
    const module = system.instantiate(url('/assets/ui/1/ui.js'));
    settle('ui.css', 'error');
    expect(await module).toBe('registration');
    expect(inserted('ui.css')).toBeNull();
  });

  it('a module may arrive later with an addition to the map', async () => {
    system.addImportMap({ stylesheets: { '/assets/b/1/b.js': ['/assets/b/1/b.css'] } });
    const module = system.instantiate(url('/assets/b/1/b.js'));
    settle('b.css', 'load');
    expect(await module).toBe('registration');
  });
});

describe('lazy chunks', () => {
  const files = [
    ['/assets/a/1/1.js', 'sha256-js'],
    ['/assets/a/1/1.css', 'sha256-css'],
  ] as const;

  it('a lazy chunk waits for script, stylesheet and shared modules, each inserted once', async () => {
    const first = system.loadFiles?.(files, ['@touchline/ui/forms']);
    const second = system.loadFiles?.(files, []);
    expect(document.head.children).toHaveLength(2);
    expect(inserted('1.js')?.integrity).toBe('sha256-js');
    expect(inserted('1.js')?.crossOrigin).toBeNull();
    settle('1.js', 'load');
    expect(await isPending(first ?? Promise.resolve())).toBe(true);
    settle('1.css', 'load');
    expect(await first).toContain('module @touchline/ui/forms');
    await second;
  });

  it('a lazy chunk needs no request for files that travel in the document', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<style data-href="/assets/a/1/1.css"></style><script data-href="/assets/a/1/1.js"></script>',
    );
    await system.loadFiles?.(files, []);
    expect(document.head.children).toHaveLength(0);
  });

  it('a lazy chunk waits for a stylesheet that the document links to, and was refused', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<link rel="stylesheet" data-href="/assets/a/1/1.css"><script data-href="/assets/a/1/1.js"></script>',
    );
    const failed = system.loadFiles?.(files, []);
    settle('1.css', 'error');
    await expect(failed).rejects.toThrow('1.css could not be loaded');
  });

  it('a lazy chunk whose hash is in another file waits for it, and is checked', async () => {
    let answer = (_integrity: string): void => undefined;
    const read = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const requested = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
    const loading = system.loadFiles?.([['/assets/a/1/1.js', read]], []);
    expect(inserted('1.js')).toBeNull();
    expect(requested).toHaveBeenCalledWith(url('/assets/a/1/1.js'));
    answer('sha256-js');
    await vi.waitFor(() => expect(inserted('1.js')?.integrity).toBe('sha256-js'));
    settle('1.js', 'load');
    await expect(loading).resolves.toHaveLength(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it('a lazy chunk whose hash could not be read fails, and reads it anew the next time', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const read = vi.fn(async (): Promise<string> => {
      throw new Error('offline');
    });
    await expect(system.loadFiles?.([['/assets/a/1/1.js', read]], [])).rejects.toThrow('offline');
    read.mockResolvedValue('sha256-js');
    const again = system.loadFiles?.([['/assets/a/1/1.js', read]], []);
    await vi.waitFor(() => expect(inserted('1.js')).not.toBeNull());
    settle('1.js', 'load');
    await expect(again).resolves.toHaveLength(1);
  });

  it('a lazy chunk of the document, or one it preloads, needs no hash from elsewhere', async () => {
    const read = vi.fn(async () => 'sha256-js');
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', href: '/assets/a/1/1.js', integrity: 'sha256-link' }),
    );
    document.body.insertAdjacentHTML('beforeend', '<style data-href="/assets/a/1/1.css"></style>');
    const loading = system.loadFiles?.(
      [
        ['/assets/a/1/1.js', read],
        ['/assets/a/1/1.css', read],
      ],
      [],
    );
    const script = document.querySelector<HTMLScriptElement>('head script');
    expect(script?.integrity).toBe('sha256-link');
    script?.dispatchEvent(new Event('load'));
    await loading;
    expect(read).not.toHaveBeenCalled();
  });

  it('a lazy chunk fails with one of its files and requests the network again the next time', async () => {
    const failed = system.loadFiles?.(files, []);
    settle('1.js', 'error');
    settle('1.css', 'load');
    await expect(failed).rejects.toThrow('1.js could not be loaded');
    const again = system.loadFiles?.(files, []);
    expect(inserted('1.js')).not.toBeNull();
    settle('1.js', 'load');
    await expect(again).resolves.toHaveLength(2);
  });

  it('a lazy chunk joins a pending request; one that hangs for 15 s is followed by another', async () => {
    let age = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => age);
    const script = [['/assets/a/1/1.js', 'sha256-js']] as const;
    const requests = () => [...document.head.children].map((one) => one.getAttribute('src'));
    const hanging = system.loadFiles?.(script, []);
    age = 14_999;
    const joined = system.loadFiles?.(script, []);
    expect(requests()).toHaveLength(1);
    age = 15_000;
    const again = system.loadFiles?.(script, []);
    expect(requests()).toEqual([url('/assets/a/1/1.js'), url('/assets/a/1/1.js?retry=15000')]);
    document.head.children[1]?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toHaveLength(1);
    // What the first request brings in the end changes nothing.
    document.head.children[0]?.dispatchEvent(new Event('error'));
    await expect(hanging).rejects.toThrow('could not be loaded');
    await expect(joined).rejects.toThrow('could not be loaded');
    await system.loadFiles?.(script, []);
    expect(requests()).toHaveLength(1);
    clock.mockRestore();
  });

  it('a shared module that could not be loaded is forgotten, so that it can be requested again', async () => {
    offline = true;
    await expect(system.loadFiles?.([], ['@touchline/ui/forms'])).rejects.toThrow('offline');
    expect(deleted).toEqual(['resolved @touchline/ui/forms']);
    offline = false;
    await expect(system.loadFiles?.([], ['@touchline/ui/forms'])).resolves.toBeDefined();
  });

  it('the chunks of an evicted folder are requested again, and those of others are not', async () => {
    const other = [['/assets/b/1/1.js', 'sha256-b']] as const;
    const both = system.loadFiles?.([...files, ...other], []);
    for (const path of ['a/1/1.js', 'a/1/1.css', 'b/1/1.js']) {
      settle(path, 'load');
    }
    await both;
    document.head.replaceChildren();
    system.forgetFiles?.(url('/assets/a/1/'));
    await system.loadFiles?.(other, []);
    expect(document.head.children).toHaveLength(0);
    void system.loadFiles?.(files, []);
    expect(document.head.children).toHaveLength(2);
  });
});
