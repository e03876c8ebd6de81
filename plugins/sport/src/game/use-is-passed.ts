import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part of the page has been scrolled past: it is above the page's upper edge, or less than
 * `margin` CSS px below it. The browser reports it when it changes; nothing runs while scrolling.
 */
export function useIsPassed(part: RefObject<Element | null>, margin: number): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (element === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setPassed(
          last !== undefined && !last.isIntersecting && last.boundingClientRect.top < margin,
        );
      },
      { rootMargin: `-${margin}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, margin]);
  return isPassed;
}
