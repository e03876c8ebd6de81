import type { EventView } from '@touchline/live-client';
import { type ReactNode, type RefObject, useState } from 'react';
import { EventBar } from './event-bar.tsx';
import { useIsPassed } from './use-is-passed.ts';
import styles from './sticky-head.module.css';

/** Where the head begins once it sticks, CSS px from the page's upper edge: below the site's header and the bar. */
const STUCK_AT = 104;

/** After a change of what is below the head, shows it from its beginning if that was scrolled past. */
export function scrollToHead(start: RefObject<HTMLElement | null>): void {
  const { current } = start;
  if (current !== null && current.getBoundingClientRect().top < STUCK_AT) {
    current.scrollIntoView();
  }
}

/**
 * What stays in view below the site's header: the tabs, and above them the event in one line once
 * its scoreboard has been scrolled past. The bar lies over what scrolls away, so nothing moves for it.
 */
export function StickyHead({
  event,
  start,
  children,
}: {
  readonly event: EventView;
  /** Is given the place where the head begins. */
  readonly start: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  const isPassed = useIsPassed(start, STUCK_AT);
  // A bar that has the focus waits: a focus that vanishes begins at the page's top again.
  const [isFocused, setFocused] = useState(false);
  return (
    <>
      <div ref={start} className={styles.start} />
      <div className={styles.head}>
        {isPassed || isFocused ? (
          <div
            className={styles.over}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            <EventBar event={event} />
          </div>
        ) : undefined}
        {children}
      </div>
    </>
  );
}
