import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels by which a position may miss an end: zoomed pages have fractions. */
const TOLERANCE = 2;

export interface RailState {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls by most of what is in view: on with 1, back with -1. */
  readonly scroll: (direction: 1 | -1) => void;
}

/** Where a track is scrolled to. Both ends until it is measured: there is nothing to press yet. */
export function useRail(): RailState {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () => setEnds((last) => keepSame(last, endsOf(element)));
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const { ResizeObserver } = window;
    const observer = ResizeObserver === undefined ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, []);
  return {
    track,
    ...ends,
    scroll: (direction) => {
      const element = track.current;
      if (!element) return;
      const onward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollBy({ left: direction * onward * element.clientWidth * 0.85 });
    },
  };
}

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** In right-to-left text the position counts down from zero. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  const position = Math.abs(scrollLeft);
  return {
    atStart: position <= TOLERANCE,
    atEnd: position + clientWidth >= scrollWidth - TOLERANCE,
  };
}

function keepSame(last: Ends, next: Ends): Ends {
  return last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next;
}
