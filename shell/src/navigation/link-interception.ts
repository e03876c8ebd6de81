import type { Disposer, Navigation } from '@touchline/plugin-api';
import { pendingTarget } from './pending-link.ts';

/** The anchor an event happened on, if the shell may follow it instead of the browser. */
function siteLink(event: Event): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : undefined;
  const isPlain =
    anchor !== null &&
    anchor !== undefined &&
    anchor.href !== '' &&
    anchor.origin === window.location.origin &&
    (anchor.target === '' || anchor.target === '_self') &&
    !anchor.hasAttribute('download') &&
    anchor.getAttribute('rel') !== 'external';
  return isPlain ? anchor : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isFragmentOfPage(anchor: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search
  );
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}

/**
 * Takes plain clicks on ordinary links of the site through the navigation, and fetches the code of
 * a link's page when the visitor is about to follow it. A link to a route that is still to come waits for it.
 * `isPage` returns which paths are pages at all.
 */
export function interceptLinks({
  root,
  navigation,
  isPage,
}: {
  readonly root: Document;
  readonly navigation: Pick<Navigation, 'go' | 'prefetch'>;
  readonly isPage: (path: string) => boolean;
}): Disposer {
  const onClick = (event: MouseEvent) => {
    const anchor = siteLink(event);
    if (anchor === undefined || event.defaultPrevented || !isPlainClick(event)) {
      return;
    }
    const pending = pendingTarget(anchor.hash);
    if (pending !== undefined) {
      event.preventDefault();
      void navigation.go(pending);
    } else if (!isFragmentOfPage(anchor) && isPage(anchor.pathname)) {
      event.preventDefault();
      void navigation.go(pathOf(anchor));
    }
  };
  const onIntent = (event: Event) => {
    const anchor = siteLink(event);
    if (anchor !== undefined && isPage(anchor.pathname)) {
      navigation.prefetch(pathOf(anchor));
    }
  };
  root.addEventListener('click', onClick);
  root.addEventListener('pointerdown', onIntent, { passive: true });
  root.addEventListener('focusin', onIntent);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('pointerdown', onIntent);
    root.removeEventListener('focusin', onIntent);
  };
}
