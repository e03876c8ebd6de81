import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineCard } from './offline-card.ts';

const onRetry = vi.fn();
const texts = { t: (key: string) => key };
const online = () => window.dispatchEvent(new Event('online'));

describe('the card of a page that needs a connection', () => {
  beforeEach(() => {
    onRetry.mockClear();
    document.body.replaceChildren();
  });

  it('says so and offers to try again', () => {
    const card = createOfflineCard({ window, texts, onRetry });
    expect(card.querySelector('[role=status]')?.textContent).toContain('main_offline_title');
    card.querySelector('button')?.click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('tries again by itself when the connection is back', () => {
    document.body.append(createOfflineCard({ window, texts, onRetry }));
    online();
    online();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('does nothing once another page has taken its place', () => {
    createOfflineCard({ window, texts, onRetry });
    online();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
