import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineCard, retryWhenOnline } from './offline-card.ts';

const onRetry = vi.fn();
const texts = { t: (key: string) => key };
const online = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  onRetry.mockClear();
  document.body.replaceChildren();
});

describe('the card of a page that needs a connection', () => {
  it('the offline card says so and offers to retry', () => {
    const card = createOfflineCard({ texts, onRetry });
    expect(card.querySelector('[role=status]')?.textContent).toContain('main_offline_title');
    card.querySelector('button')?.click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('views that failed without a connection', () => {
  it('the offline page retries automatically when the connection is back, once', () => {
    const root = document.createElement('div');
    document.body.append(root);
    retryWhenOnline({ window, root, onRetry });
    online();
    online();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('the offline page does not retry once it has been replaced', () => {
    retryWhenOnline({ window, root: document.createElement('div'), onRetry });
    online();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
