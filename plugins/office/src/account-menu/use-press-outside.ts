import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Responds to a press on anything but these elements. */
export function usePressOutside(
  elements: readonly RefObject<HTMLElement | null>[],
  act: () => void,
): void {
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!elements.some(({ current }) => current?.contains(target as Node))) {
      act();
    }
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
}
