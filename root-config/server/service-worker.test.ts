import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceWorker, type WorkerEvent, type WorkerScope } from './inline/service-worker.ts';
import type { FirstScreen } from './first-screen.ts';
import { type DocumentInput, renderDocument } from './render-document.ts';
import { renderPart } from './render-part.ts';
import { serviceWorkerScript, workerSettings } from './service-worker.ts';
import { CONFIGURATION, fixtureSite, NO_SEO } from './testing/fixture-site.ts';
import { pageAt } from './testing/request-page.ts';

const ORIGIN = 'https://bets.example';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const NOW = 1_700_000_500_000;
const settings = workerSettings(['en', 'ru']);
const site = fixtureSite();

/** The browser's caches, as far as the worker uses them. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: Request | string) =>
    (typeof key === 'string' ? key : key.url).replace(ORIGIN, '');
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: Request | string) => store.get(urlOf(key))?.clone(),
      put: async (key: Request | string, response: Response) =>
        void store.set(urlOf(key), response),
      delete: async (key: Request | string) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()],
      addAll: async (urls: string[]) => {
        for (const url of urls) {
          store.set(url, new Response(`offline page ${url}`));
        }
      },
    };
  };
  const match = async (key: string) =>
    [...stores.values()]
      .map((store) => store.get(key))
      .find(Boolean)
      ?.clone();
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

let stores: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: WorkerEvent) => void>;
let setHeaderValue: ReturnType<typeof vi.fn<(value: string) => Promise<void>>>;
let network: ReturnType<typeof vi.fn<(request: Request | string) => Promise<Response>>>;
const pending: Promise<unknown>[] = [];
const pages: {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}[] = [];
const openWindow = vi.fn(async (_address: string) => undefined);
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined);

async function send(type: string, event: Partial<WorkerEvent> = {}): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    ...event,
  } as WorkerEvent);
  const response = await answer;
  return response;
}
const get = (path: string, mode = 'no-cors', method = 'GET') =>
  send('fetch', { request: { url: `${ORIGIN}${path}`, mode, method } as Request });
const settle = async () => void (await Promise.all(pending.splice(0)));
/** Opens a page as a browser does, and reads it to its end. */
async function open(path: string): Promise<string | undefined> {
  const response = await get(path, 'navigate');
  const text = await response?.text();
  await settle();
  return text;
}

/** Renders the price of a page as its view. */
const rendering = (price: string) => ({
  share: (_key: string, make: () => Promise<FirstScreen>) => make(),
  render: async () => [
    { plugin: 'sport', view: 'home', html: `<b>rendered ${price}</b>`, links: [] },
    { plugin: 'header', view: 'bar', slot: 'header', html: '<i>rendered bar</i>', links: [] },
  ],
});

interface Change {
  readonly price?: string;
  readonly isRendered?: boolean;
}

const inputOf = (change: Change): DocumentInput => ({
  site,
  page: pageAt(site, '/en'),
  configuration: CONFIGURATION,
  application: { iconsVersion: '1.0.637', installable: true },
  seo: NO_SEO,
  plugins: {},
  development: false,
  decisions: { maintenance: false, plan: {}, isRedirectChecked: true },
  configurationVersion: 'c1',
  nonce: 'Tm9uY2U=',
  origin: ORIGIN,
  time: NOW - 1000,
  read: async () => JSON.stringify({ price: change.price ?? '1.50' }),
  deadline: () => new Promise(() => undefined),
  query: {},
  ...(change.isRendered && { rendering: rendering(change.price ?? '1.50') }),
});

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) {
    text += part;
  }
  return text;
}

const documentText = (change: Change = {}) => textOf(renderDocument(inputOf(change)));
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'content-security-policy': "script-src 'nonce-Tm9uY2U='",
};
const html = async (price = '1.50', status = 200) =>
  new Response(await documentText({ price }), { status, headers: HEADERS });

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] });
  const made = createCaches();
  ({ stores } = made);
  listeners = new Map();
  network = vi.fn(async () => html());
  setHeaderValue = vi.fn(async () => undefined);
  pages.splice(0);
  openWindow.mockClear();
  showNotification.mockClear();
  const scope: WorkerScope = {
    addEventListener: (type, listener) => void listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow,
    },
    registration: {
      showNotification,
      navigationPreload: { enable: async () => undefined, setHeaderValue },
    },
    location: { origin: ORIGIN },
    navigator: { userAgent: PHONE },
    caches: made.caches,
    fetch: network,
  };
  serviceWorker(scope, settings);
  await send('install');
  await settle();
  return () => {
    vi.useRealTimers();
  };
});

describe('a document whose views were rendered', () => {
  it('a document with rendered views is kept with their skeletons: what they show was true once', async () => {
    const first = await documentText({ isRendered: true });
    network.mockResolvedValueOnce(new Response(first, { headers: HEADERS }));
    expect(await open('/en')).toContain('<b>rendered 1.50</b>');
    network.mockRejectedValueOnce(new Error('offline'));
    const shown = (await open('/en')) ?? '';
    expect(shown).not.toContain('rendered 1.50');
    expect(shown).not.toContain('rendered bar');
    const plain = await documentText();
    const body = (text: string) =>
      /<div data-page>[\s\S]*?<\/main>/.exec(text)?.[0].replaceAll(/<!--\/?view[^>]*-->/g, '');
    expect(body(shown)).toBe(body(plain));
    expect(body(shown)).toContain('data-skeleton');
  });

  it('a kept document gets the fresh views as soon as they are there, under its own nonce', async () => {
    const rendered = async (change = {}) => documentText({ isRendered: true, ...change });
    network.mockResolvedValueOnce(new Response(await rendered(), { headers: HEADERS }));
    await open('/en');
    const fresh = (await rendered({ price: '2.75' })).replaceAll('Tm9uY2U=', 'ZnJlc2g=');
    const at = fresh.indexOf(settings.tail);
    let end = (): void => undefined;
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(fresh.slice(0, at)));
        end = () => {
          controller.enqueue(new TextEncoder().encode(fresh.slice(at)));
          controller.close();
        };
      },
    });
    network.mockResolvedValueOnce(new Response(body, { headers: HEADERS }));
    const reader = (await get('/en', 'navigate'))?.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).not.toContain('rendered 2.75');
    const views = await next();
    expect(views).toContain('<b>rendered 2.75</b>');
    expect(views).toContain('<i>rendered bar</i>');
    expect(views).toContain('<script nonce="Tm9uY2U=">');
    expect(views).not.toContain('ZnJlc2g=');
    end();
    expect(await next()).toBe(fresh.slice(at));
    await settle();
  });

  it.each([
    ['of another release', (text: string) => text.replaceAll(/<!--view \S+/g, '<!--view other')],
    [
      'that render nothing',
      (text: string) => text.replaceAll(/<!--view [\s\S]*?<!--\/view-->/g, ''),
    ],
  ])('a kept document keeps its skeletons beside fresh views %s', async (_what, change) => {
    const first = await documentText({ isRendered: true });
    network.mockResolvedValueOnce(new Response(first, { headers: HEADERS }));
    await open('/en');
    network.mockResolvedValueOnce(new Response(change(first), { headers: HEADERS }));
    const shown = (await open('/en')) ?? '';
    expect(shown).not.toContain('<template>');
    expect(shown).not.toContain('rendered 1.50');
    expect(shown).toContain(settings.tail);
  });
});

describe('a document whose frame is kept', () => {
  const frame = { ...HEADERS, 'x-touchline-frame': 'frame1' };
  const whole = async (change: Change = {}) =>
    new Response(await documentText({ isRendered: true, ...change }), { headers: frame });
  const part = async (change: Change = {}, time = Date.now() - 1000) =>
    new Response(await textOf(renderPart(inputOf({ isRendered: true, ...change }))), {
      headers: { 'x-touchline-part': String(time) },
    });
  /** Each view names its place: their order says nothing. */
  const inAnyOrder = (text = '') => text.split(/(?=<!--view |<\/template>)/).toSorted();
  const kept = () => stores.get(settings.kept.documents)?.get('/en?device=mobile');

  it('a kept frame is named with each navigation, until it is not kept any more', async () => {
    network.mockResolvedValueOnce(await whole());
    await open('/en');
    expect(setHeaderValue).toHaveBeenLastCalledWith('frame1');
    network.mockResolvedValueOnce(await html('1.50', 503));
    await open('/en');
    expect(setHeaderValue).toHaveBeenLastCalledWith('true');
  });

  it('a kept frame shows what comes for it as it shows a whole document', async () => {
    network.mockResolvedValueOnce(await whole());
    await open('/en');
    network.mockResolvedValueOnce(await whole({ price: '2.75' }));
    const expected = await open('/en');
    network.mockResolvedValueOnce(await part({ price: '2.75' }));
    expect(inAnyOrder(await open('/en'))).toEqual(inAnyOrder(expected));
    expect(expected).toContain('<b>rendered 2.75</b>');
    network.mockResolvedValueOnce(await part({ price: '2.75', isRendered: false }));
    expect(await open('/en')).toContain('"price":"2.75"');
  });

  it('a kept frame stays as it was kept, but for a clock that was set meanwhile', async () => {
    network.mockResolvedValueOnce(await whole());
    await open('/en');
    const before = kept();
    network.mockResolvedValueOnce(await part());
    await open('/en');
    expect(kept()).toBe(before);
    network.mockResolvedValueOnce(await part({}, Date.now() + 3_600_000));
    await open('/en');
    network.mockRejectedValueOnce(new Error('offline'));
    expect(await open('/en')).toContain(`"time":${NOW + 3_600_000}}</script>`);
  });

  it('a part that came for a frame that has gone is not shown alone', async () => {
    network.mockResolvedValueOnce(await part());
    network.mockResolvedValueOnce(await whole());
    expect(await open('/en')).toContain('<!doctype html>');
  });
});

describe('service worker', () => {
  it('the service worker is one standalone script', () => {
    const script = serviceWorkerScript(['en', 'ru']);
    const heard: string[] = [];
    // oxlint-disable-next-line no-new-func -- as a browser runs it, with nothing of ours in reach
    new Function('self', script)({
      caches: {},
      navigator: { userAgent: '' },
      addEventListener: (type: string) => heard.push(type),
    });
    expect(heard).toEqual(['install', 'activate', 'fetch', 'message', 'push', 'notificationclick']);
  });

  it('the service worker fetches nothing up front but the offline page of each language', () => {
    expect([...stores.keys()]).toEqual([settings.kept.offline]);
    expect([...(stores.get(settings.kept.offline)?.keys() ?? [])]).toEqual([
      '/offline.html?lng=en',
      '/offline.html?lng=ru',
    ]);
  });

  it('the service worker requests a published file once', async () => {
    network.mockImplementation(async () => new Response('code'));
    expect(await (await get('/assets/a/1/a.js'))?.text()).toBe('code');
    expect(await (await get('/assets/a/1/a.js'))?.text()).toBe('code');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('the service worker caches no failure of a published file', async () => {
    network.mockImplementationOnce(async () => new Response('gone', { status: 404 }));
    await get('/assets/a/1/a.js');
    await get('/assets/a/1/a.js');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/web-api/session', 'cors'],
    ['/line-api/v1/topics/top:live', 'cors'],
    ['/operator/analytics', 'navigate'],
    ['/test-provider/pay/1', 'navigate'],
  ])('the service worker does not handle %s', async (path, mode) => {
    expect(await get(path, mode)).toBeUndefined();
    expect(await get('/en', 'navigate', 'POST')).toBeUndefined();
  });

  it('the service worker shows a cached document immediately and its prices from the network', async () => {
    await open('/en');
    let answer: (response: Response) => void = () => undefined;
    network.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const response = await get('/en', 'navigate');
    const reader = response?.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('<html data-kept');
    expect(first).not.toContain('1.50');
    answer(await html('2.75'));
    let rest = '';
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      rest += new TextDecoder().decode(part.value);
    }
    expect(rest).toContain('2.75');
    expect(rest.endsWith('</body></html>')).toBe(true);
    expect(response?.headers.get('content-security-policy')).toBe(
      HEADERS['content-security-policy'],
    );
  });

  it('the service worker caches no prices, and sets the clock by what the server’s was ahead', async () => {
    await open('/en');
    vi.setSystemTime(NOW + 86_400_000);
    network.mockRejectedValueOnce(new Error('offline'));
    const text = await open('/en');
    expect(text).not.toContain('1.50');
    expect(text).toContain(`"time":${NOW + 86_400_000 - 1000}}</script>`);
    expect(text).toContain(`${settings.tail}{}</script></body></html>`);
  });

  it('the service worker continues without fresh prices when the network takes longer than its deadline', async () => {
    await open('/en');
    network.mockImplementationOnce(() => new Promise(() => undefined));
    const reading = open('/en');
    await vi.advanceTimersByTimeAsync(settings.deadline);
    expect(await reading).toContain(`${settings.tail}{}</script>`);
  });

  it.each([
    ['maintenance', async () => html('1.50', 503)],
    ['a page that is gone', async () => html('1.50', 404)],
    ['a redirect', async () => Object.assign(new Response(null), {})],
  ])(
    'the service worker opens the page again, from the network, after %s',
    async (what, respond) => {
      await open('/en');
      network.mockImplementationOnce(async () => {
        const response = await respond();
        if (what === 'a redirect') {
          Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
        }
        return response;
      });
      expect(await open('/en')).toContain('http-equiv="refresh"');
      expect(stores.has(settings.kept.documents)).toBe(false);
    },
  );

  it('the service worker neither caches a page that a signed link has changed, nor shows a cached one in its place', async () => {
    const changed = async () => {
      const response = await html('3.25');
      response.headers.set('cache-control', 'private, no-store');
      return response;
    };
    network.mockImplementationOnce(changed);
    expect(await open('/en')).toContain('3.25');
    expect(stores.get(settings.kept.documents)?.size ?? 0).toBe(0);
    await open('/en');
    expect(stores.get(settings.kept.documents)?.size).toBe(1);
    network.mockImplementation(changed);
    expect(await open('/en')).toContain('http-equiv="refresh"');
    expect(stores.has(settings.kept.documents)).toBe(false);
    expect(await open('/en')).not.toContain('data-kept');
    await send('message', { data: { kind: 'keep', path: '/en', files: [] } });
    await settle();
    expect(stores.get(settings.kept.documents)?.size ?? 0).toBe(0);
  });

  it('the service worker continues with its cache while the site behind a proxy is down', async () => {
    await open('/en');
    network.mockImplementationOnce(async () => new Response('bad gateway', { status: 502 }));
    expect(await open('/en')).toContain(`${settings.tail}{}</script>`);
    expect(stores.get(settings.kept.documents)?.size).toBe(1);
  });

  it('the service worker shows the offline page of the language where nothing is cached', async () => {
    network.mockRejectedValue(new Error('offline'));
    expect(await open('/ru/live')).toBe('offline page /offline.html?lng=ru');
    expect(await open('/')).toBe('offline page /offline.html?lng=en');
  });

  it('the service worker caches neither refusals nor other people’s pages, and never more than 20', async () => {
    network.mockImplementationOnce(async () => html('1.50', 404));
    await open('/en/nothing');
    network.mockImplementationOnce(
      async () => new Response('portal', { headers: { 'content-type': 'text/html' } }),
    );
    await open('/en/portal');
    expect(stores.get(settings.kept.documents)?.size ?? 0).toBe(0);
    for (let index = 0; index < 25; index += 1) {
      await open(`/en/page-${index}`);
    }
    const kept = [...(stores.get(settings.kept.documents)?.keys() ?? [])];
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe('/en/page-24?device=mobile');
  });

  it('the service worker caches the open page when the page requests it', async () => {
    network.mockImplementation(async (request) =>
      String(request).startsWith('/assets/') ? new Response('code') : html(),
    );
    await send('message', { data: { kind: 'keep', path: '/en', files: ['/assets/a/1/a.js'] } });
    await settle();
    network.mockRejectedValue(new Error('offline'));
    expect(await open('/en')).toContain('data-kept');
    expect(await (await get('/assets/a/1/a.js'))?.text()).toBe('code');
  });
});

describe('a message to the device', () => {
  const payload = {
    id: '1',
    title: 'Settled',
    body: 'Paid out: EUR 5.00.',
    path: '/ar/office/history',
    language: 'ar',
    direction: 'rtl',
  };
  const close = vi.fn();
  const press = (data: unknown) => send('notificationclick', { notification: { data, close } });

  it('a message is shown in its language, as the one of its kind that counts', async () => {
    await send('push', { data: { json: () => payload } });
    await settle();
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Settled',
      expect.objectContaining({
        body: payload.body,
        tag: '1',
        lang: 'ar',
        dir: 'rtl',
        icon: expect.stringMatching(/^\/assets\/icons\/.+\/icon-192\.png$/),
        data: { path: '/ar/office/history' },
      }),
    );
  });

  it('a press opens the page of the message where no page of the site is open', async () => {
    await press({ path: payload.path });
    await settle();
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/ar/office/history`);
  });

  it('a press goes to the page that is open, and takes it to the page of the message', async () => {
    const focus = vi.fn(async () => undefined);
    const navigate = vi.fn(async (_address: string) => undefined);
    pages.push({ url: `${ORIGIN}/en/live`, focus, navigate });
    await press({ path: payload.path });
    await settle();
    expect(focus).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/ar/office/history`);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    7,
    undefined,
  ])('a press on a message with the path %j opens nothing elsewhere', async (path) => {
    await press({ path });
    await settle();
    for (const [address] of openWindow.mock.calls) {
      expect(new URL(address).origin).toBe(ORIGIN);
    }
    expect(openWindow.mock.calls).toEqual([]);
  });
});
