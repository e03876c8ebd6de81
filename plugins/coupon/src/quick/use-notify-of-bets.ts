import { usePlugin } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { placingOf } from '../placement/placement.ts';
import { notifyPlaced } from './notify-placed.ts';

/** While the quick slip is shown: a placed bet is shown as a notification, and the slip is free again. */
export function useNotifyOfBets(): void {
  const context = usePlugin();
  const { isShown } = quickSlipOf(context);
  const placing = placingOf(context);
  useEffect(() => {
    isShown.set(true);
    const detachViewer = placing.attachViewer();
    const stop = placing.state.subscribe((now) => {
      if (now.state === 'placed') {
        notifyPlaced(context, now);
        placing.dismiss();
      }
    });
    return () => {
      stop();
      detachViewer();
      isShown.set(false);
    };
  }, [context, isShown, placing]);
}
