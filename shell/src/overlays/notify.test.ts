import type { Notification } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createNotify } from './notify.ts';

const SAVED: Notification = { kind: 'success', message: 'saved' };
const down = () => Promise.reject<never>(new Error('down'));

function setUp(given: Partial<Parameters<typeof createNotify>[0]> = {}) {
  const log = createTestLogger();
  const dispose = vi.fn();
  const show = vi.fn(async (_notification: Notification) => dispose);
  const notify = createNotify({ show, describe: async () => [SAVED, SAVED], log, ...given });
  return { notify, show, dispose, log };
}

describe('notifications', () => {
  it('a notification is shown once its view has loaded, and closed when released', async () => {
    const { notify, show, dispose } = setUp();
    const stop = notify.show(SAVED);
    expect(show).toHaveBeenCalledWith(SAVED);
    stop();
    await settle();
    expect(dispose).toHaveBeenCalledOnce();
  });

  it('the notifications of several requests are those that describe them', async () => {
    const { notify, show } = setUp();
    notify.outcomes([{ success: true }]);
    await settle();
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('a notification that cannot be shown or described is logged, and its release does nothing', async () => {
    const { notify, log } = setUp({ show: down, describe: down });
    const stop = notify.show(SAVED);
    notify.outcomes([{ success: true }]);
    stop();
    await settle();
    expect(log.records).toMatchObject([
      { level: 'error', message: expect.stringContaining('saved') },
      { level: 'error', message: expect.stringContaining('requests') },
    ]);
  });
});
