import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '../testing/test-logger.ts';
import { startApplication } from './start-application.ts';
import { startBackgroundWork } from './start-background-work.ts';

vi.mock('../services/i18n/rest-of-texts.ts', () => ({ loadRestOfTexts: () => () => undefined }));
vi.mock('./start-application.ts', () => ({ startApplication: vi.fn(() => () => undefined) }));

afterEach(() => vi.clearAllMocks());

describe('the background work of a page', () => {
  it('the failed views are retried once more when the page starts to watch for missing files', async () => {
    const { context } = createTestContext({ plugin: 'shell' });
    const order: string[] = [];
    vi.mocked(startApplication).mockImplementation(() => {
      order.push('listens');
      return () => undefined;
    });
    const services = {
      clock: context.clock,
      i18n: context.i18n,
      setActive: () => undefined,
      logger: () => createTestLogger(),
    };
    const stop = startBackgroundWork({
      document,
      window,
      services,
      host: { retry: () => void order.push('retries'), refresh: () => undefined },
    } as never);
    expect(order).toEqual([]);
    await vi.dynamicImportSettled();
    expect(order).toEqual(['listens', 'retries']);
    stop();
  });
});
