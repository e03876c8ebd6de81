import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Flick, rubberBand, shouldOpen, TAP } from './flick.ts';

interface Drag {
  readonly startY: number;
  /** The last place and time the speed is reckoned from. */
  lastY: number;
  lastTime: number;
  velocity: number;
}

/**
 * Handlers for what opens when it is dragged or flicked up. The element follows the finger, unless
 * the player wants less motion; a tap and the keyboard's press open it as they do any button.
 */
export function useDragToOpen(open: () => void) {
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);

  function follow(element: HTMLElement, distance: number) {
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion)').matches === true;
    element.style.translate = distance <= 0 || isStill ? '' : `0 ${-rubberBand(distance)}px`;
  }
  function end(event: PointerEvent<HTMLElement>): Flick {
    const { startY, velocity } = drag.current ?? { startY: event.clientY, velocity: 0 };
    drag.current = undefined;
    follow(event.currentTarget, 0);
    return { distance: startY - event.clientY, velocity };
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      const { clientY, timeStamp } = event;
      drag.current = { startY: clientY, lastY: clientY, lastTime: timeStamp, velocity: 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === undefined) {
        return;
      }
      const time = event.timeStamp - now.lastTime;
      if (time > 0) {
        now.velocity = (now.lastY - event.clientY) / time;
        now.lastY = event.clientY;
        now.lastTime = event.timeStamp;
      }
      const distance = now.startY - event.clientY;
      wasDragged.current ||= Math.abs(distance) > TAP;
      follow(event.currentTarget, distance);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (shouldOpen(end(event))) {
        wasDragged.current = true;
        open();
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event);
    },
    /** A drag ends with a click too, which is not meant as one. */
    onClick(event: MouseEvent) {
      if (wasDragged.current && event.detail > 0) {
        wasDragged.current = false;
        return;
      }
      open();
    },
  };
}
