import { useRef, type PointerEvent, type RefObject } from 'react';

/** Pixels of a drag down after which letting go closes the sheet. */
const CLOSE_DISTANCE = 96;
/** Pixels a millisecond down that close it, however short the way: a flick. */
const CLOSE_VELOCITY = 0.5;
/** A shorter way is no flick, whatever its speed. */
const SHORTEST_FLICK = 24;

/**
 * Handlers for a sheet's head: the sheet follows the finger, and closes when released far enough.
 * It is an extra beside the close button, never the only way (WCAG 2.2, 2.5.7).
 */
export function useDragToClose({
  element,
  onClose,
}: {
  readonly element: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const start = useRef<number>(undefined);
  const last = useRef({ y: 0, time: 0, velocity: 0 });
  const distance = (event: PointerEvent) =>
    Math.max(0, event.clientY - (start.current ?? event.clientY));

  function follow(pixels: number) {
    // The finger moves faster than React should render.
    // oxlint-disable-next-line react/immutability
    if (element.current) element.current.style.translate = pixels === 0 ? '' : `0 ${pixels}px`;
  }
  function end(event: PointerEvent, closes: boolean) {
    if (start.current === undefined) return;
    start.current = undefined;
    follow(0);
    if (closes) onClose();
    else event.preventDefault();
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientY;
      last.current = { y: event.clientY, time: event.timeStamp, velocity: 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === undefined) return;
      const { y, time } = last.current;
      if (event.timeStamp > time) {
        const velocity = (event.clientY - y) / (event.timeStamp - time);
        last.current = { y: event.clientY, time: event.timeStamp, velocity };
      }
      follow(distance(event));
    },
    onPointerUp(event: PointerEvent) {
      const isFlick = distance(event) > SHORTEST_FLICK && last.current.velocity > CLOSE_VELOCITY;
      end(event, isFlick || distance(event) > CLOSE_DISTANCE);
    },
    onPointerCancel(event: PointerEvent) {
      end(event, false);
    },
  };
}
