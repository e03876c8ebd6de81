import { DESKTOP_WIDTH, PAGE_SLOTS, type PageSlot, slotsOfRoute } from '@touchline/domain/plugins';
import type { Disposer, Slots } from '@touchline/plugin-api';
import type { KeyStore } from '../services/context-keys.ts';
import type { ShownRoute } from '../navigation/shown-route.ts';

export interface Frame {
  /** Fills the slots that the route's layout shows; those of the page before stay as long as that does. */
  readonly arrange: (route: ShownRoute) => void;
  /** The page before is gone: empties what the route does not show. */
  readonly clear: () => void;
  /** Fills what could not be filled before. */
  readonly fill: () => void;
  readonly dispose: Disposer;
}

/**
 * The page's slots around the outlet. The document's elements are adopted; a layout only hides
 * some. What the style sheet does not show at this width (the columns on a phone, the bottom bar
 * on a desktop) is not loaded either.
 */
export function createFrame({
  document,
  mount,
  mountBelow,
  lookup,
}: {
  readonly document: Document;
  /** For what is around the content; undefined while the content itself comes first. */
  readonly mount: () => Slots['mount'] | undefined;
  /** For what is below the content; undefined while the first screen is not there. */
  readonly mountBelow: () => Slots['mount'] | undefined;
  readonly lookup: KeyStore['get'];
}): Frame {
  const window = document.defaultView ?? globalThis.window;
  const elements = new Map(
    PAGE_SLOTS.flatMap((slot): readonly [typeof slot, HTMLElement][] => {
      const element = document.querySelector<HTMLElement>(`body [data-slot="${slot.name}"]`);
      return element === null ? [] : [[slot, element]];
    }),
  );
  const mounted = new Map<PageSlot, Disposer>();
  let wanted: readonly PageSlot[] = [];
  let shown: readonly PageSlot[] = [];
  /** What the style sheet shows at this width. It is asked rarely: an answer computes the page's styles. */
  const displayed = new Map<PageSlot, boolean>();
  const isDisplayed = (slot: PageSlot, isLate: boolean, element: HTMLElement): boolean => {
    const known = displayed.get(slot);
    if (known !== undefined) {
      return known;
    }
    const answer = window.getComputedStyle(element).display !== 'none';
    // What is below the content is not displayed while the content is still to come.
    if (answer || !isLate) {
      displayed.set(slot, answer);
    }
    return answer;
  };
  const fill = () => {
    for (const [{ name: slot, isLate }, element] of elements) {
      element.hidden = !shown.includes(slot);
      const isOnScreen = !element.hidden && isDisplayed(slot, isLate === true, element);
      const unmount = mounted.get(slot);
      if (isOnScreen && unmount === undefined) {
        const stop = (isLate ? mountBelow : mount)()?.({ slot, element });
        if (stop !== undefined) {
          mounted.set(slot, stop);
        }
      } else if (!isOnScreen && unmount !== undefined) {
        mounted.delete(slot);
        unmount();
      }
    }
  };
  const width = window.matchMedia?.(`(width >= ${DESKTOP_WIDTH}px)`);
  const resize = () => {
    displayed.clear();
    fill();
  };
  width?.addEventListener('change', resize);
  return {
    fill,
    arrange: ({ contribution }) => {
      wanted = slotsOfRoute(contribution, lookup);
      shown = [...new Set([...shown, ...wanted])];
      fill();
    },
    clear: () => {
      if (shown.length > wanted.length) {
        shown = wanted;
        fill();
      }
    },
    dispose: () => {
      width?.removeEventListener('change', resize);
      for (const unmount of mounted.values()) {
        unmount();
      }
      mounted.clear();
    },
  };
}
