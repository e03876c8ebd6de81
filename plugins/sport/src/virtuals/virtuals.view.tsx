import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Suspense, useSyncExternalStore } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { Hub } from './hub.tsx';
import { RoundPage } from './round-page.tsx';

const unchanging = () => () => undefined;

/** Virtual sports: all of them, or the one round that the address names. */
function Virtuals() {
  const { navigation } = usePlugin();
  const { round, channel } = useStore(navigation.current, ({ query }) => query);
  // Its texts come with it, which a first screen from the server does not wait for.
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const id = Number(round);
  const waiting = <ListWaiting count={6} />;
  if (!isInBrowser) {
    return waiting;
  }
  return (
    <Suspense fallback={waiting}>
      {Number.isSafeInteger(id) && id > 0 ? (
        <RoundPage key={id} id={id} />
      ) : (
        <Hub asked={channel} />
      )}
    </Suspense>
  );
}

export const view = reactView(Virtuals);
