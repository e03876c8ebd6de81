import { ApplicationError, type HttpRequest } from '@touchline/plugin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '../../testing/test-logger.ts';
import { showRemote } from './show-remote.ts';

const URL_OF_APP = '/technical-api/remote';
let element: HTMLElement;
let log: ReturnType<typeof createTestLogger>;
beforeEach(() => {
  element = document.createElement('div');
  document.body.replaceChildren(element);
  log = createTestLogger();
  window.history.replaceState({}, '', '/en/500?status=503');
});
afterEach(() => vi.restoreAllMocks());

async function show(answer: unknown, source: object = {}) {
  const request = vi.fn(async (_request: HttpRequest<unknown>) => answer);
  const unload = await showRemote(
    { http: { request: request as never }, log, document },
    { url: URL_OF_APP, ...source },
    element,
  );
  return { unload, request };
}

describe('remote view', () => {
  it('the remote view is requested at its URL and the current full path, as JSON of version 2', async () => {
    const { request } = await show({ appName: 'technical' });
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      path: '/technical-api/remote/en/500',
      query: { status: '503' },
      headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' },
    });
    expect(request.mock.calls[0]?.[0].method).toBeUndefined();
  });

  it('the remote view is requested by a POST with components, and may be made to render itself', async () => {
    const { request } = await show({ appName: 'a' }, { components: ['status'], forceSpa: true });
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      body: { components: ['status'] },
      headers: { 'force-spa': 'true' },
    });
  });

  it('the remote view shows its body without what could run in it, and its style', async () => {
    const body = '<h2>Status</h2><img src="x" onerror="alert(1)"><script>window.bad = 1</script>';
    await show({ appName: 'technical', title: 'Incident', body, style: '.a { color: red }' });
    const root = element.querySelector('[data-remote-app="technical"]');
    expect(root?.getAttribute('aria-label')).toBe('Incident');
    expect(root?.querySelector('h2')?.textContent).toBe('Status');
    expect(root?.querySelector('[onerror], script')).toBeNull();
    expect(document.head.querySelector('style')?.textContent).toContain('.a');
  });

  it('the remote view runs its code and its style under the page’s nonce', async () => {
    const marked = document.createElement('script');
    marked.nonce = 'of-the-page';
    marked.setAttribute('nonce', 'of-the-page');
    document.head.append(marked);
    const { unload } = await show({
      appName: 'a',
      codeToEval: 'void 1',
      style: 'p {}',
      cssToLoad: ['/assets/x/1/x.css'],
    });
    expect(document.head.querySelector('link[href="/assets/x/1/x.css"]')).not.toBeNull();
    const find = (tag: string, text: string) =>
      [...document.head.querySelectorAll<HTMLElement>(tag)].find(
        ({ textContent }) => textContent === text,
      );
    expect(find('script', 'void 1')?.nonce).toBe('of-the-page');
    expect(find('style', 'p {}')?.nonce).toBe('of-the-page');
    unload();
    marked.remove();
  });

  it('the remote view loads its style sheets, and its scripts one after the other before its code', async () => {
    const order: string[] = [];
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes as HTMLElement[]) {
        const { src, href } = node as HTMLScriptElement & HTMLLinkElement;
        order.push(src || href || node.textContent);
        append(src ? document.createComment('a script that the test does not fetch') : node);
        if (src) {
          queueMicrotask(() => {
            order.push('loaded');
            node.dispatchEvent(new Event('load'));
          });
        }
      }
    });
    await show({
      appName: 'a',
      cssToLoad: ['/assets/x/1/x.css'],
      scriptsToLoad: ['/assets/x/1/a.js', '/assets/x/1/b.js'],
      codeToEval: 'void 2',
    });
    expect(order.map((text) => text.replace(/^http:\/\/[^/]+/, ''))).toEqual([
      '/assets/x/1/x.css',
      '/assets/x/1/a.js',
      'loaded',
      '/assets/x/1/b.js',
      'loaded',
      'void 2',
    ]);
  });

  it('the remote view leaves nothing behind when it is unloaded', async () => {
    const before = document.head.children.length;
    const { unload } = await show({
      appName: 'technical',
      body: '<p>x</p>',
      style: 'p {}',
      cssToLoad: ['/assets/x/1/x.css'],
      codeToEval: 'void 0',
      head: '<meta name="x" content="y"><meta http-equiv="refresh" content="0"><base href="/x">',
    });
    expect(document.head.querySelector('meta[name="x"]')).not.toBeNull();
    expect(document.head.querySelector('base, meta[http-equiv]')).toBeNull();
    unload();
    expect(element.children).toHaveLength(0);
    expect(document.head.children).toHaveLength(before);
  });

  it('the remote view logs a warning for invalid code, and is shown', async () => {
    const code = 'this is no code';
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        document.head.appendChild(node as Node);
        if ((node as Element).textContent === code) {
          window.dispatchEvent(
            new ErrorEvent('error', { message: 'SyntaxError', cancelable: true }),
          );
        }
      }
    });
    await show({ appName: 'technical', body: '<p>stands</p>', codeToEval: code });
    expect(log.records).toMatchObject([
      { level: 'warn', message: expect.stringContaining('not valid') },
    ]);
    expect(element.textContent).toBe('stands');
  });

  it.each([
    ['no data', null],
    ['no app name', { body: '<p>x</p>' }],
    ['an empty app name', { appName: '' }],
  ])('the remote view fails when there is %s', async (_what, answer) => {
    await expect(show(answer)).rejects.toMatchObject({ code: 'remote_view_invalid' });
    expect(element.children).toHaveLength(0);
  });

  it('the remote view fails with the status of the remote, so that the page is that error’s', async () => {
    const http = {
      request: vi.fn(async () => {
        throw new ApplicationError({ code: 'unavailable', message: 'away', status: 503 });
      }),
    };
    await expect(
      showRemote({ http, log, document }, { url: URL_OF_APP }, element),
    ).rejects.toMatchObject({ status: 503 });
  });
});
