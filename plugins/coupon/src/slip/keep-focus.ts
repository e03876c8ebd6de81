import type { Disposer } from '@touchline/plugin-api';

const STOPS = 'a[href], button, input, select, summary';

/**
 * Keeps the focus in the slip: when the element that has it goes, because its leg was removed, the
 * slip was cleared or placed, or a button has come to its end, another one takes it. What only went
 * elsewhere keeps it there. Else it is the nearest: of a list the next entry or the one before;
 * elsewhere the element before, so that a second press of the same key does no harm; in a slip that
 * looks all different the way back.
 */
export function keepFocus(panel: HTMLElement | null): Disposer {
  if (panel === null) {
    return () => undefined;
  }
  let stops: readonly HTMLElement[] = [];
  let had: HTMLElement | undefined;
  let list: Element | null = null;

  const isThere = (element: HTMLElement) =>
    panel.contains(element) && !element.matches(':disabled');
  const isStop = (element: HTMLElement) => isThere(element) && element.checkVisibility();
  const onFocusIn = ({ target }: FocusEvent) => {
    had = target as HTMLElement;
    list = had.closest('ul, ol');
    stops = stopsOf(panel);
  };
  // The player went elsewhere, unless the element itself was removed: then it is missing by now.
  const onFocusOut = () => {
    const left = had;
    queueMicrotask(() => {
      if (left !== undefined && had === left && isThere(left) && document.activeElement !== left) {
        had = undefined;
      }
    });
  };
  const onChange = () => {
    const now = document.activeElement;
    // Called after every price that moves: what is there is not checked any closer.
    if (had === undefined || isThere(had) || (now !== had && panel.contains(now))) {
      return;
    }
    const at = stops.indexOf(had);
    const after = stops.slice(at + 1);
    const before = stops.slice(0, Math.max(0, at)).toReversed();
    const inList = [...after, ...before].filter((stop) => list?.contains(stop));
    const name = had.getAttribute('aria-label');
    const moved = stopsOf(panel).find((stop) => name && stop.getAttribute('aria-label') === name);
    const next =
      moved ??
      [...inList, ...before, ...after].find(isStop) ??
      panel.querySelector<HTMLElement>('[data-undo]') ??
      stopsOf(panel).find(isStop);
    next?.focus();
  };

  const observer = new MutationObserver(onChange);
  observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  panel.addEventListener('focusin', onFocusIn);
  panel.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    panel.removeEventListener('focusin', onFocusIn);
    panel.removeEventListener('focusout', onFocusOut);
  };
}

function stopsOf(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(STOPS)];
}
