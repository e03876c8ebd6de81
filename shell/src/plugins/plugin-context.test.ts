import type { Notification } from '@touchline/plugin-api';
import { expect, it, vi } from 'vitest';
import { scopedNotify } from './plugin-context.ts';
import { createPluginScope } from './plugin-scope.ts';

it('a notice that closes by itself outlives its plugin, and one that stays ends with it', () => {
  const scope = createPluginScope(() => undefined);
  const close = vi.fn();
  const show = (notification: Notification) => () => close(notification.message);
  const notify = scopedNotify({ show, outcomes: () => undefined }, scope);
  const accepted = notify.show({ kind: 'success', message: 'Bet accepted' });
  notify.show({ kind: 'error', message: 'No answer', sticky: true });
  scope.dispose();
  expect(close.mock.calls).toEqual([['No answer']]);
  accepted();
  expect(close.mock.calls).toEqual([['No answer'], ['Bet accepted']]);
});
