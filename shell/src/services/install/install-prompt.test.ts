import { createTestContext } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { createKeyStore, type KeyStore } from '../context-keys.ts';
import { holdInstallPrompt } from './install-prompt.ts';

type Offer = Event & { prompt: () => Promise<unknown> };
function offer(): Offer {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(async () => undefined) });
}

let keys: KeyStore;
let test: ReturnType<typeof createTestContext>;
let stop: () => void;
const log = createTestLogger();
const start = () => {
  stop = holdInstallPrompt({ window, keys, bus: test.context.bus, log });
};
beforeEach(() => {
  keys = createKeyStore();
  test = createTestContext();
});
afterEach(() => stop());

describe('install prompt', () => {
  it('the install prompt is held: the browser shows none, and the flag says that installing is possible', () => {
    start();
    const event = offer();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(event.prompt).not.toHaveBeenCalled();
    expect(keys.get('installable')).toBe(true);
  });

  it('the install prompt is shown by the bus event, once, and the flag clears', async () => {
    start();
    const event = offer();
    window.dispatchEvent(event);
    await test.context.bus.emit('app.install', {});
    await test.context.bus.emit('app.install', {});
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(keys.get('installable')).toBe(false);
  });

  it('the install prompt that the browser refuses is logged and dropped', async () => {
    start();
    const event = offer();
    event.prompt = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    window.dispatchEvent(event);
    await test.context.bus.emit('app.install', {});
    await settle();
    expect(log.records).toMatchObject([{ level: 'warn', message: 'the offer to install failed' }]);
    expect(keys.get('installable')).toBe(false);
  });

  it('the install prompt is the one that came before this code, where the document has caught it', async () => {
    const event = offer();
    Object.assign(window, { touchlineInstall: event });
    start();
    expect(keys.get('installable')).toBe(true);
    await test.context.bus.emit('app.install', {});
    expect(event.prompt).toHaveBeenCalledTimes(1);
  });

  it('the install prompt is the first offer, not a later one', async () => {
    start();
    const [first, second] = [offer(), offer()];
    window.dispatchEvent(first);
    window.dispatchEvent(second);
    await test.context.bus.emit('app.install', {});
    expect(first.prompt).toHaveBeenCalledTimes(1);
    expect(second.prompt).not.toHaveBeenCalled();
  });

  it('the install prompt is dropped when the site was installed by another way', () => {
    start();
    window.dispatchEvent(offer());
    window.dispatchEvent(new Event('appinstalled'));
    expect(keys.get('installable')).toBe(false);
  });
});
