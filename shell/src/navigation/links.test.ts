import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { interceptLinks } from './link-interception.ts';
import { pendingHash } from './pending-link.ts';
import { createPrefetch, mayPrefetch } from './prefetch.ts';

let dispose: () => void;
const go = vi.fn();
const prefetch = vi.fn();

beforeEach(() => {
  dispose = interceptLinks({
    root: document,
    navigation: { go, prefetch },
    isPage: (path) => path.startsWith('/en'),
  });
});
afterEach(() => {
  dispose();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  return event;
}

describe('links', () => {
  it('a link of the site goes through the navigation, wherever inside it was pressed', () => {
    const event = click('<a href="/en/live?a=1"><b>x</b></a>');
    expect(go).toHaveBeenCalledWith('/en/live?a=1');
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ['in a new tab', '<a href="/en/live" target="_blank"><b>x</b></a>', {}],
    ['with a key held', '<a href="/en/live"><b>x</b></a>', { ctrlKey: true }],
    ['with another button', '<a href="/en/live"><b>x</b></a>', { button: 1 }],
    ['of another site', '<a href="https://example.org/en"><b>x</b></a>', {}],
    ['that download', '<a href="/en/file" download><b>x</b></a>', {}],
    ['to what is no page', '<a href="/openapi.json"><b>x</b></a>', {}],
    ['marked external', '<a href="/en/live" rel="external"><b>x</b></a>', {}],
  ])('a link %s is left to the browser', (_what, html, init) => {
    // The browser of the test follows no links; its calls are what counts.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(html, init);
    expect(go).not.toHaveBeenCalled();
  });

  it('a link to a route that is still to come waits for that route', () => {
    const target = { route: 'security', params: { id: '7' } };
    const event = click(`<a href="/en${pendingHash(target)}"><b>x</b></a>`);
    expect(go).toHaveBeenCalledWith(target);
    expect(event.defaultPrevented).toBe(true);
  });

  it('a link press that was handled already is ignored', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('<a href="/en/live"><b>x</b></a>');
    expect(go).not.toHaveBeenCalled();
  });

  it('a link has its code fetched when the visitor is about to follow it', () => {
    document.body.innerHTML = '<a href="/en/live"><b>x</b></a>';
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(prefetch).toHaveBeenCalledWith('/en/live');
  });
});

describe('prefetching', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('the prefetch with the connection %j is allowed: %s', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed);
  });

  it('the prefetch fetches a route once, when idle or after 2 s, and again after a failure', async () => {
    const part = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({});
    const timeouts: number[] = [];
    const fetchAhead = createPrefetch({
      loader: { part, activate: vi.fn() },
      connection: () => undefined,
      whenIdle: (act, timeout) => {
        timeouts.push(timeout);
        act();
      },
      log: createTestLogger(),
    });
    const route = { plugin: 'sport', name: 'home' } as never;
    fetchAhead(route);
    fetchAhead(route);
    expect(part).toHaveBeenCalledTimes(1);
    await settle();
    fetchAhead(route);
    await settle();
    fetchAhead(route);
    expect(part).toHaveBeenCalledTimes(2);
    expect(timeouts).toEqual([2000, 2000]);
  });
});
