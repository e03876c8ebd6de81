import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Suspense } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { Hub } from './hub.tsx';
import { RoundPage } from './round-page.tsx';

/** Virtual sports: all of them, or the one round that the address names. */
function Virtuals() {
  const { navigation } = usePlugin();
  const { round, channel } = useStore(navigation.current, ({ query }) => query);
  const id = Number(round);
  return (
    <Suspense fallback={<ListWaiting count={6} />}>
      {Number.isSafeInteger(id) && id > 0 ? (
        <RoundPage key={id} id={id} />
      ) : (
        <Hub asked={channel} />
      )}
    </Suspense>
  );
}

export const view = reactView(Virtuals);
