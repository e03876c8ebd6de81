import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState, EventCardSkeleton } from '@touchline/ui';
import { offlineIcon } from '@touchline/ui/icons';
import { useSyncExternalStore } from 'react';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * In the place of a list that has not come: its shape, and once it is known that it cannot come the
 * reason. The list itself takes the place as soon as it is there.
 */
export function ListWaiting({ count }: { readonly count: number }) {
  const { i18n, live } = usePlugin();
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const isLost = useStore(live.status, ({ state }) => state === 'stale');
  return isOnline && !isLost ? (
    <EventCardSkeleton count={count} label={i18n.t('loading')} />
  ) : (
    <EmptyState
      path={offlineIcon}
      title={i18n.t('offline.title')}
      text={i18n.t('offline.text')}
      action={<Button onClick={() => window.location.reload()}>{i18n.t('offline.retry')}</Button>}
    />
  );
}
