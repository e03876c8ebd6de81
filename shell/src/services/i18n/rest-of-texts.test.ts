import { describe, expect, it, vi } from 'vitest';
import { createErrorWording, loadRestOfTexts } from './rest-of-texts.ts';
import { createI18n } from './i18n.ts';

const loadI18next = () => import('i18next');

const words = { default: { unknown: 'Something went wrong.' } };

async function setUp(load: () => Promise<typeof words>) {
  const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
  const waiting: (() => void)[] = [];
  const refresh = vi.fn();
  const stopped = vi.fn();
  const start = () =>
    loadRestOfTexts({
      i18n,
      host: { refresh },
      load,
      clock: {
        after: (_milliseconds, act) => {
          waiting.push(act);
          return stopped;
        },
      },
    });
  const loaded = async () => {
    await i18n.addNamespace('errors', load);
    // The earlier caller has continued.
    await Promise.resolve();
  };
  return { i18n: i18n.forNamespace('demo'), loaded, waiting, refresh, stopped, start };
}

describe('words for error codes', () => {
  it('the error texts appear in the views that had requested them before', async () => {
    const { i18n, refresh, start } = await setUp(async () => words);
    expect(i18n.error(undefined)).toBe('');
    refresh.mockImplementation(() => expect(i18n.error(undefined)).toBe('Something went wrong.'));
    start();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it('the error texts render nothing again where no view had requested them', async () => {
    const { i18n, loaded, refresh, start } = await setUp(async () => words);
    start();
    await loaded();
    expect(i18n.error(undefined)).toBe('Something went wrong.');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('the error texts that could not be loaded are retried after a while, until the page ends', async () => {
    const load = vi.fn(async () => words).mockRejectedValueOnce(new Error('offline'));
    const { i18n, waiting, stopped, start } = await setUp(load);
    const stop = start();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await vi.waitFor(() => expect(i18n.error(undefined)).toBe('Something went wrong.'));
    stop();
    expect(stopped).toHaveBeenCalled();
  });

  it('an error that is to be told waits for its words', async () => {
    const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
    const module = { default: { rate_limited: 'Too many requests.', unknown: 'Unknown.' } };
    const word = createErrorWording(i18n, async () => module);
    expect(i18n.forNamespace('demo').error({ code: 'rate_limited' })).toBe('');
    expect(await word({ code: 'rate_limited' })).toBe('Too many requests.');
  });

  it('an error whose words cannot be loaded is told in general words', async () => {
    const i18n = createI18n({ language: 'en', onMissing: () => undefined, loadI18next });
    await i18n.addNamespace('shell', async () => ({ default: { main_query_error: 'Try again.' } }));
    const word = createErrorWording(i18n, () => Promise.reject(new Error('offline')));
    expect(await word({ code: 'rate_limited' })).toBe('Try again.');
  });
});
