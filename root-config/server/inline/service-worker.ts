/** What of a service worker's global scope is used. */
export interface WorkerScope {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly PageClient[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly navigationPreload?: {
      enable: () => Promise<void>;
      setHeaderValue: (value: string) => Promise<void>;
    };
  };
  readonly location: { readonly origin: string };
  readonly navigator: { readonly userAgent: string };
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
}

/** A page of the site that is open. */
interface PageClient {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

/** What a page says to the worker, or a push service: the payload of a message to the device. */
interface WorkerMessage {
  readonly kind?: string;
  readonly path?: string;
  readonly files?: readonly string[];
  readonly json?: () => unknown;
}

export interface WorkerEvent {
  readonly request: Request;
  readonly data: WorkerMessage | undefined;
  /** Of a press on a notification. */
  readonly notification?: { readonly data: unknown; readonly close: () => void };
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

export interface WorkerSettings {
  readonly kept: { readonly documents: string; readonly assets: string; readonly offline: string };
  /** Language → address of its offline page. */
  readonly offlinePages: Readonly<Record<string, string>>;
  /** What the document's last part begins with: the prices, which are never kept. */
  readonly tail: string;
  /** What is around each rendered view, which shows prices, too. */
  readonly rendered: { readonly start: string; readonly end: string };
  /** What ends the part of a document that has the rendered views. */
  readonly painted: string;
  /** What the style sheet of rendered views is marked by. */
  readonly viewStyles: string;
  /** Code that puts fresh views into the kept document. */
  readonly placeViews: string;
  /** What the skeleton of a rendered view begins with, and what one begins with that is shown. */
  readonly skeleton: { readonly hidden: string; readonly shown: string };
  readonly attribute: string;
  /** By these a document is sent in part where its frame is kept. */
  readonly frameHeaders: { readonly frame: string; readonly part: string };
  /** Wait for the fresh last part while a kept document is shown, ms. */
  readonly deadline: number;
  readonly mostDocuments: number;
  readonly mostAssets: number;
  /** What a notification shows. */
  readonly icon: string;
}

/**
 * The service worker; standalone, because its text is served. Published files are kept as they
 * are used. A document is kept without its prices and shown again immediately, its views and its last
 * part coming from the network: what the site has decided since (maintenance, a block, a redirect) is in the
 * fresh document's status, and opens that document instead. Nothing personal is kept: no API
 * answer, and documents contain none.
 */
export function serviceWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const { kept, offlinePages, tail, attribute, frameHeaders, deadline } = settings;
  const { caches, navigator } = scope;
  const OFFSET = 'x-touchline-clock';
  /** A clock that was set meanwhile is off by more, ms. */
  const CLOCK_DRIFT = 2000;
  const STATE_TIME = /"time":(\d+)(?=\}<\/script>)/;
  const EMPTY_TAIL = `${tail}{}</script></body></html>`;
  const OPEN_AGAIN = '<meta http-equiv="refresh" content="0"></body></html>';
  const device = /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ? 'mobile' : 'desktop';
  const keyOf = (path: string) => `${path}?device=${device}`;

  async function trim(name: string, most: number): Promise<void> {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)),
    );
  }

  async function asset(request: Request | string): Promise<Response> {
    const cache = await caches.open(kept.assets);
    const held = await cache.match(request, { ignoreVary: true });
    if (held !== undefined) {
      return held;
    }
    const response = await scope.fetch(request);
    if (response.status === 200) {
      await cache.put(request, response.clone()).catch(() => undefined);
    }
    return response;
  }

  /** What was written for one browser, by a signed link: it is kept nowhere. */
  const isForOne = (response: Response) =>
    response.status === 200 &&
    response.headers.has('content-language') &&
    response.headers.get('cache-control')?.includes('no-store') === true;
  const isDocument = (response: Response) =>
    response.status === 200 &&
    response.headers.has('content-language') &&
    !response.redirected &&
    !isForOne(response);

  /** What was sent in place of a document whose frame is kept. */
  const isPart = (response: Response) => response.headers.has(frameHeaders.part);

  /** Each rendered view of a document, from its first mark to its last, which is left away. */
  function viewsOf(text: string): string[] {
    const { start, end } = settings.rendered;
    return text
      .split(start)
      .slice(1)
      .map((part) => `${start}${part.slice(0, part.indexOf(end))}`);
  }

  /** The mark that a view begins with: only the same view of the same release goes there. */
  const markOf = (view: string) => view.slice(0, view.indexOf('-->') + 3);

  /** A document without the views that were rendered for it: with their skeletons instead. */
  function withoutViews(text: string): string {
    const { skeleton } = settings;
    const bare = viewsOf(text).reduce((rest, view) => rest.replace(view, () => markOf(view)), text);
    return bare.replaceAll(skeleton.hidden, skeleton.shown);
  }

  /** What brings the views of the fresh document into the kept one, as far as that has their places. */
  function freshViews(text: string, held: { readonly text: string; readonly policy: string }) {
    const views = viewsOf(text).filter((view) => held.text.includes(markOf(view)));
    const nonce = /'nonce-([^']+)'/.exec(held.policy)?.[1];
    if (views.length === 0 || nonce === undefined) {
      return '';
    }
    const styles = new RegExp(`<style ${settings.viewStyles}[^>]*>([^<]*)</style>`).exec(text)?.[1];
    return `<style nonce="${nonce}">${styles ?? ''}</style><template>${views.join('')}</template><script nonce="${nonce}">${settings.placeViews}</script>`;
  }

  /** Reads a document to its end; what it paints is reported as soon as that is there. */
  async function read(response: Response, onPainted: (text: string) => void): Promise<string> {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    let isPainted = false;
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (!isPainted && text.includes(settings.painted)) {
        isPainted = true;
        onPainted(text);
      }
    }
    return text;
  }

  /** Keeps a document up to its prices, with how far its server's clock is from ours. */
  async function keep(path: string, response: Response, text: string): Promise<void> {
    const at = text.indexOf(tail);
    const time = STATE_TIME.exec(text)?.[1];
    if (!isDocument(response) || at === -1 || time === undefined) {
      return;
    }
    const headers = new Headers();
    const names = ['content-type', 'content-language', 'content-security-policy'];
    for (const name of [...names, frameHeaders.frame]) {
      headers.set(name, response.headers.get(name) ?? '');
    }
    headers.set(OFFSET, String(Number(time) - Date.now()));
    await put(path, withoutViews(text.slice(0, at)), headers);
    await trim(kept.documents, settings.mostDocuments);
    await nameFrames();
  }

  async function put(path: string, text: string, headers: Headers): Promise<void> {
    const cache = await caches.open(kept.documents);
    await cache.delete(keyOf(path));
    await cache.put(keyOf(path), new Response(text, { headers }));
  }

  /** Has the browser say with each navigation which frames need not be sent again. */
  async function nameFrames(): Promise<void> {
    const frames: string[] = [];
    if (await caches.has(kept.documents)) {
      const cache = await caches.open(kept.documents);
      for (const key of await cache.keys()) {
        const held = await cache.match(key);
        frames.push(held?.headers.get(frameHeaders.frame) ?? '');
      }
    }
    await scope.registration.navigationPreload?.setHeaderValue(frames.join(' ').trim() || 'true');
  }

  /** A kept document is as old as its frame; the clock of the browser may have been set since. */
  async function correctClock(path: string, part: Response): Promise<void> {
    const cache = await caches.open(kept.documents);
    const held = await cache.match(keyOf(path));
    const offset = Number(part.headers.get(frameHeaders.part)) - Date.now();
    if (held !== undefined && Math.abs(offset - Number(held.headers.get(OFFSET))) > CLOCK_DRIFT) {
      const headers = new Headers(held.headers);
      headers.set(OFFSET, String(offset));
      await put(path, await held.text(), headers);
    }
  }

  /** The last part of the fresh document; none when that cannot be had in time. */
  async function freshTail(
    path: string,
    network: Promise<Response>,
    onPainted: (text: string) => void,
  ): Promise<string> {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, deadline);
    });
    const response = await Promise.race([network.catch(() => undefined), late]);
    if (response === undefined) {
      return EMPTY_TAIL;
    }
    const hasDecided =
      response.type === 'opaqueredirect' ||
      (response.status !== 200 && response.headers.has('content-language')) ||
      isForOne(response);
    if (hasDecided) {
      await caches.delete(kept.documents);
      await nameFrames();
      return OPEN_AGAIN;
    }
    const isFresh = isDocument(response) || isPart(response);
    const text = await read(response, isFresh ? onPainted : () => undefined);
    await (isPart(response) ? correctClock(path, response) : keep(path, response, text));
    const at = text.indexOf(tail);
    return at === -1 || response.status !== 200 ? EMPTY_TAIL : text.slice(at);
  }

  async function showKept(
    path: string,
    held: Response,
    event: WorkerEvent,
    network: Promise<Response>,
  ) {
    const now = Date.now() + Number(held.headers.get(OFFSET));
    const text = (await held.text())
      .replace(STATE_TIME, `"time":${now}`)
      .replace('<html', `<html ${attribute}`);
    const policy = held.headers.get('content-security-policy') ?? '';
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start: async (controller) => {
        const write = (part: string) => controller.enqueue(encoder.encode(part));
        write(text);
        const last = freshTail(path, network, (fresh) =>
          write(freshViews(fresh, { text, policy })),
        );
        event.waitUntil(last.catch(() => undefined));
        write(await last.catch(() => EMPTY_TAIL));
        controller.close();
      },
    });
    return new Response(body, { headers: held.headers });
  }

  async function offlinePage(path: string): Promise<Response> {
    const page = offlinePages[path.slice(1, 3)] ?? offlinePages['en'] ?? '';
    const held = await caches.match(page);
    return held ?? Response.error();
  }

  async function page(event: WorkerEvent): Promise<Response> {
    const { pathname: path } = new URL(event.request.url);
    const network = Promise.resolve(event.preloadResponse)
      .catch(() => undefined)
      .then((preloaded) => preloaded ?? scope.fetch(event.request));
    network.catch(() => undefined);
    const cache = await caches.open(kept.documents);
    const held = await cache.match(keyOf(path));
    if (held !== undefined) {
      return showKept(path, held, event, network);
    }
    try {
      const answer = await network;
      // Its frame was kept when the browser asked, and is not any more.
      const response = isPart(answer) ? await scope.fetch(event.request) : answer;
      if (isDocument(response)) {
        const copy = response.clone();
        event.waitUntil(copy.text().then((text) => keep(path, response, text)));
      }
      return response;
    } catch {
      return offlinePage(path);
    }
  }

  scope.addEventListener('install', (event) => {
    const pages = Object.values(offlinePages);
    event.waitUntil(
      caches
        .open(kept.offline)
        .then((cache) => cache.addAll(pages))
        .then(() => scope.skipWaiting()),
    );
  });
  scope.addEventListener('activate', (event) => {
    const names = new Set<string>(Object.values(kept));
    const forget = async () => {
      const all = await caches.keys();
      await Promise.all(all.filter((name) => !names.has(name)).map((name) => caches.delete(name)));
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(forget());
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) {
      return;
    }
    if (pathname.startsWith('/assets/')) {
      event.respondWith(asset(request));
    } else if (request.mode === 'navigate' && /^\/([a-z]{2}(\/|$)|$)/.test(pathname)) {
      event.respondWith(page(event));
    }
  });
  scope.addEventListener('message', (event) => {
    const { kind, path, files = [] } = event.data ?? {};
    if (kind === 'keep' && path !== undefined) {
      const keepAll = async () => {
        await Promise.all(files.map((file) => asset(file).catch(() => undefined)));
        await trim(kept.assets, settings.mostAssets);
        const response = await scope.fetch(path);
        await keep(path, response, await response.text());
      };
      event.waitUntil(keepAll().catch(() => undefined));
    }
  });

  /** The address of a path of the site; undefined for anything that leads elsewhere. */
  function ownAddress(path: unknown): string | undefined {
    const { origin } = scope.location;
    const address = typeof path === 'string' && URL.canParse(path, origin) && new URL(path, origin);
    return address && address.origin === origin ? address.href : undefined;
  }

  /** Opens a page in a tab of the site that is open, else in a new one. */
  async function openPage(address: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => url === address) ?? pages[0];
    if (open === undefined) {
      await scope.clients.openWindow(address);
      return;
    }
    await open.focus().catch(() => undefined);
    if (open.url !== address) {
      await open.navigate(address).catch(() => scope.clients.openWindow(address));
    }
  }

  scope.addEventListener('push', (event) => {
    const payload = (event.data?.json?.() ?? {}) as Record<string, unknown>;
    const { id, title, body, path, language, direction } = payload;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const options: NotificationOptions = {
      body: text(body),
      tag: text(id),
      lang: text(language),
      dir: direction === 'rtl' ? 'rtl' : 'ltr',
      icon: settings.icon,
      data: { path: text(path) },
    };
    event.waitUntil(scope.registration.showNotification(text(title), options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    const { path } = (event.notification?.data ?? {}) as { path?: unknown };
    const address = ownAddress(path);
    if (address !== undefined) {
      event.waitUntil(openPage(address));
    }
  });
}
