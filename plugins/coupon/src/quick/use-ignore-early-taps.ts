import { usePlugin } from '@touchline/plugin-api';
import { type MouseEvent, useEffect, useRef } from 'react';

/** A second tap on what the first one made appear was meant for what lay there before. */
const DEAF_FOR = 400;

/** Handlers that let a form ignore presses on its button for its first moments on the page. */
export function useIgnoreEarlyTaps(): { readonly onClickCapture: (event: MouseEvent) => void } {
  const { clock } = usePlugin();
  const shownAt = useRef(Infinity);
  useEffect(() => {
    shownAt.current = clock.now();
  }, [clock]);
  return {
    onClickCapture: (event) => {
      const isPlace = (event.target as Element).closest('[type="submit"]') !== null;
      if (isPlace && event.detail > 0 && clock.now() - shownAt.current < DEAF_FOR) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}
