import { createTestContext } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { BETWEEN_RELOADS, reloadWhenStale } from './reload-stale.ts';

let test: ReturnType<typeof createTestContext>;
const reload = vi.fn();
const isGone = vi.fn(async () => true);
let stop: () => void;
function start(memory: Pick<Window, 'sessionStorage'>): void {
  const { context, clock } = test;
  const window = Object.defineProperty(
    { document, location: { reload } as never },
    'sessionStorage',
    { get: () => memory.sessionStorage },
  );
  stop = reloadWhenStale({
    window: window as never,
    bus: context.bus,
    clock,
    log: createTestLogger(),
    isGone,
  });
}
beforeEach(() => {
  test = createTestContext({ time: 1_000_000 });
  sessionStorage.clear();
  reload.mockClear();
  isGone.mockClear();
  start({ sessionStorage });
});
afterEach(() => stop());

/** A file fails to load, then the view that needed it. */
async function fail(plugin = 'sport', phase = 'load'): Promise<void> {
  const script = document.createElement('script');
  script.src = `/assets/${plugin}/1/42.js`;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  await test.context.bus.emit('plugin.failed', { plugin, phase, code: 'chunk' });
  await settle();
}

describe('a stale page', () => {
  it('a stale page is loaded again when a view fails by a missing file', async () => {
    await fail();
    expect(isGone).toHaveBeenCalledWith(expect.stringContaining('/assets/sport/1/42.js'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a stale page is loaded again at most once a minute', async () => {
    await fail();
    test.clock.advance(BETWEEN_RELOADS - 1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    test.clock.advance(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(BETWEEN_RELOADS).toBe(60_000);
  });

  it('a stale page stays when the server still has the file, or does not respond', async () => {
    isGone.mockResolvedValueOnce(false);
    await fail();
    isGone.mockRejectedValueOnce(new Error('offline'));
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [
      'forbidden',
      {
        get sessionStorage(): Storage {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    [
      'full',
      {
        sessionStorage: {
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        } as never,
      },
    ],
  ])('a stale page stays where storage is %s: it could not count its loads', async (_, memory) => {
    stop();
    start(memory);
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a stale page stays when a view fails by something else', async () => {
    await test.context.bus.emit('plugin.failed', { plugin: 'sport', phase: 'load', code: 'x' });
    await fail('sport', 'mount');
    expect(reload).not.toHaveBeenCalled();
  });
});
