import { createStore, type LiveStatus } from '@touchline/plugin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetryCard } from '../../host/retry-card.ts';
import { recoverWhenOnline } from './recover-online.ts';

let onRetry: ReturnType<typeof vi.fn<() => void>>;
let status: ReturnType<typeof createStore<LiveStatus>>;
let stop: () => void;
beforeEach(() => {
  onRetry = vi.fn();
  document.body.replaceChildren(createRetryCard({ message: 'failed', label: 'Refresh', onRetry }));
  status = createStore<LiveStatus>({ state: 'offline' } as LiveStatus);
  stop = recoverWhenOnline(window, { status });
});
afterEach(() => stop());
const go = (state: LiveStatus['state']) => status.set({ state } as LiveStatus);

describe('views that failed without a connection', () => {
  it('the failed views are retried when the browser is online', () => {
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('the failed views are retried when prices resume, once', () => {
    go('live');
    expect(onRetry).toHaveBeenCalledTimes(1);
    status.set({ ...status.get() });
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('the failed views are left alone afterwards', () => {
    stop();
    window.dispatchEvent(new Event('online'));
    go('live');
    expect(onRetry).not.toHaveBeenCalled();
  });
});
