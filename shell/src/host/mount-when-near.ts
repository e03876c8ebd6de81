import type { Disposer, Slots } from '@touchline/plugin-api';
import { whenNearViewport } from './when-near-viewport.ts';

/** Makes a mount that fills a slot as soon as it comes near the screen. */
export function createMountWhenNear({
  slots,
  window,
  isLight,
}: {
  readonly slots: Pick<Slots, 'mount'>;
  readonly window: Window & typeof globalThis;
  /** The player wants the light version of the page. */
  readonly isLight: () => boolean;
}): Slots['mount'] {
  return (target) => {
    let unmount: Disposer | undefined;
    const stopWaiting = whenNearViewport({
      element: target.element,
      window,
      isLight: isLight(),
      act: () => {
        unmount = slots.mount(target);
      },
    });
    return () => {
      stopWaiting();
      unmount?.();
    };
  };
}
