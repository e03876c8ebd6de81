import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this browser can be notified: `blocked` once the player has said no to it. */
export type PushSupport = 'supported' | 'blocked' | 'unsupported';

function supportHere(): PushSupport {
  const { PushManager, Notification } = globalThis;
  if (PushManager === undefined || Notification === undefined || !('serviceWorker' in navigator)) {
    return 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'supported';
}

/** What this browser permits; undefined on the server, which cannot say. */
export function usePushSupport(): PushSupport | undefined {
  return useSyncExternalStore(unchanging, supportHere, () => undefined);
}
