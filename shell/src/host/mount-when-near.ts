import type { Disposer, Slots } from '@touchline/plugin-api';
import type { ArrangeSlot, ShellSlots } from './slots.ts';
import { whenNearViewport } from './when-near-viewport.ts';

/** Makes a mount that fills a slot as soon as it comes near the screen. */
export function createMountWhenNear({
  slots,
  window,
  isLight,
  arrangementOf,
}: {
  readonly slots: ShellSlots;
  readonly window: Window & typeof globalThis;
  /** The player wants the light version of the page. */
  readonly isLight: () => boolean;
  /** How operators arrange a slot, where they do. */
  readonly arrangementOf: (slot: string) => ArrangeSlot | undefined;
}): Slots['mount'] {
  return (target) => {
    let unmount: Disposer | undefined;
    const stopWaiting = whenNearViewport({
      element: target.element,
      window,
      isLight: isLight(),
      act: () => {
        const arrange = arrangementOf(target.slot);
        unmount = slots.mount({ ...target, ...(arrange && { arrange }) });
        // The style sheets keep the room of a slot until it is filled.
        target.element.dataset['filled'] = '';
      },
    });
    return () => {
      stopWaiting();
      unmount?.();
      delete target.element.dataset['filled'];
    };
  };
}
